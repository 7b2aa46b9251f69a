import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { createHttpServer } from '#platform/http/http-server.ts'
import { plainErrorPage } from '../../src/storefront/plain-error-page.server.tsx'
import type { TestApplication } from '../open-test-application.ts'
import { fuzzRequests } from './fuzz-requests.ts'
import { createSenderCookies, sendToApplication, sendToServer } from './send-request.ts'

interface FuzzRun {
  count: number
  seed: number
}

/** So many requests and always the same ones, unless MALFORMED_REQUESTS and MALFORMED_SEED say otherwise. */
export function fuzzRun(usual: number): FuzzRun {
  const { MALFORMED_REQUESTS: count = usual, MALFORMED_SEED: seed = 1 } = process.env
  return { count: Number(count), seed: Number(seed) }
}

/** Throws malformed requests at the application itself: it answers each in words or as if it meant nothing. */
export async function fuzzApplication({ app, patterns }: TestApplication, { count, seed }: FuzzRun): Promise<void> {
  const ask = sendToApplication(app.fetch, await createSenderCookies(app.fetch))
  const { statuses, failures } = await fuzzRequests(ask, patterns, count, seed)
  expect(failures).toEqual([])
  expect(statuses[200]).toBeGreaterThan(0)
}

/** The same as bytes through a socket; what is measured of them stays few figures. */
export async function fuzzServer(application: TestApplication, { count, seed }: FuzzRun): Promise<void> {
  const words = () => 'Tego nie da się odczytać.'
  const server = createHttpServer(await application.listener(), words, plainErrorPage).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = sendToServer(port, await createSenderCookies(application.app.fetch))
  const { failures } = await fuzzRequests(ask, application.patterns, count, seed)
  expect(failures).toEqual([])
  await fetch(`http://localhost:${port}/wp-login.php`)
  expect(await strangeRoutes(application)).toEqual([])
  server.closeAllConnections()
  server.close()
}

/** Addresses that the figures name although nobody knows their pattern. */
async function strangeRoutes({ appContext, patterns }: TestApplication): Promise<string[]> {
  const text = (await appContext.metrics?.text()) ?? ''
  const told = [...text.matchAll(/_count\{route="([^"]+)"/g)].map(([, route = '']) => route.replaceAll('\\\\', '\\'))
  expect(told).toContain('other')
  return told.filter((route) => route !== 'other' && !patterns.includes(route.replace(/\.data$/, '')))
}
