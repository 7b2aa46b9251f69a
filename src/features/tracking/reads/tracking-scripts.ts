import { createHash } from 'node:crypto'
import { serverUrls } from '#shared/server-urls.ts'
import type { PublicShop } from '#shop'
import { snippetsSetting, type TrackingEvent, trackingSettings } from '../settings.ts'

/** The script that the shop has set for an event; '' for none, and for an event that is not known. */
export function scriptFor({ settings }: PublicShop, event: string): string {
  return Object.hasOwn(trackingSettings, event) ? settings.get(trackingSettings[event as TrackingEvent]).trim() : ''
}

/** Whether the shop counts anything at all. */
export function tracksAnything(shop: PublicShop): boolean {
  return Object.keys(trackingSettings).some((event) => scriptFor(shop, event) !== '')
}

/** Where our own pages load a script from: named by what it says, so that it never changes. */
export function scriptAddress(script: string): string {
  return serverUrls.script(createHash('sha256').update(script).digest('hex'))
}

/** The script of that address, as long as the shop has it in its settings; null for anything else. */
export function findScript(shop: PublicShop, address: string): string | null {
  const ofEvents = Object.keys(trackingSettings).map((event) => scriptFor(shop, event))
  const ofPages = shop.settings.get(snippetsSetting).map(({ script = '' }) => script)
  return [...ofEvents, ...ofPages].find((script) => script !== '' && scriptAddress(script) === address) ?? null
}
