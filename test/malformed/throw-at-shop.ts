import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { createShopServer } from '../../src/platform/http/create-shop-server.ts'
import { refusalPage } from '../../src/storefront/refusal/refusal-page.server.tsx'
import type { TestApplication } from '../open-test-application.ts'
import { askApplication, askServer, openSenders } from './ask.ts'
import { throwRequests } from './throw-requests.ts'

interface Thrown {
  count: number
  seed: number
}

/** So many requests and always the same ones, unless MALFORMED_REQUESTS and MALFORMED_SEED say otherwise. */
export function thrown(usual: number): Thrown {
  const { MALFORMED_REQUESTS: count = usual, MALFORMED_SEED: seed = 1 } = process.env
  return { count: Number(count), seed: Number(seed) }
}

/** Throws malformed requests at the application itself: it answers each in words or as if it meant nothing. */
export async function throwAtApplication({ app, patterns }: TestApplication, { count, seed }: Thrown): Promise<void> {
  const ask = askApplication(app.fetch, await openSenders(app.fetch))
  const { statuses, failures } = await throwRequests(ask, patterns, count, seed)
  expect(failures).toEqual([])
  expect(statuses[200]).toBeGreaterThan(0)
}

/** The same as bytes through a socket; what is measured of them stays few figures. */
export async function throwAtServer(application: TestApplication, { count, seed }: Thrown): Promise<void> {
  const words = () => 'Tego nie da się odczytać.'
  const server = createShopServer(await application.listener(), words, refusalPage).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = askServer(port, await openSenders(application.app.fetch))
  const { failures } = await throwRequests(ask, application.patterns, count, seed)
  expect(failures).toEqual([])
  await fetch(`http://localhost:${port}/wp-login.php`)
  expect(await strangeRoutes(application)).toEqual([])
  server.closeAllConnections()
  server.close()
}

/** Addresses that the figures name although nobody knows their pattern. */
async function strangeRoutes({ house, patterns }: TestApplication): Promise<string[]> {
  const text = (await house.metrics?.text()) ?? ''
  const told = [...text.matchAll(/_count\{route="([^"]+)"/g)].map(([, route = '']) => route.replaceAll('\\\\', '\\'))
  expect(told).toContain('other')
  return told.filter((route) => route !== 'other' && !patterns.includes(route.replace(/\.data$/, '')))
}
