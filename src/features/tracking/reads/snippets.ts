import { isAllowed } from '#features/consent/rules.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { type Purpose, purposes } from '#shared/consent.ts'
import type { PublicShop, Shop } from '#shop'
import { type Snippet, scriptElement } from '../rules.ts'
import { snippetsSetting, trackingPurpose } from '../settings.ts'
import { scriptAddress, tracksAnything } from './tracking-scripts.ts'

export interface SnippetItem {
  region: Exclude<Snippet['region'], 'widget'>
  content: string
}

/**
 * What this visitor's pages hold beyond the shop's own (A3.9, A7.20): of what he has not allowed, nothing.
 * @param ourPages scripts by their addresses, and widgets among the rest, as our own pages load them
 */
export function snippetsFor(shop: Shop, ourPages: boolean): Record<string, SnippetItem> {
  return Object.fromEntries(
    allowedTo(shop).flatMap(({ key, region, script, html = '' }) => {
      if (region === 'widget' && !ourPages) return []
      const content = script ? scriptElement(script, ourPages ? scriptAddress(script) : null) : sanitiseHtml(html)
      return [[key, { region: region === 'widget' ? 'other' : region, content }]]
    }),
  )
}

/** The widgets that this visitor allows: their scripts as one, and the HTML of each by its key. */
export function widgetsFor(shop: Shop): { script: string; html: Record<string, string> } {
  const widgets = allowedTo(shop).filter(({ region }) => region === 'widget')
  return {
    script: widgets.flatMap(({ script }) => script ?? []).join(';\n'),
    html: Object.fromEntries(
      widgets.flatMap(({ key, html }) => (html === undefined ? [] : [[key, sanitiseHtml(html)]])),
    ),
  }
}

function allowedTo({ settings, visitor }: Shop): Snippet[] {
  return settings.get(snippetsSetting).filter(({ purpose }) => isAllowed(visitor.consent ?? null, purpose))
}

/** For what visitors have to be asked: empty for a shop that does only what it cannot do without. */
export function askedPurposes(shop: PublicShop): Purpose[] {
  const used = new Set(shop.settings.get(snippetsSetting).map(({ purpose }) => purpose))
  if (tracksAnything(shop)) used.add(trackingPurpose)
  return purposes.filter((purpose) => used.has(purpose))
}
