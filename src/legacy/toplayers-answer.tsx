import { devices, type Toplayer, toplayersFor } from '#features/content/rules/toplayers.ts'
import { toplayersSetting } from '#features/content/settings.ts'
import { ToplayerWindow } from '#features/content/ui/toplayer-window.tsx'
import { widgetsFor } from '#features/tracking/reads/snippets.ts'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { Shop } from '#shop'

/**
 * Layers of the merchant for the page and the device that are asked for, and his widgets as far as they are allowed: one script
 * that is executed, and HTML (A3.9, A7.20).
 * @param params mobile, tablet, pc ('true'), request_uri; what is missing narrows nothing
 */
export function toplayersAnswer(shop: Shop, params: Map<string, string>): { items: Record<string, unknown> } {
  const path = params.get('request_uri') ?? null
  const asked = devices.filter((device) => params.get(device) === 'true')
  const { script, html } = widgetsFor(shop)
  const contents = { ...html, ...layersOf(shop, { path, devices: asked }) }
  const items = Object.fromEntries(Object.entries(contents).map(([key, content]) => [key, { content }]))
  return { items: script ? { script, ...items } : items }
}

/** The layers of this moment as HTML; any page and device unless told. */
export function layersOf(
  shop: Shop,
  asked: Parameters<typeof toplayersFor>[2] = { path: null, devices: [] },
): Record<string, string> {
  const layers = toplayersFor(shop.settings.get(toplayersSetting), shop.now, asked)
  return Object.fromEntries(layers.map((layer) => [`toplayer-${layer.id}`, markupOf(shop, layer)]))
}

function markupOf(shop: Shop, layer: Toplayer): string {
  return staticMarkup(shop, <ToplayerWindow layer={layer} />, `toplayer-${layer.id}-`)
}
