import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '#platform/http/http-server.ts'
import { plainErrorPage } from '../src/storefront/plain-error-page.server.tsx'
import { openTestApplication, type TestApplication } from './open-test-application.ts'
import { RawConnection } from './raw-connection.ts'

/** Serves the shop to the tests of one file; returns a function that returns the port. */
export function serveShop(): () => number {
  let application: TestApplication
  let server: Server
  beforeAll(async () => {
    application = await openTestApplication()
    const words = () => 'Tego nie da się odczytać.'
    server = createHttpServer(await application.listener(), words, plainErrorPage).listen(0)
    await once(server, 'listening')
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await application.close()
  })
  return () => (server.address() as AddressInfo).port
}

export const form = 'Content-Type: application/x-www-form-urlencoded'
const json = 'Content-Type: application/json'
const addresses: [what: string, line: string, headers: string[], statuses: number[]][] = [
  ['an address without a page', 'POST /nie-ma', [form], [404, 413]],
  ['a page that takes no form', 'POST /', [form], [405, 413]],
  ['a page that takes a form', 'POST /koszyk', [form], [303, 413]],
  ['a page, with another method', 'PUT /koszyk', [form], [405, 413]],
  ['an unknown method', 'PROPFIND /koszyk', [form], [405, 413]],
  ['an unknown method at an unknown address', 'PROPFIND /nie-ma', [form], [404, 413]],
  ['a .php call that takes one', 'POST /basketchange.php', [form], [303, 413]],
  ['a .php call that takes none', 'POST /return.php', [form], [404, 405, 413]],
  ['GraphQL, a query', 'POST /graphql/v1/', [json], [400, 413]],
  ['GraphQL, no JSON', 'POST /graphql/v1/', [form], [413, 415]],
  ['a file of the build', 'POST /assets/none.js', [form], [404, 405, 413]],
  ['a picture', 'POST /obrazki/none', [form], [404, 405, 413]],
  ['an attachment', 'POST /pliki/none/none', [form], [404, 405, 413]],
  ['a form of another site', 'POST /koszyk', [form, 'Origin: https://evil.example'], [403, 413]],
  ['a host that is not the shop', 'POST /koszyk', [form, 'Host: evil.example'], [421, 413]],
  ['a host that is none', 'POST /koszyk', [form, 'Host: a b'], [400]],
  ['an address too long', `POST /${'a'.repeat(9_000)}`, [form], [413, 414]],
  ['an address that cannot be read', 'POST /%ff', [form], [400, 413]],
  ['a page that is looked at', 'GET /', [form], [200]],
  ['an unknown expectation', 'POST /koszyk', [form, 'Expect: miracles'], [417]],
]

/** Tests that every address answers completely to bodies of this size, with and without Content-Length. */
export function testBodies(port: () => number, sizes: number[]): void {
  test.for(addresses)(
    '%s answers whole whatever is sent, and the connection goes on or says that it ends',
    async ([, line, headers, statuses]) => {
      for (const size of sizes)
        for (const frame of [withLength, inPieces]) {
          const connection = await RawConnection.open(port())
          connection.send(...frame(`${line} HTTP/1.1`, headers, size))
          const answer = await connection.answer()
          const about = `${size} bytes ${frame.name}`
          expect([about, answer?.status]).toEqual([about, expect.toBeOneOf(statuses)])
          expect([about, await connectionContinues(connection, answer?.head ?? '')]).toEqual([about, true])
        }
    },
  )
}

export function withLength(line: string, headers: string[], size: number): (string | Buffer)[] {
  return [head(line, [...headers, `Content-Length: ${size}`]), Buffer.alloc(size, 'a')]
}

function inPieces(line: string, headers: string[], size: number): (string | Buffer)[] {
  const piece = Buffer.concat([
    Buffer.from(`${(10_000).toString(16)}\r\n`),
    Buffer.alloc(10_000, 'a'),
    Buffer.from('\r\n'),
  ])
  const pieces = Array.from({ length: Math.ceil(size / 10_000) }, () => piece)
  return [head(line, [...headers, 'Transfer-Encoding: chunked']), ...pieces, '0\r\n\r\n']
}

export function head(line: string, headers: string[]): string {
  const host = headers.some((header) => header.startsWith('Host:')) ? [] : ['Host: localhost']
  return `${[line, ...host, ...headers].join('\r\n')}\r\n\r\n`
}

/** Whether the next request is answered, or the connection closes as the answer said. */
export async function connectionContinues(connection: RawConnection, head: string): Promise<boolean> {
  if (head.includes('\r\nconnection: close')) return (await connection.end()) === ''
  connection.send('GET /assets/none.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  return (await connection.answer())?.status === 404
}
