import type { Hono } from 'hono'
import { mount } from './mount.ts'
import { type House, openHouse } from './open-house.ts'
import type { ShopEnvironment } from './open-shop.ts'
import type { Config } from './platform/config.ts'

/** The whole shop without a network: `app.request()` asks it as a browser would. Throws in plain words. */
export async function openApplication(
  config: Config,
  report: (line: string) => void,
): Promise<{ house: House; app: Hono<ShopEnvironment> }> {
  const house = await openHouse(config, report)
  return { house, app: mount(house, await import('virtual:react-router/server-build')) }
}
