import { ConsentQuestion } from '#features/consent/ui/consent-question.tsx'
import { askedPurposes, type SnippetItem, snippetsFor } from '#features/tracking/reads/snippets.ts'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { Shop } from '#shop'
import { layersOf } from './toplayers-answer.tsx'

/**
 * What visitors' pages hold beyond the shop's own (A3.9): snippets that may run, and the question what may, as long as it has not
 * been answered and there is anything to ask for.
 * @param scripts 'files': as our own pages load them: scripts by their addresses, widgets and layers too, and no items rather
 * than an empty list
 */
export function snippetsAnswer(shop: Shop, scripts?: string): { items?: Record<string, SnippetItem> } {
  if (scripts !== 'files') return { items: { ...snippetsFor(shop, false), ...question(shop) } }
  const layers = Object.entries(layersOf(shop)).map(([key, content]) => [key, { region: 'other', content }] as const)
  const items = { ...snippetsFor(shop, true), ...question(shop), ...Object.fromEntries(layers) }
  return Object.keys(items).length === 0 ? {} : { items }
}

function question(shop: Shop): Record<string, SnippetItem> {
  if (shop.visitor.consent || askedPurposes(shop).length === 0) return {}
  const content = staticMarkup(shop, <ConsentQuestion />, 'consent-')
  return { 'consent-question': { region: 'body_top', content } }
}
