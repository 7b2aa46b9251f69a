import { isAllowed } from '#features/consent/rules.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import type { PublicShop, Shop } from '#shop'
import { type Snippet, scriptElement } from '../rules.ts'
import { snippetsSetting } from '../settings.ts'
import { scriptAddress, tracksAnything } from './tracking-scripts.ts'

export interface SnippetItem {
  region: Snippet['region']
  content: string
}

/**
 * What this visitor's pages hold beyond the shop's own (A3.9, A7.20): of what he has not allowed, nothing.
 * @param byAddress scripts as our own pages load them, rather than in full
 */
export function snippetsFor({ settings, visitor }: Shop, byAddress: boolean): Record<string, SnippetItem> {
  const allowed = settings.get(snippetsSetting).filter(({ purpose }) => isAllowed(visitor.consent ?? null, purpose))
  return Object.fromEntries(
    allowed.map(({ key, region, script, html = '' }) => {
      const content = script ? scriptElement(script, byAddress ? scriptAddress(script) : null) : sanitiseHtml(html)
      return [key, { region, content }]
    }),
  )
}

/** Whether the shop does anything for which visitors have to be asked. */
export function asksForConsent(shop: PublicShop): boolean {
  return tracksAnything(shop) || shop.settings.get(snippetsSetting).some(({ purpose }) => purpose !== null)
}
