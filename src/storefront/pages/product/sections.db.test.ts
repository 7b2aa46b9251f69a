import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactLinkSetting, sectionPrefixSetting } from '#features/catalogue/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import type { Setting } from '#shared/setting.ts'
import { createTestProduct, type TestProduct } from '../../../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const mug = '/produkt/kubek-ania-300-ml-1001'
const read = async (path: string) => (await browser.get(path)).text()
const shop = () => application.appContext.publicShop('http://localhost:3000')

async function set<Value>(setting: Setting<Value>, raw: Value): Promise<void> {
  await changeSetting(shop(), { setting, raw })
  await expect.poll(() => shop().settings.get(setting)).toEqual(raw)
}

/** Returns a part of a product's page, up to the next part. Throws unless the part exists exactly once. */
async function partOf(id: number, section: string): Promise<string> {
  const page = await pageOf(id)
  const [, after, ...others] = page.split(` id="projector_${section}"`)
  if (after === undefined || others.length > 0) throw new Error(`not exactly one part ${section} on the page of ${id}`)
  return after.split(' id="projector_')[0] ?? ''
}

async function pageOf(id: number): Promise<string> {
  const path = (await browser.get(`/produkt/towar-${id}`)).headers.get('Location') ?? ''
  return (await read(path)).replaceAll('\u00a0', ' ')
}

test.each([
  ['amount', 1001, />Dostępny od ręki</],
  ['delivery_days', 1001, /wyślemy|Wysyłka/],
  ['shipping_cost', 1001, /Koszt od \d+,\d\d zł/],
  ['shipping_dialog', 1001, /href="\/dostawa\?produkt=1001&amp;/],
  ['number', 1001, /^[^>]* name="number" value="1"/],
  ['button_basket', 1001, /^[^>]*>[^<]*Do koszyka/],
  ['tell_availability', 1004, /<input [^>]*type="email"/],
  ['instalments', 1142, /Raty w Banku/],
] as const)('A2.9 the part %s of the page of %i shows its content', async (section, id, expected) => {
  expect(await partOf(id, section)).toMatch(expected)
})

test('A4.12 when a product arrives and leaves is said together, beside what that costs', async () => {
  expect(await pageOf(1001)).toMatch(
    />Dostawa najpóźniej [^<]*<\/p><div id="projector_delivery_label"[^>]*><p id="projector_delivery_days">[^<]*<\/p><p [^>]*>Gdy płacisz[^<]*<\/p><\/div><div id="projector_shipping_cost"/,
  )
})

test('A2.9 the sizes have a separate part', async () => {
  expect(await pageOf(1071)).toMatch(/ id="projector_sizes".*value="S".*value="XL".* id="projector_buy_section"/s)
})

test.each([
  [1001, 'uniw', false],
  [1071, '', true],
])(
  'the size field of %i is named size; where there are cards to choose from, they are submitted without scripts',
  async (id, size, disabled) => {
    const [tag = ''] = (await pageOf(id)).match(/<input [^>]*id="projector_size_hidden"[^>]*>/) ?? []
    expect(tag).toContain(` name="size"`)
    expect([/ value="([^"]*)"/.exec(tag)?.[1], tag.includes(' disabled=""')]).toEqual([size, disabled])
  },
)

test.each([
  [{ availability: 'enable' }, 'Produkt dostępny', 'Dostępny od ręki'],
  [{ availability: 'enable', stock: '3' }, 'Produkt dostępny', 'Ostatnie: 3 sztuki'],
  [{ availability: 'enable', kind: 'service', stock: '-1' }, 'Produkt dostępny', ''],
  [{ availability: 'order' }, 'Produkt na zamówienie', 'Robimy po złożeniu zamówienia.'],
  [{ availability: 'disable' }, 'Produkt niedostępny', ''],
  [{ availability: 'enable', stock: '0' }, 'Brak na magazynie', ''],
] satisfies [TestProduct, string, string][])(
  'A2.9 of %j the status is shown as %s, the amount as %s',
  async (sale, status, amount) => {
    const { id } = await createTestProduct(shop(), { name: 'Kubek ze statusem', ...sale })
    const shownText = (section: string) => partOf(id, section).then((part) => /^[^>]*>([^<]*)</.exec(part)?.[1])
    expect([await shownText('status_description'), await shownText('amount')]).toEqual([status, amount])
  },
)

test('of what cannot be bought the alert alone says so in sight, with the day of its return', async () => {
  const gone = await createTestProduct(shop(), { name: 'Kubek na nigdy', availability: 'disable' })
  await expectSale(gone.id, 'Produkt niedostępny')
  expect(await pageOf(gone.id)).toMatch(/<div class="sr-only"><div id="projector_status"/)
  const { id } = await createTestProduct(shop(), { name: 'Kubek na potem', availability: 'disable' })
  await sql`update product set back_on = '2030-01-26' where id = ${id}`.execute(shop().database)
  expect(await partOf(id, 'status_description')).toMatch(/^[^>]*sr-only">Produkt niedostępny</)
  expect(await pageOf(id)).toContain('Produkt niedostępny. Wróci na półkę około 26 stycznia.')
})

test('a size without a price is not said to return on the day on which goods do', async () => {
  const { id, sizeIds } = await createTestProduct(shop(), { sizes: { S: '9', L: '9' } })
  await sql`update product set back_on = '2030-01-26' where id = ${id}`.execute(shop().database)
  await sql`delete from price where size_id = ${sizeIds[1]}`.execute(shop().database)
  const sizes = await partOf(id, 'sizes')
  expect(sizes).toContain('brak')
  expect(sizes).not.toContain('wróci')
})

test('A2.9 the status contains its description, with a mark', async () => {
  expect(await partOf(1001, 'status')).toMatch(/^[^>]*><span [^>]*bg-success[^>]*><\/span><div$/)
})

test.each([
  ['enable', null],
  ['order', null],
  ['disable', 'Produkt niedostępny'],
] as const)(
  'A4.2 A4.3 A4.6 the form has the class %s, and what prevents its sale is %s',
  async (availability, alert) => {
    const { id } = await createTestProduct(shop(), { name: 'Kubek ze statusem', availability })
    expect(await partOf(id, 'form')).toMatch(new RegExp(`^[^>]* class="${availability} `))
    await expectSale(id, alert)
    expect((await partOf(id, 'tell_availability')).includes('type="email"')).toBe(alert !== null)
  },
)

test.each<[string, TestProduct, string]>([
  ['the merchant has a custom text for it', {}, 'Wracamy 2 stycznia'],
  ['it is unavailable', { availability: 'disable' }, 'Produkt niedostępny'],
  ['it is priced on request', { phonePrice: true }, 'Cena na telefon. Skontaktuj się ze sprzedawcą'],
  [
    'less is left than the minimum quantity',
    { stock: '3', step: '4' },
    'Brak na magazynie. Zostało tylko: 3 sztuki, a najmniej można zamówić: 4 sztuki',
  ],
])('A4.5 the button exists, disabled, and the alert says why: %s', async (_, sale, alert) => {
  const { id } = await createTestProduct(shop(), { name: 'Kubek nie do kupienia', ...sale })
  if (alert.startsWith('Wracamy'))
    await sql`update product set disabled_text = ${alert} where id = ${id}`.execute(shop().database)
  await expectSale(id, alert)
})

/** Asserts whether the form of a page sells: its field and its button, the alert next to them, and the delivery cost. */
async function expectSale(id: number, alert: string | null): Promise<void> {
  for (const part of ['button_basket', 'number'])
    expect([part, /^[^>]* disabled=""/.test(await partOf(id, part))]).toEqual([part, alert !== null])
  const [, form = ''] = /<form id="projector_form"(.*?)<\/form>/s.exec(await pageOf(id)) ?? []
  expect(/ role="status" [^>]*border-warning[^>]*>.*?<div [^>]*>(.*?)<\/div>/s.exec(form)?.[1] ?? null).toBe(alert)
  expect((await partOf(id, 'shipping_cost')).includes('Koszt od')).toBe(alert === null)
  expect(/ id="projector_(?:delivery_days|shipping_unknown)"/.test(await pageOf(id))).toBe(alert === null)
}

test.each([
  ['a price on request', 1187],
  ['a free sample', 1215],
  ['points', 1204],
])('A2.8 the page of %s has all the ids that pages of plain goods have', async (_, id) => {
  const idsOf = async (product: number) =>
    [...(await pageOf(product)).matchAll(/ id="(projector_[a-z_]+)"/g)].map(([, name]) => name)
  const plain = (await idsOf(1001)).filter(
    (name) => !/^projector_(?:delivery_days|safety|warranty|downloads)$/.test(name ?? ''),
  )
  expect(await idsOf(id)).toEqual(expect.arrayContaining(plain))
  expect(await pageOf(id)).toMatch(
    new RegExp(`<form id="projector_form"[^>]* data-product_id="${id}" data-type="product_`),
  )
})

test("A2.8 all ids begin with the merchant's prefix", async () => {
  const ids = (html: string) => [...html.matchAll(/ id="(projector_|towar-)([^"]+)"/g)]
  const before = ids(await read(mug))
  await set(sectionPrefixSetting, 'towar-')
  const after = ids(await read(mug))
  await set(sectionPrefixSetting, 'projector_')
  expect(after.map(([, , name]) => name)).toEqual(before.map(([, , name]) => name))
  expect(new Set(after.map(([, prefix]) => prefix))).toEqual(new Set(['towar-']))
})

test("A2.10 the contact link leads to /contact.php, which leads to our page and names the product there, or where the merchant's setting points", async () => {
  const link = async () => /id="projector_contact"[^>]*><a href="([^"]*)"/.exec(await read(mug))?.[1]
  expect(await link()).toBe('/contact.php?product=1001')
  const answer = await browser.get('/contact.php?product=1001')
  const page = '/strona/kontakt?produkt=1001'
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, page])
  expect(await read(page)).toMatch(
    /<h2[^>]*>Pytanie o\s+Kubek Ania 300\s+ml \(nr 1001\)<.*mailto:sklep@example\.com\?subject=Pytanie%20o%20Kubek/s,
  )
  for (const without of ['/strona/kontakt', '/strona/kontakt?produkt=999999', '/strona/o-nas?produkt=1001'])
    expect([without, (await read(without)).includes('Pytanie o')]).toEqual([without, false])
  await set(contactLinkSetting, 'https://pomoc.example/pytania')
  expect(await link()).toBe('https://pomoc.example/pytania')
})

test('A2.8 the price of a configuration has the prefix of the setting too', async () => {
  const { rows } = await sql<{ id: number }>`select product_id as id from configurator order by 1 limit 1`.execute(
    shop().database,
  )
  await set(sectionPrefixSetting, 'towar_')
  const page = await pageOf(rows[0]?.id ?? 0)
  await set(sectionPrefixSetting, 'projector_')
  expect(page).toContain(' id="towar_configuration_price"')
  expect(page).not.toContain(' id="projector_')
})
