import { ConsentQuestion } from '#features/consent/ui/consent-question.tsx'
import { activeToplayers, type Toplayer, toplayerDevices } from '#features/content/rules/content-blocks.ts'
import { toplayersSetting } from '#features/content/settings.ts'
import { ToplayerWindow } from '#features/content/ui/toplayer-window.tsx'
import { askedPurposes, type SnippetItem, visitorSnippets, visitorWidgets } from '#features/tracking/views.ts'
import { renderStatic } from '#kit/render-static.tsx'
import type { Shop } from '#shop'

/**
 * The visitor-specific parts of a page (A3.9): the allowed snippets, and the consent question until it is answered, if there is
 * anything to consent to.
 * @param scripts 'files': as our own pages load them, with script URLs, widgets and layers, and without empty lists
 */
export function snippetsAnswer(shop: Shop, scripts?: string): { items?: Record<string, SnippetItem> } {
  if (scripts !== 'files') return { items: { ...visitorSnippets(shop, false), ...consentQuestion(shop) } }
  const layers = Object.entries(toplayersHtml(shop)).map(
    ([key, content]) => [key, { region: 'other', content }] as const,
  )
  const items = { ...visitorSnippets(shop, true), ...consentQuestion(shop), ...Object.fromEntries(layers) }
  return Object.keys(items).length === 0 ? {} : { items }
}

function consentQuestion(shop: Shop): Record<string, SnippetItem> {
  if (shop.visitor.consent || askedPurposes(shop).length === 0) return {}
  const content = renderStatic(shop, <ConsentQuestion />, 'consent-')
  return { 'consent-question': { region: 'body_top', content } }
}

/**
 * The merchant's layers for the requested page and device, and the allowed widgets: one script to execute and HTML (A3.9,
 * A7.20).
 * @param params mobile, tablet, pc ('true'), request_uri; a missing one does not filter
 */
export function toplayersAnswer(shop: Shop, params: Map<string, string>): { items: Record<string, unknown> } {
  const path = params.get('request_uri') ?? null
  const requested = toplayerDevices.filter((device) => params.get(device) === 'true')
  const { script, html } = visitorWidgets(shop)
  const contents = { ...html, ...toplayersHtml(shop, { path, devices: requested }) }
  const items = Object.fromEntries(Object.entries(contents).map(([key, content]) => [key, { content }]))
  return { items: script ? { script, ...items } : items }
}

/** The current layers as HTML; for any page and device by default. */
function toplayersHtml(
  shop: Shop,
  requested: Parameters<typeof activeToplayers>[2] = { path: null, devices: [] },
): Record<string, string> {
  const layers = activeToplayers(shop.settings.get(toplayersSetting), shop.now, requested)
  return Object.fromEntries(layers.map((layer) => [`toplayer-${layer.id}`, toplayerHtml(shop, layer)]))
}

function toplayerHtml(shop: Shop, layer: Toplayer): string {
  return renderStatic(shop, <ToplayerWindow layer={layer} />, `toplayer-${layer.id}-`)
}
