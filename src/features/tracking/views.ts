import { createHash } from 'node:crypto'
import { isPurposeAllowed } from '#features/consent/rules.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { type Purpose, purposes } from '#shared/consent.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { PublicShop, Shop } from '#shop'
import { type Snippet, scriptElement } from './rules.ts'
import { snippetsSetting, type TrackingEvent, trackingPurpose, trackingSettings } from './settings.ts'

export interface SnippetItem {
  region: Exclude<Snippet['region'], 'widget'>
  content: string
}

/**
 * Returns the snippets for this visitor's pages (A3.9, A7.20), limited to the visitor's consent.
 * @param ourPages script URLs instead of inline scripts, and widgets included, as our own pages load them
 */
export function visitorSnippets(shop: Shop, ourPages: boolean): Record<string, SnippetItem> {
  return Object.fromEntries(
    allowedSnippets(shop).flatMap(({ key, region, script, html = '' }) => {
      if (region === 'widget' && !ourPages) return []
      const content = script ? scriptElement(script, ourPages ? scriptUrl(script) : null) : sanitiseHtml(html)
      return [[key, { region: region === 'widget' ? 'other' : region, content }]]
    }),
  )
}

/** Returns the widgets that this visitor allows: their scripts as one, and the HTML of each by key. */
export function visitorWidgets(shop: Shop): { script: string; html: Record<string, string> } {
  const widgets = allowedSnippets(shop).filter(({ region }) => region === 'widget')
  return {
    script: widgets.flatMap(({ script }) => script ?? []).join(';\n'),
    html: Object.fromEntries(
      widgets.flatMap(({ key, html }) => (html === undefined ? [] : [[key, sanitiseHtml(html)]])),
    ),
  }
}

function allowedSnippets({ settings, visitor }: Shop): Snippet[] {
  return settings.get(snippetsSetting).filter(({ purpose }) => isPurposeAllowed(visitor.consent ?? null, purpose))
}

/** Returns the purposes of the consent question: empty for a shop with required content only. */
export function askedPurposes(shop: PublicShop): Purpose[] {
  const used = new Set(shop.settings.get(snippetsSetting).map(({ purpose }) => purpose))
  if (hasTracking(shop)) used.add(trackingPurpose)
  return purposes.filter((purpose) => used.has(purpose))
}

/** Returns the script of an event from the settings; '' when there is none or the event is unknown. */
export function eventScript({ settings }: PublicShop, event: string): string {
  return Object.hasOwn(trackingSettings, event) ? settings.get(trackingSettings[event as TrackingEvent]).trim() : ''
}

/** Returns whether the shop counts any event. */
function hasTracking(shop: PublicShop): boolean {
  return Object.keys(trackingSettings).some((event) => eventScript(shop, event) !== '')
}

/** Returns the URL of a script, named by its content hash, so that it never changes. */
export function scriptUrl(script: string): string {
  return serverUrls.script(createHash('sha256').update(script).digest('hex'))
}

/** Returns the script of a URL, as long as it is in the settings; null for any other. */
export function findScript(shop: PublicShop, address: string): string | null {
  const ofEvents = Object.keys(trackingSettings).map((event) => eventScript(shop, event))
  const ofPages = shop.settings.get(snippetsSetting).map(({ script = '' }) => script)
  return [...ofEvents, ...ofPages].find((script) => script !== '' && scriptUrl(script) === address) ?? null
}

/** Returns the number of pending scripts of the visitor (A7.18). Without tracking it runs no query and loads no visitor. */
export async function countPendingEvents(publicShop: PublicShop, openShop: () => Promise<Shop>): Promise<number> {
  if (!hasTracking(publicShop)) return 0
  const { database, visitor } = await openShop()
  if (visitor.visitId === null) return 0
  const { count } = await database
    .selectFrom('tracking_event')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('visit_id', '=', visitor.visitId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
