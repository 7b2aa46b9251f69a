import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Settings } from '#platform/settings.ts'
import { translate } from '#shared/text.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { importFeed } from './actions/import-feed/import-feed.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

interface Changes {
  source: string
  vat?: string
  seconds?: string
  worker?: { entry: string; mostMegabytes: number }
}

/** Imports a text; returns counts, the reasons of refusals, and the reason for stopping. */
async function load(text: string, { source, vat = '23', worker, seconds = '60' }: Changes) {
  const refusals: string[] = []
  const publicShop = {
    ...shop.appContext.publicShop('http://localhost'),
    settings: new Settings(new Map([['feeds.rowSeconds', seconds]])),
  }
  const request = { bytes: inPieces(Buffer.from(text)), format: null, source, vat, dryRun: false }
  const answer = await importFeed(
    publicShop,
    {
      ...request,
      signal: new AbortController().signal,
      onProgress: () => {},
      onRemark: () => {},
      onRefused: ({ line, id, reasons }) =>
        void refusals.push(`${line} ${id}: ${reasons.map(({ text, values }) => translate(text, values)).join('; ')}`),
    },
    worker,
  )
  if (answer.ok) return { ...answer.value, refusals, stopped: null }
  const { kind, counts, reason } = answer.problem
  const stopped = kind === 'refused' ? null : translate(reason.text, reason.values)
  return { ...counts, refusals, stopped }
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

async function importedFrom(source: string): Promise<string[]> {
  const rows = await shop.appContext.database.query
    .selectFrom('product')
    .innerJoin('product_size as size', 'size.product_id', 'product.id')
    .innerJoin('stock', 'stock.size_id', 'size.id')
    .innerJoin('price_log', 'price_log.size_id', 'size.id')
    .select('source_id')
    .where('source', '=', source)
    .orderBy('product.id')
    .execute()
  return rows.map(({ source_id }) => source_id ?? '')
}

const offer = (id: number | string, description = '') =>
  `<o id="${id}" price="10" stock="5"><name>Towar ${id}</name><desc>${description}</desc></o>`
const data = (text: string) => `<![CDATA[${text}]]>`

const hostile = [
  offer(1),
  offer(2, data('<'.repeat(3_500_000))),
  offer(3),
  offer(4, data('<b>'.repeat(166_000))),
  offer(5),
  `<o id="6" price="${'1'.repeat(4_000_000)}"><name>A</name></o>`,
  offer(7),
  offer(8, 'x'.repeat(10_000_000)),
  offer(9),
  offer(10, '&bomb;'),
  offer('\0'.repeat(3)),
  offer('1'.repeat(3_000)),
  `<o id="13" price="${'1 '.repeat(5_000)}x"><name>A</name></o>`,
  offer(14, data(`<i>${'a\u0301\u0327'.repeat(100)}</i>`)),
]
const bomb = '<!DOCTYPE offers [<!ENTITY a "xxxxxxxxxx"><!ENTITY bomb "&a;&a;&a;&a;&a;&a;&a;&a;">]>'

test('the shop answers while it imports hostile rows; each is refused with its line, all others are imported', async () => {
  let answers = 0
  let ended = false
  const importing = load(`${bomb}<offers>${hostile.join('\n')}</offers>`, { source: 'hostile' }).finally(() => {
    ended = true
  })
  while (!ended) {
    const { status } = await shop.app.request('/', { headers: { Host: 'localhost' } })
    expect(status).toBe(200)
    answers++
    await new Promise(setImmediate)
  }
  const { refusals, ...counts } = await importing
  expect(counts.stopped).toBeNull()
  expect(answers).toBeGreaterThan(10)
  expect(refusals).toEqual([
    '2 2: pole description jest za długie',
    '4 4: opis ma ponad sto znaczników jeden w drugim',
    '6 null: ma ponad cztery miliony znaków albo pole, które nie ma końca',
    '8 null: ma ponad cztery miliony znaków albo pole, które nie ma końca',
    '10 null: niepoprawny XML (Invalid character entity)',
    expect.stringMatching(/^11 null: /),
    '12 null: nie dał się odczytać (id)',
    expect.stringMatching(/^13 13: cena „[1 ]{200}…” nie jest ceną$/),
  ])
  expect(counts).toEqual({ created: 6, changed: 0, unchanged: 0, refused: 8, stopped: null })
  expect(await importedFrom('hostile')).toEqual(['1', '3', '5', '7', '9', '14'])
})

test('the same in CSV', async () => {
  const rows = [
    '1;Towar 1;10;opis',
    `2;Towar 2;10;${'<'.repeat(3_500_000)}`,
    '3;Towar 3;10;opis',
    `4;Towar 4;10;"${'x'.repeat(10_000_000)}"`,
    `5;Towar 5;10;${'"'.repeat(200_000)}`,
    `6;Towar 6;10;"a" b`,
    `7;Towar 7;10;opis`,
    `8;Towar 8;10;opis${';'.repeat(1_000_000)}`,
    `9;Towar 9;10;opis`,
  ]
  const answer = await load(`id;nazwa;cena;krotki_opis\n${rows.join('\n')}\n`, { source: 'hostile csv' })
  expect(answer.refusals.toSorted()).toEqual([
    '3 2: pole lead jest za długie',
    '5 null: ma ponad cztery miliony znaków albo pole, które nie ma końca',
    '6 5: pole lead jest za długie',
    '7 null: tekst za cudzysłowem zamykającym pole; cudzysłów w polu pisze się dwa razy',
    '9 null: więcej pól niż kolumn',
  ])
  expect(await importedFrom('hostile csv')).toEqual(['1', '3', '7', '9'])
})

test.each([
  ['takes longer than it may', '5', '1', 'wiersz 400 czyta się dłużej niż 1 s'],
  ['takes all memory', '8', '60', 'wiersz 400 nie mieści się w pamięci'],
  ['has the worker end', '23', '60', 'wiersz 400: czytanie zostało przerwane'],
])(
  'a row that %s stops the import with a message; the rows before it are imported completely',
  async (_what, vat, seconds, stopped) => {
    const worker = { entry: join(import.meta.dirname, '../../../test/threads/feed-worker.ts'), mostMegabytes: 64 }
    const offers = Array.from({ length: 600 }, (_, index) => offer(index + 1))
    const answer = await load(`<offers>${offers.join('\n')}</offers>`, {
      source: `stopped ${vat}`,
      vat,
      seconds,
      worker,
    })
    expect(answer).toEqual({ created: 399, changed: 0, unchanged: 0, refused: 0, refusals: [], stopped })
    expect(await importedFrom(`stopped ${vat}`)).toEqual(Array.from({ length: 399 }, (_, index) => `${index + 1}`))
    const again = await load(`<offers>${offers.join('\n')}</offers>`, { source: `stopped ${vat}` })
    expect(again).toMatchObject({ created: 201, refused: 0, stopped: null })
  },
)
