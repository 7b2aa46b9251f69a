import { ConsentQuestion } from '#features/consent/ui/consent-question.tsx'
import { asksForConsent, type SnippetItem, snippetsFor } from '#features/tracking/reads/snippets.ts'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { Shop } from '#shop'

/**
 * What visitors' pages hold beyond the shop's own (A3.9): snippets that may run, and the question what may, as long as it has not
 * been answered and there is anything to ask for.
 * @param scripts 'files': by their addresses, as our own pages load them, and no items rather than an empty list
 */
export function snippetsAnswer(shop: Shop, scripts?: string): { items?: Record<string, SnippetItem> } {
  const items = { ...snippetsFor(shop, scripts === 'files'), ...question(shop) }
  return scripts === 'files' && Object.keys(items).length === 0 ? {} : { items }
}

function question(shop: Shop): Record<string, SnippetItem> {
  if (shop.visitor.consent || !asksForConsent(shop)) return {}
  const content = staticMarkup(shop, <ConsentQuestion />, 'consent-')
  return { 'consent-question': { region: 'body_top', content } }
}
