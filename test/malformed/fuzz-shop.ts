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

/** A fixed number of fixed requests, unless MALFORMED_REQUESTS and MALFORMED_SEED are set. */
export function fuzzRun(usual: number): FuzzRun {
  const { MALFORMED_REQUESTS: count = usual, MALFORMED_SEED: seed = 1 } = process.env
  return { count: Number(count), seed: Number(seed) }
}

/** Sends malformed requests to the application itself: each is refused with a message or ignored. */
export async function fuzzApplication({ app, patterns }: TestApplication, { count, seed }: FuzzRun): Promise<void> {
  const ask = sendToApplication(app.fetch, await createSenderCookies(app.fetch))
  const { statuses, failures } = await fuzzRequests(ask, patterns, count, seed)
  expect(failures).toEqual([])
  expect(statuses[200]).toBeGreaterThan(0)
}

/** The same as bytes through a socket; the number of metrics stays small. */
export async function fuzzServer(application: TestApplication, { count, seed }: FuzzRun): Promise<void> {
  const message = () => 'Tego nie da się odczytać.'
  const server = createHttpServer(await application.listener(), message, plainErrorPage).listen(0)
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

/** Addresses in the metrics that match no pattern. */
async function strangeRoutes({ appContext, patterns }: TestApplication): Promise<string[]> {
  const text = (await appContext.metrics?.text()) ?? ''
  const routes = [...text.matchAll(/_count\{route="([^"]+)"/g)].map(([, route = '']) => route.replaceAll('\\\\', '\\'))
  expect(routes).toContain('other')
  return routes.filter((route) => route !== 'other' && !patterns.includes(route.replace(/\.data$/, '')))
}
