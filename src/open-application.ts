import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { type Mounted, mount } from './mount.ts'
import { type House, openHouse } from './open-house.ts'
import type { ScryptCost } from './platform/accounts/password-hash.ts'
import type { Config } from './platform/config.ts'
import { plainPolicy } from './platform/http/content-security-policy.ts'
import { log } from './platform/log.ts'
import { addressPatterns } from './platform/metrics/address-patterns.ts'
import { measureRequests } from './platform/metrics/measure-requests.ts'
import { say } from './shared/text.ts'
import { refusalTexts } from './storefront/texts/refusal.ts'

/** The whole shop without a network: `app.request()` asks it as a browser would. Tests alone give a `passwordCost`. Throws in plain words. */
export async function openApplication(
  config: Config,
  report: (line: string) => void,
  passwordCost?: ScryptCost,
): Promise<{ house: House } & Mounted> {
  const house = await openHouse(config, report, passwordCost)
  return { house, ...(await mountAll(house)) }
}

/** The ways in of an opened house, for a server of Node. */
export async function openListener(house: House): Promise<RequestListener> {
  const { app, patterns } = await mountAll(house)
  const fetch = house.metrics ? measureRequests(app.fetch, house.metrics, addressPatterns(patterns)) : app.fetch
  return getRequestListener(fetch, { errorHandler: (error) => refuse(error, house) })
}

async function mountAll(house: House): Promise<Mounted> {
  return mount(house, await import('virtual:react-router/server-build'))
}

/** What is HTTP, but cannot be made a Request: no host, or an address or method that is none. */
function refuse(error: unknown, house: House): Response {
  const { words } = house.publicShop('')
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': plainPolicy }
  if (error instanceof RequestError)
    return new Response(say(refusalTexts.unreadable, {}, words), { status: 400, headers })
  log.error(error)
  return new Response(say(refusalTexts.broken, { number: '–' }, words), { status: 500, headers })
}
