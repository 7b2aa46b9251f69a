import type { Purpose } from '#shared/consent.ts'
import { type Setting, textSetting } from '#shared/setting.ts'
import { readSnippets } from './checks.ts'
import type { Snippet } from './rules.ts'

/** What a visitor does that the shop may want to count. */
export type TrackingEvent = 'addedToBasket'

/** JavaScript that the visitor's browser runs afterwards; '' is none. Only the merchant writes it. */
export const trackingSettings: Record<TrackingEvent, Setting<string>> = {
  addedToBasket: textSetting(
    'tracking.addedToBasket',
    '',
    'JavaScript uruchamiany w przeglądarce po dodaniu do koszyka, na przykład dla statystyk',
  ),
}

/** For what the scripts of events need to be allowed. */
export const trackingPurpose: Purpose = 'analytics'

/** Scripts and HTML on every page; none by default, and then nobody is asked for anything. */
export const snippetsSetting: Setting<Snippet[]> = {
  key: 'tracking.snippets',
  default: [],
  description:
    'Dodatki na stronach, lista JSON: key, region (head | body_top | other | widget), purpose (analytics | marketing; null: niezbędne), script (JavaScript) albo html (bez skryptów), cacheDependencies (obce adresy, do których wolno sięgać: script, connect, image, frame, na przykład {"script": ["https://tag.example"]})',
  check: readSnippets,
}
