import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
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
  return { house, app: await mountAll(house) }
}

/** The ways in of an opened house, for a server of Node. */
export async function openListener(house: House): Promise<RequestListener> {
  return getRequestListener((await mountAll(house)).fetch)
}

async function mountAll(house: House): Promise<Hono<ShopEnvironment>> {
  return mount(house, await import('virtual:react-router/server-build'))
}
