import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Settings } from '#platform/settings.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { importAddress, importDueSources, importFile, importProblemText } from './actions/import-source.ts'
import { listFeedSources } from './queries.ts'

interface Page {
  body: string | Uint8Array
  headers?: Record<string, string>
  /** The connection ends after this many bytes. */
  breaksAfter?: number
}

let testShop: TestShop
let origin: string
let pages: Record<string, Page>
let requests: string[]

const server = createServer(answer)
beforeAll(async () => {
  testShop = await openTestShop()
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  origin = `http://localhost:${(server.address() as { port: number }).port}`
})
afterAll(async () => {
  server.close()
  await testShop.close()
})
beforeEach(() => {
  pages = {}
  requests = []
})

function answer(request: IncomingMessage, response: ServerResponse): void {
  const page = pages[request.url ?? '']
  if (!page) return void response.writeHead(404).end()
  const { etag } = page.headers ?? {}
  const isKnown = etag !== undefined && request.headers['if-none-match'] === etag
  requests.push(`${request.url} ${isKnown ? 304 : 200}`)
  if (isKnown) return void response.writeHead(304, page.headers).end()
  const bytes = Buffer.from(page.body as string)
  response.writeHead(200, { ...page.headers, 'Content-Length': bytes.length })
  if (page.breaksAfter === undefined) response.end(bytes)
  else response.write(bytes.subarray(0, page.breaksAfter), () => response.destroy())
}

const request = {
  ...{ format: null, vat: '23', dryRun: false, force: false, signal: new AbortController().signal },
  ...{ onProgress: () => {}, onRefused: () => {}, onRemark: () => {} },
}

/** The result of importing an address, or the reason of its failure. */
async function load(path: string, source: string, changes: Partial<Parameters<typeof importAddress>[2]> = {}) {
  const shop = testShop.shop()
  const asking = { ...request, source, allowedHosts: ['localhost'], ...changes }
  const imported = await importAddress(shop, `${origin}${path}`, asking)
  return imported.ok ? imported.value : importProblemText(shop, imported.problem)
}

const csv = (stock: number) => `id;nazwa;cena;stan\n1;Kubek;59;${stock}\n`
const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }

test.each([
  ['as it is', csv(3)],
  ['in a gzip', gzipSync(csv(3))],
  ['in a zip', zipSync({ 'oferta.csv': strToU8(csv(3)) })],
])('a feed at an address, %s', async (what, body) => {
  pages['/feed'] = { body }
  expect(await load('/feed', what)).toEqual({ counts: { ...counts, created: 1 }, unchanged: false })
})

test('an unchanged file is not fetched again, unless forced', async () => {
  pages['/feed'] = { body: csv(3), headers: { etag: '"1"' } }
  await load('/feed', 'etag')
  expect(await load('/feed', 'etag')).toEqual({ counts, unchanged: true })
  expect(await load('/feed', 'etag', { force: true })).toMatchObject({ unchanged: false })
  pages['/feed'] = { body: csv(4), headers: { etag: '"2"' } }
  expect(await load('/feed', 'etag')).toMatchObject({ counts: { changed: 1 } })
  expect(requests).toEqual(['/feed 200', '/feed 304', '/feed 200', '/feed 200'])
})

test('a failed import is fetched again, and a dry run leaves no trace', async () => {
  pages['/feed'] = { body: csv(3), headers: { etag: '"1"' } }
  await load('/feed', 'again', { dryRun: true })
  pages['/feed'] = { body: 'id;nazwa;cena\n1;Kubek;brak\n', headers: { etag: '"1"' } }
  expect(await load('/feed', 'again')).toBe('żaden towar nie został przyjęty')
  expect(await load('/feed', 'again')).toBe('żaden towar nie został przyjęty')
  expect(requests).toEqual(['/feed 200', '/feed 200', '/feed 200'])
})

test.each([
  ['/missing', 'serwer odpowiada 404'],
  ['/broken', 'serwer nie odpowiada albo przerwał w połowie'],
  ['/large', 'plik jest większy niż 1 MB (ustawienie feeds.mostMegabytes)'],
  ['/bomb', 'plik po rozpakowaniu jest większy, niż może być (ustawienie feeds.mostMegabytes)'],
  ['/cut.gz', 'plik urywa się przed swoim końcem'],
  ['/sign-in', 'to strona WWW, a nie plik z towarami: może ten adres wymaga zalogowania'],
])('%s: %s', async (path, message) => {
  pages = {
    '/broken': { body: csv(3), breaksAfter: 20 },
    '/large': { body: 'x'.repeat(1_000_001) },
    '/bomb': { body: gzipSync(`id;nazwa\n${'1;a\n'.repeat(3_000_000)}`) },
    '/cut.gz': { body: gzipSync(csv(3)).subarray(0, 30) },
    '/sign-in': { body: '<!DOCTYPE html><html><form></form></html>' },
  }
  const settings = new Settings(new Map([['feeds.mostMegabytes', '1']]))
  const shop = { ...testShop.shop(), settings }
  const imported = await importAddress(shop, `${origin}${path}`, {
    ...request,
    source: path,
    allowedHosts: ['localhost'],
  })
  expect(imported.ok ? null : importProblemText(shop, imported.problem)).toBe(message)
})

test("the shop's own network is not accessed, by a redirect or a gateway either", async () => {
  pages['/feed'] = { body: csv(3) }
  const message = 'adres należy do sieci sklepu; wolno z niej pobierać tylko to, co wymienia PICTURE_HOSTS_ALLOWED'
  expect(await load('/feed', 'own', { allowedHosts: [] })).toBe(message)
  pages['/gateway.xml'] = { body: gateway(`full url="http://127.0.0.1:${new URL(origin).port}/feed"`) }
  expect(await load('/gateway.xml', 'own')).toBe(`full.xml z gateway.xml: ${message}`)
  expect(requests).toEqual(['/gateway.xml 200'])
})

function gateway(...files: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <provider_description file_format="IOF" version="3.0" generated="2026-11-15 12:00:00">
      <meta><long_name><![CDATA[Hurtownia]]></long_name><time><offer created="2026-11-15 12:00:00"/></time></meta>
      ${files.map((file) => `<${file}><changes><change url="/never.xml"/></changes></${file.split(' ')[0]}>`).join('')}
      <categories url="/never.xml"/><sizes url="/never.xml"/>
    </provider_description>`
}

const iof = (inside: string) =>
  `<offer file_format="IOF" version="3.0"><products language="pol">${inside}</products></offer>`
const sizes = (stock: number) =>
  `<sizes><size id="S" name="S"><price gross="80"/><stock id="1" quantity="${stock}"/></size></sizes>`
const full = iof(`<product id="9" vat="23"><description><name>Figi</name></description>${sizes(1)}</product>`)
const light = (stock: number) => iof(`<product id="9" vat="23">${sizes(stock)}</product>`)

test('an IOF gateway leads to full.xml and then to light.xml; unchanged files are skipped by hash', async () => {
  const serve = (stock: number) => {
    pages = {
      '/gateway.xml': {
        body: gateway(`light url="/light.xml?a=1&amp;b=2" hash="l${stock}"`, 'full url="/full.xml" hash="f"'),
      },
      '/full.xml': { body: full },
      '/light.xml?a=1&b=2': { body: light(stock) },
    }
  }
  serve(4)
  expect(await load('/gateway.xml', 'iof')).toEqual({ counts: { ...counts, created: 1, changed: 1 }, unchanged: false })
  expect(await load('/gateway.xml', 'iof')).toEqual({ counts, unchanged: true })
  serve(6)
  expect(await load('/gateway.xml', 'iof')).toMatchObject({ counts: { changed: 1 } })
  expect(requests).toEqual([
    ...['/gateway.xml 200', '/full.xml 200', '/light.xml?a=1&b=2 200'],
    ...['/gateway.xml 200', '/gateway.xml 200', '/light.xml?a=1&b=2 200'],
  ])
})

test('a dry run of a gateway reports what full.xml would import', async () => {
  pages = {
    '/gateway.xml': { body: gateway('full url="/full.xml"', 'light url="/light.xml"') },
    ...{ '/full.xml': { body: full }, '/light.xml': { body: light(4) } },
  }
  expect(await load('/gateway.xml', 'dry', { dryRun: true })).toMatchObject({ counts: { created: 1, refused: 0 } })
})

test('an empty gateway, and one with a missing file', async () => {
  pages['/gateway.xml'] = { body: gateway() }
  expect(await load('/gateway.xml', 'empty gateway')).toBe('gateway.xml nie wymienia pliku full ani light')
  pages['/gateway.xml'] = { body: gateway('full url="/gone.xml"') }
  expect(await load('/gateway.xml', 'empty gateway')).toBe('full.xml z gateway.xml: serwer odpowiada 404')
})

test('a gateway that refers to itself, or to a file repeatedly, is followed once', async () => {
  pages['/gateway.xml'] = { body: gateway('full url="/gateway.xml"') }
  expect(await load('/gateway.xml', 'round')).toBe('full.xml z gateway.xml: to znów gateway.xml, a nie plik z towarami')
  expect(requests).toEqual(['/gateway.xml 200', '/gateway.xml 200'])
  requests = []
  pages = { '/gateway.xml': { body: gateway('full url="/full.xml?1"', 'full url="/full.xml?2"') } }
  pages['/full.xml?1'] = { body: full }
  expect(await load('/gateway.xml', 'twice')).toMatchObject({ counts: { created: 1 } })
  expect(requests).toEqual(['/gateway.xml 200', '/full.xml?1 200'])
})

test('a compressed local file', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'witryna-feed-')), 'oferta.csv.gz')
  writeFileSync(path, gzipSync(csv(3)))
  const imported = await importFile(testShop.shop(), path, { ...request, source: 'file', allowedHosts: [] })
  expect(imported).toMatchObject({ ok: true, value: { counts: { created: 1 } } })
})

test('addresses of the setting are imported hourly, by one process, and failures are stored', async () => {
  pages = { '/feed': { body: csv(3) } }
  const addresses = `hurtownia=${origin}/feed brak=${origin}/missing`
  const settings = new Settings(new Map([['feeds.addresses', addresses]]))
  const run = (minutesLater: number) => {
    const now = new Date(testShop.shop().now.getTime() + minutesLater * 60_000)
    const options = { hostsAllowed: ['localhost'], signal: request.signal }
    return importDueSources(() => ({ ...testShop.shop(now), settings }), options)
  }
  const outcome = [
    { source: 'hurtownia', problem: null },
    { source: 'brak', problem: 'serwer odpowiada 404' },
  ]
  expect((await Promise.all([run(0), run(0)])).flat().toSorted((a, b) => (a.source < b.source ? 1 : -1))).toEqual(
    outcome,
  )
  expect(await run(59)).toEqual([])
  expect(await run(61)).toEqual(outcome)
  const known = (await listFeedSources(testShop.shop())).filter(({ source }) => ['hurtownia', 'brak'].includes(source))
  expect(known.map(({ source, problem, importedAt }) => [source, problem, importedAt !== null]).toSorted()).toEqual([
    ['brak', 'serwer odpowiada 404', false],
    ['hurtownia', null, true],
  ])
})
