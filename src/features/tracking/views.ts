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
 * What this visitor's pages hold beyond the shop's own (A3.9, A7.20): of what he has not allowed, nothing.
 * @param ourPages scripts by their addresses, and widgets among the rest, as our own pages load them
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

/** The widgets that this visitor allows: their scripts as one, and the HTML of each by its key. */
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

/** For what visitors have to be asked: empty for a shop that does only what it cannot do without. */
export function askedPurposes(shop: PublicShop): Purpose[] {
  const used = new Set(shop.settings.get(snippetsSetting).map(({ purpose }) => purpose))
  if (hasTracking(shop)) used.add(trackingPurpose)
  return purposes.filter((purpose) => used.has(purpose))
}

/** The script that the shop has set for an event; '' for none, and for an event that is not known. */
export function eventScript({ settings }: PublicShop, event: string): string {
  return Object.hasOwn(trackingSettings, event) ? settings.get(trackingSettings[event as TrackingEvent]).trim() : ''
}

/** Whether the shop counts anything at all. */
function hasTracking(shop: PublicShop): boolean {
  return Object.keys(trackingSettings).some((event) => eventScript(shop, event) !== '')
}

/** Where our own pages load a script from: named by what it says, so that it never changes. */
export function scriptUrl(script: string): string {
  return serverUrls.script(createHash('sha256').update(script).digest('hex'))
}

/** The script of that address, as long as the shop has it in its settings; null for anything else. */
export function findScript(shop: PublicShop, address: string): string | null {
  const ofEvents = Object.keys(trackingSettings).map((event) => eventScript(shop, event))
  const ofPages = shop.settings.get(snippetsSetting).map(({ script = '' }) => script)
  return [...ofEvents, ...ofPages].find((script) => script !== '' && scriptUrl(script) === address) ?? null
}

/** How many scripts wait for the visitor's browser (A7.18). No query, and nobody is looked up, while the shop counts nothing. */
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
