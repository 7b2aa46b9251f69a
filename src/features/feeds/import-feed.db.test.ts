import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCurrentPrices } from '#features/pricing/queries/current-prices.ts'
import { Settings } from '#platform/settings.ts'
import { translate } from '#shared/text.ts'
import { inEuro } from '../../../test/currency.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { importFeed } from './actions/import-feed/import-feed.ts'
import type { ImportRequest } from './actions/import-feed/import-request.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Imports a text; returns counts and the reasons of refusals. */
async function load(text: string, request: Partial<ImportRequest> = {}, shop = testShop.shop()) {
  const refusals: string[] = []
  const answer = await importFeed(shop, {
    bytes: bytesOf(text),
    format: null,
    source: null,
    vat: '23',
    dryRun: false,
    signal: new AbortController().signal,
    onProgress: () => {},
    onRemark: () => {},
    onRefused: ({ line, id, reasons }) =>
      void refusals.push(`${line} ${id}: ${reasons.map(({ text, values }) => translate(text, values)).join('; ')}`),
    ...request,
  })
  if (answer.ok) return { ...answer.value, refusals }
  const { kind, reason, counts } = answer.problem
  return { ...counts, refusals, problem: `${kind}: ${translate(reason.text, reason.values)}` }
}

function imported(source: string) {
  return testShop.appContext.database.query
    .selectFrom('product')
    .innerJoin('product_size as size', 'size.product_id', 'product.id')
    .innerJoin('stock', 'stock.size_id', 'size.id')
    .select(['product.id', 'source_id', 'product.name', 'description', 'size.id as sizeId', 'size.type', 'quantity'])
    .where('source', '=', source)
    .orderBy('source_id')
    .orderBy('size.type')
    .execute()
}

async function priceOf(sizeId: number) {
  return (await getCurrentPrices(testShop.shop(), [sizeId])).get(sizeId)?.gross
}

const offer = (id: string, price = '10', inside = '', stock = '5') =>
  `<o id="${id}" price="${price}" avail="1" stock="${stock}"><cat>A/B</cat><name>Towar ${id}</name>${inside}</o>`
const feed = (...offers: string[]) => `<offers>${offers.join('\n')}</offers>`

test('the same feed twice changes nothing; a difference is saved and visible at once', async () => {
  const source = 'twice'
  expect(await load(feed(offer('1'), offer('2')), { source })).toMatchObject({ created: 2, refusals: [] })
  expect(await load(feed(offer('1'), offer('2')), { source })).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  expect(await load(feed(offer('1', '12,50'), offer('2', '10', '', '4')), { source })).toMatchObject({ changed: 2 })
  const [first, second] = await imported(source)
  expect(await priceOf(first?.sizeId ?? 0)).toBe(1250)
  expect(second?.quantity).toBe('4.000000')
})

test('prices in EUR are added to those in PLN when the shop offers EUR, else refused', async () => {
  const source = 'euro'
  await load('id;nazwa;kategoria;cena\n1;Misa;A;42,50\n2;Waza;A;8,50', { source })
  const [bowl, vase] = (await imported(source)).map(({ sizeId }) => sizeId)
  const csv = 'id;cena;waluta\n1;11,90;EUR\n'
  const offering = { ...testShop.shop(), settings: new Settings(new Map([['prices.currencies', 'PLN,EUR']])) }
  const only = { ...testShop.shop(), settings: new Settings(new Map()) }
  expect(await load(csv, { source }, only)).toMatchObject({ refusals: ['2 1: waluta EUR: sklep jej nie oferuje'] })
  expect(await load(csv, { source }, offering)).toMatchObject({ changed: 1, refusals: [] })
  expect(await load(csv, { source }, offering)).toMatchObject({ unchanged: 1 })
  const euro = await getCurrentPrices(inEuro(testShop.shop()), [bowl ?? 0, vase ?? 0])
  expect([await priceOf(bowl ?? 0), euro.get(bowl ?? 0)?.gross, euro.get(vase ?? 0)?.gross]).toEqual([4250, 1190, 200])
})

test('a changed price is logged once, with net and VAT; an unchanged one is not', async () => {
  const source = 'log'
  await load(feed(offer('1', '12.30')), { source })
  await load(feed(offer('1', '12.30')), { source })
  await load(feed(offer('1', '24.60')), { source })
  const [product] = await imported(source)
  const log = await testShop.appContext.database.query
    .selectFrom('price_log')
    .select(['kind', 'gross', 'net', 'vat_percent'])
    .where('size_id', '=', product?.sizeId ?? 0)
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { kind: 'regular', gross: 1230, net: 1000, vat_percent: '23.00' },
    { kind: 'regular', gross: 2460, net: 2000, vat_percent: '23.00' },
  ])
})

test('a bad product does not stop the others: each is refused with its line and reason', async () => {
  const answer = await load(
    feed(
      offer('1'),
      offer('2', 'brak'),
      '<o id="3" price="1"><name>A</nome></o>',
      offer('1'),
      '<o id="5" price="1" stock="1"><name></name></o>',
      offer('6'),
    ),
    { source: 'bad' },
  )
  expect(answer).toMatchObject({ created: 2, refused: 4 })
  expect((answer as { refusals: string[] }).refusals).toEqual([
    '2 2: cena „brak” nie jest ceną',
    '3 null: niepoprawny XML (Unexpected close tag)',
    '4 1: identyfikator 1 był już w tym pliku',
    '5 5: brakuje pola name',
  ])
})

test('a batch of described and removed products writes all their stock in one statement', async () => {
  const { database } = testShop.shop()
  const described = (id: number) =>
    `<product id="${id}" vat="23"><description><name>T${id}</name></description><price gross="5"/>
      <sizes><size id="uniw"><stock quantity="3"/></size></sizes></product>`
  const iof = (...products: string[]) =>
    `<offer file_format="IOF" version="3.0"><products>${products.join('\n')}</products></offer>`
  await load(iof(described(1)), { source: 'mixed' })
  await sql`create table stock_written (place serial)`.execute(database)
  await sql`create function note_stock() returns trigger language plpgsql as $$
    begin insert into stock_written default values; return null; end $$`.execute(database)
  await sql`create trigger note_stock after insert on stock for each statement execute function note_stock()`.execute(
    database,
  )
  const answer = await load(iof(described(2), '<product id="1" removed="yes"/>'), { source: 'mixed' })
  await sql`drop trigger note_stock on stock`.execute(database)
  expect(answer).toMatchObject({ created: 1, changed: 1 })
  expect((await imported('mixed')).map(({ quantity }) => quantity)).toEqual(['0.000000', '3.000000'])
  expect((await sql`select from stock_written`.execute(database)).rows).toHaveLength(1)
})

test('a repeated id is found across many batches, on a dry run too, and no marks remain', async () => {
  const ids = Array.from({ length: 1_100 }, (_, index) => String(index))
  const twice = feed(...ids.map((id) => offer(id)), offer('3'), offer('700'))
  for (const dryRun of [true, false]) {
    const answer = await load(twice, { source: 'repeated', dryRun })
    expect(answer).toMatchObject({ created: 1_100, refused: 2 })
    expect((answer as { refusals: string[] }).refusals.map((words) => words.split(':')[0])).toEqual([
      '1101 3',
      '1102 700',
    ])
  }
  expect(await testShop.appContext.database.query.selectFrom('import_seen').selectAll().execute()).toEqual([])
})

test('two concurrent imports do not see repeats of each other', async () => {
  const ids = Array.from({ length: 600 }, (_, index) => String(index))
  const one = (source: string) => load(feed(...ids.map((id) => offer(id))), { source })
  const answers = await Promise.all([one('left'), one('right')])
  expect(answers).toMatchObject([
    { created: 600, refused: 0 },
    { created: 600, refused: 0 },
  ])
  expect(await testShop.appContext.database.query.selectFrom('import_seen').selectAll().execute()).toEqual([])
})

test('an error that only the database finds, a repeated part, is found in a batch and refuses one product', async () => {
  const iof = (...products: string[]) =>
    `<offer file_format="IOF" version="3.0"><products>${products.join('\n')}</products></offer>`
  const product = (id: number, inside = '') =>
    `<product id="${id}" vat="23"><description><name>T${id}</name></description><price gross="5"/>${inside}</product>`
  const part = '<product id="1" quantity="1"><sizes><size id="uniw"/></sizes></product>'
  const products = Array.from({ length: 40 }, (_, index) =>
    product(index + 1, index === 17 ? `<bundled type="specified">${part}${part}</bundled>` : ''),
  )
  const answer = await load(iof(...products), { source: 'parts' })
  expect(answer).toMatchObject({ created: 39, refused: 1 })
  expect((answer as { refusals: string[] }).refusals[0]).toMatch(/^18 18: baza danych/)
})

test('scripts in names and descriptions are removed', async () => {
  const inside = '<desc><![CDATA[<p onclick="x()">a<script>alert(1)</script></p>]]></desc>'
  await load(feed(`<o id="1" price="1"><name>&lt;script&gt;alert(1)&lt;/script&gt;</name>${inside}</o>`), {
    source: 'evil',
  })
  expect(await imported('evil')).toMatchObject([{ name: '<script>alert(1)</script>', description: '<p>a</p>' }])
})

test('an interrupted import that is repeated saves everything once', async () => {
  const offers = Array.from({ length: 1_200 }, (_, number) => offer(String(number)))
  const broken = new AbortController()
  const first = await load(feed(...offers), { source: 'half', signal: broken.signal, onProgress: () => broken.abort() })
  const { created } = first as { created: number }
  expect(created).toBeGreaterThan(0)
  const rest = { created: 1_200 - created, unchanged: created, refused: 0 }
  expect(await load(feed(...offers), { source: 'half' })).toMatchObject(rest)
  expect(await imported('half')).toHaveLength(1_200)
})

test('a dry run reports the same and changes nothing', async () => {
  expect(await load(feed(offer('1'), offer('2', 'x')), { source: 'dry', dryRun: true })).toMatchObject({
    created: 1,
    refused: 1,
  })
  expect(await imported('dry')).toEqual([])
})

test('a size that the source has removed keeps its history and has no stock', async () => {
  const csv = (...rows: string[]) => ['id;nazwa;cena;stan;rozmiar', ...rows].join('\n')
  await load(csv('1;Fartuch;50;3;S', '1;;55;4;M'), { source: 'sizes' })
  await load(csv('1;Fartuch;50;3;S'), { source: 'sizes' })
  expect(await imported('sizes')).toMatchObject([
    { type: 'M', quantity: '0.000000' },
    { type: 'S', quantity: '3.000000' },
  ])
})

test('a CSV without stock leaves it unchanged, and new products are unlimited', async () => {
  const csv = (...rows: string[]) => ['id;nazwa;cena;stan;rozmiar', ...rows].join('\n')
  await load(csv('1;Fartuch;50;3;S', '1;;55;0;M'), { source: 'no-stock' })
  const answer = await load(csv('1;Fartuch;50;;S', '1;;55;;M', '1;;60;;L'), { source: 'no-stock' })
  expect(answer).toMatchObject({ changed: 1, refused: 0 })
  expect(await imported('no-stock')).toMatchObject([
    { type: 'L', quantity: '-1.000000' },
    { type: 'M', quantity: '0.000000' },
    { type: 'S', quantity: '3.000000' },
  ])
  const prices = 'id;nazwa;cena;rozmiar\n1;Fartuch;52;S\n1;;55;M\n1;;60;L'
  await load(prices, { source: 'no-stock' })
  expect((await imported('no-stock')).map(({ quantity }) => quantity)).toEqual(['-1.000000', '0.000000', '3.000000'])
})

test('light.xml changes prices and stock of products of full.xml, and creates nothing', async () => {
  const iof = (inside: string) => `<offer file_format="IOF" version="3.0"><products>${inside}</products></offer>`
  const sizes = (stock: number, gross: number) =>
    `<sizes><size id="S" name="S"><price gross="${gross}"/><stock id="1" quantity="${stock}"/></size></sizes>`
  const full = `<product id="9" vat="8.00"><description><name>Figi</name></description>${sizes(3, 80)}</product>`
  expect(await load(iof(full), { source: 'iof' })).toMatchObject({ created: 1 })
  const light = (id: string, stock: number, gross: number) =>
    `<product id="${id}" vat="8.00">${sizes(stock, gross)}</product>`
  expect(await load(iof(light('9', 3, 80)), { source: 'iof' })).toMatchObject({ unchanged: 1 })
  const answer = await load(iof(light('9', 0, 60) + light('10', 1, 5)), { source: 'iof' })
  expect(answer).toMatchObject({ changed: 1, refused: 1, created: 0 })
  const [size] = await imported('iof')
  expect(size?.quantity).toBe('0.000000')
  expect(await priceOf(size?.sizeId ?? 0)).toBe(6000)
  await load(iof(light('9', 5, 60)), { source: 'iof' })
  expect(await load(iof('<product id="9" removed="yes"/>'), { source: 'iof' })).toMatchObject({
    changed: 1,
    refused: 0,
  })
  expect(await imported('iof')).toMatchObject([{ quantity: '0.000000' }])
})

test('thousands of categories are created once, each below its parent', async () => {
  const offers = (round: number) =>
    Array.from(
      { length: 1_000 },
      (_, number) =>
        `<o id="${round}-${number}" price="1"><cat>Drzewo/Gałąź ${number % 50}/Liść ${number}</cat><name>T</name></o>`,
    )
  expect(await load(feed(...offers(1), ...offers(2)), { source: 'tree' })).toMatchObject({ created: 2_000 })
  const rows = await testShop.appContext.database.query
    .selectFrom('category')
    .select(['path', 'name'])
    .where('source_id', 'like', 'drzewo%')
    .execute()
  expect(rows).toHaveLength(1 + 50 + 1_000)
  expect(new Set(rows.map(({ path }) => path.length))).toEqual(new Set([1, 2, 3]))
})

const nothing = { created: 0, changed: 0, unchanged: 0, refused: 0, refusals: [] }
const csvText =
  'to nie jest plik tekstowy: przyjmujemy XML i CSV, także spakowane (gz, zip); arkusz trzeba zapisać jako CSV'
const columns = 'pierwszy wiersz nie nazywa kolumny id'

test.each([
  ['no offers', '<offers></offers>', 'w pliku nie ma ani jednego towaru'],
  ['an empty CSV', 'id;nazwa;cena\n', 'w pliku nie ma ani jednego towaru'],
  ['nothing at all', '', 'plik jest pusty'],
  ['nothing but a mark and lines', '\ufeff\n\n', 'plik jest pusty'],
  [
    'XML of another kind',
    '<rss version="2.0"><channel><item/></channel></rss>',
    'tego XML nie znamy. Przyjmujemy Ceneo (offers/o) i IOF 3.0; pomóc może --format',
  ],
  [
    'a page to sign in',
    '<!DOCTYPE html>\n<html><body><form/></body></html>',
    'to strona WWW, a nie plik z towarami: może ten adres wymaga zalogowania',
  ],
  ['a sheet of Excel', 'PK\u0003\u0004\u0014\0\u0006xl/workbook.xml', csvText],
  ['a PDF', '%PDF-1.7\n1 0 obj', csvText],
  ['JSON', '{"id": 1,\n"nazwa": "Kubek"}\n', `${columns}; są w nim: {"id":_1, `],
  ['a CSV without names of columns', '1;Kubek;59\n2;Misa;89\n', `${columns}; są w nim: 1, kubek, 59`],
  [
    'a CSV that calls its id otherwise',
    'ID produktu;nazwa\n1;a\n',
    `${columns} (czy to „id_produktu”?); są w nim: id_produktu, nazwa`,
  ],
])('%s: nothing is imported, with a reason', async (_what, text, problem) => {
  expect(await load(text)).toEqual({ ...nothing, problem: `unreadable: ${problem}` })
})

test('an unknown VAT class is reported once, before reading', async () => {
  const problem = 'unreadable: sklep nie zna stawki VAT „99”, którą podaje --vat; zna: 0, 23, 5, 8, zw'
  expect(await load(feed(offer('1'), offer('2')), { vat: '99' })).toEqual({ ...nothing, problem })
})

test.each([
  ['XML between two offers', feed(offer('1'), offer('2')).replace('</offers>', ''), 2, []],
  ['XML in the middle of an offer', feed(offer('1'), offer('2')).slice(0, -40), 1, []],
  ['CSV in a row', 'id;nazwa;cena;stan\n1;Kubek;59;3\n2;Misa;8', 1, ['3 2: plik urywa się w tym miejscu']],
  ['CSV in quotes', 'id;nazwa;cena\n1;Kubek;59\n2;"Misa', 1, ['3 null: cudzysłów, który się nie kończy']],
])(
  'a truncated file, %s: complete rows are imported, and the import has failed',
  async (what, text, created, refusals) => {
    expect(await load(text, { source: `cut ${what}` })).toEqual({
      ...{ ...nothing, created, refused: refusals.length, refusals },
      problem: 'stopped: plik urywa się przed swoim końcem',
    })
  },
)

test.each([
  ['one of ten, as many as it may', 9, 1, undefined],
  ['two of ten', 8, 2, 'refused: odrzucone jest więcej niż 10% towarów (ustawienie feeds.refusedPercent)'],
  ['all', 0, 1, 'refused: żaden towar nie został przyjęty'],
])('%s refused', async (what, good, bad, problem) => {
  const offers = [
    ...Array.from({ length: good }, (_, index) => offer(`g${index}`)),
    ...Array.from({ length: bad }, (_, index) => offer(`b${index}`, 'brak')),
  ]
  const answer = await load(feed(...offers), { source: what })
  expect(answer).toMatchObject({ created: good, refused: bad })
  expect((answer as { problem?: string }).problem).toBe(problem)
})

test('the share of refused products that fails an import is a setting', async () => {
  const settings = new Settings(new Map([['feeds.refusedPercent', '50']]))
  const shop = { ...testShop.shop(), settings }
  expect(await load(feed(offer('1'), offer('2', 'x')), { source: 'half bad' }, shop)).not.toHaveProperty('problem')
})

test('ignored values are reported with line and id; the product is imported', async () => {
  const remarks: string[] = []
  const onRemark: ImportRequest['onRemark'] = ({ line, id, reasons }) =>
    void remarks.push(...reasons.map(({ text, values }) => `${line} ${id}: ${translate(text, values)}`))
  const csv = 'id;nazwa;cena;ean;ilosc;link\n1;Kubek;59;5901234123458;3;https://e.pl\n'
  expect(await load(csv, { source: 'remarks', onRemark })).toMatchObject({ created: 1 })
  expect(remarks).toEqual([
    'null null: nieznana kolumna „ilosc”: pominięta; czy chodziło o „stan”?',
    'null null: kolumny, których sklep nie potrzebuje: link',
    '2 1: EAN „5901234123458” ma złą cyfrę kontrolną: towar jest wczytany bez niego',
  ])
})
