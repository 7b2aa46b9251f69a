import { z } from 'zod'
import type { Purpose } from '#shared/consent.ts'
import { purposes } from '#shared/consent.ts'
import { type Setting, textSetting } from '#shared/setting.ts'
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

/** An https host, a wildcard for its subdomains, or a WebSocket origin; no path, and no CSP syntax. */
const origins = z
  .array(
    z
      .string()
      .max(200)
      .regex(/^(?:https|wss):\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?$/),
  )
  .max(10)

/** Reserved keys of the shop's own snippets. */
const ownKeys = /^(?:script|consent-question|toplayer-.*)$/

const snippet = z
  .strictObject({
    key: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/)
      .refine((key) => !ownKeys.test(key)),
    region: z.enum(['head', 'body_top', 'other', 'widget']),
    purpose: z.enum(purposes).nullable(),
    script: z.string().trim().min(1).max(20_000).optional(),
    html: z.string().trim().min(1).max(20_000).optional(),
    origins: z
      .strictObject({
        script: origins,
        connect: origins,
        image: origins,
        frame: origins,
      })
      .partial()
      .optional(),
  })
  .refine(({ script, html }) => (script === undefined) !== (html === undefined))
  .refine(({ region, html }) => region !== 'head' || html === undefined)

const snippets = z
  .array(snippet)
  .max(20)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length)

/** The merchant's snippets as JSON; null when they are invalid. */
export function readSnippets(raw: unknown): Snippet[] | null {
  return snippets.safeParse(typeof raw === 'string' ? parseJson(raw) : raw).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
