import type { Purpose } from '#shared/consent.ts'
import { type Setting, textSetting } from '#shared/setting.ts'
import { readSnippets } from './checks.ts'
import type { Snippet } from './rules.ts'

/** Visitor events that a shop can count. */
export type TrackingEvent = 'addedToBasket'

/** JavaScript that the visitor's browser runs after the event; '' is none. Only the merchant writes it. */
export const trackingSettings: Record<TrackingEvent, Setting<string>> = {
  addedToBasket: textSetting(
    'tracking.addedToBasket',
    '',
    'JavaScript uruchamiany w przeglądarce po dodaniu do koszyka, na przykład dla statystyk',
  ),
}

/** The consent purpose of event scripts. */
export const trackingPurpose: Purpose = 'analytics'

/** Scripts and HTML on every page; by default none, and then there is no consent question. */
export const snippetsSetting: Setting<Snippet[]> = {
  key: 'tracking.snippets',
  default: [],
  description:
    'Dodatki na stronach, lista JSON: key, region (head | body_top | other | widget), purpose (analytics | marketing; null: niezbędne), script (JavaScript) albo html (bez skryptów), origins (obce adresy, do których wolno sięgać: script, connect, image, frame, na przykład {"script": ["https://tag.example"]})',
  check: readSnippets,
}
