import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { mount } from './mount.ts'
import { type House, openHouse } from './open-house.ts'
import type { ShopEnvironment } from './open-shop.ts'
import type { Config } from './platform/config.ts'
import { addressPatterns } from './platform/metrics/address-patterns.ts'
import { measureRequests } from './platform/metrics/measure-requests.ts'

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
  const app = await mountAll(house)
  if (!house.metrics) return getRequestListener(app.fetch)
  return getRequestListener(measureRequests(app.fetch, house.metrics, addressPatterns(await knownPatterns(app))))
}

async function mountAll(house: House): Promise<Hono<ShopEnvironment>> {
  return mount(house, await loadPages())
}

function loadPages(): Promise<ServerBuild> {
  return import('virtual:react-router/server-build')
}

/** Those of the pages, and of everything else that has an address. */
async function knownPatterns(app: Hono<ShopEnvironment>): Promise<string[]> {
  const pages = Object.values((await loadPages()).routes).map((route) => `/${route?.path ?? ''}`)
  return [...pages, ...app.routes.map(({ path }) => path)].filter((pattern) => pattern !== '/*')
}
