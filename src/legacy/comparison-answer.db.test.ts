import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { offeredCurrenciesSetting } from '#features/pricing/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { countVisits, type LegacyClient, legacyClient } from '../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
const sold: number[] = []
let withdrawn: number
beforeAll(async () => {
  testShop = await openTestShop()
  const shop = { ...testShop.shop(), now: new Date() }
  for (let i = 0; i < 11; i += 1) sold.push((await createTestProduct(shop, { name: `Kubek ${i}`, price: 5900 + i })).id)
  withdrawn = (await createTestProduct(shop, { withdrawn: true })).id
})
afterAll(() => testShop.close())
beforeEach(() => {
  client = legacyClient(testShop)
})

const change = (comparers: string, product?: number) =>
  client.post('/settings.php', { comparers, ...(product !== undefined && { product }) })
const compared = async (params: object = {}) => {
  const body = `request=${JSON.stringify({ Comparers: { params } })}`
  return (await (await client.post('/ajax/get.php', body)).json()).Comparers.response
}
const ids = async () =>
  (await compared({ only: 'ids' })).product.map((one: { attributes: { id: number } }) => one.attributes.id)

test('B2.51 A7.1 forms add and remove products, and Comparers returns them', async () => {
  const [one = 0, two = 0] = sold
  const added = await change('add', one)
  expect([added.status, added.headers.get('Location')]).toEqual([303, '/porownanie'])
  await change('add', two)
  await change('add', one)
  expect(await compared()).toEqual({
    attributes: { count: 2 },
    product: [
      {
        attributes: {
          ...{ id: one, link: `/produkt/kubek-0-${one}` },
          removelink: `/settings.php?comparers=remove&product=${one}`,
        },
        name: 'Kubek 0',
        price: { attributes: { price_formatted: '59,00\u00a0zł' } },
      },
      expect.objectContaining({ name: 'Kubek 1' }),
    ],
  })
  await change('remove', one)
  expect(await ids()).toEqual([two])
  for (const product of ['', 'abc', '1234567890']) await client.post('/settings.php', { comparers: 'remove', product })
  expect(await ids()).toEqual([two])
  await change('remove')
  expect(await compared()).toEqual({ attributes: { count: 0 }, product: [] })
})

test('B2.51 several products are removed at once, and by the link in Comparers', async () => {
  const [one = 0, two = 0, three = 0, four = 0] = sold
  for (const id of [one, two, three, four]) await change('add', id)
  await client.ask(`/settings.php?comparers=remove&product=${one},${two}, ${three}`)
  expect(await ids()).toEqual([four])
  await client.ask((await compared()).product[0].attributes.removelink)
  expect(await ids()).toEqual([])
})

test('A7.1 Comparers returns the picture of a product in two sizes', async () => {
  await change('add', 1001)
  const [{ icon, iconsmall }] = (await compared()).product
  expect([icon, iconsmall]).toEqual([expect.stringMatching(/-320\.webp$/), expect.stringMatching(/-160\.webp$/)])
  expect(icon.replace(/-320/, '-160')).toBe(iconsmall)
})

test('B2.51 the browser returns to the page of the form, never to another site', async () => {
  const from = (referrer: string) =>
    client.post('/settings.php', { comparers: 'add', product: sold[0] ?? 0 }, { Referer: referrer })
  expect((await from('http://localhost:3000/szukaj?text=kubek')).headers.get('Location')).toBe('/szukaj?text=kubek')
  expect((await from('http://elsewhere.example//evil.example/')).headers.get('Location')).toBe('/porownanie')
})

test.each([
  ['add', 'porownaj', '/produkt/kubek#porownaj'],
  ['remove', 'porownaj', '/produkt/kubek#porownaj-removed'],
  ['add', '"><script>', '/produkt/kubek'],
])('B2.51 a form with an anchor is answered there: %s at %s', async (comparers, anchor, expected) => {
  const fields = { comparers, product: sold[0] ?? 0, anchor }
  const answer = await client.post('/settings.php', fields, { Referer: 'http://localhost:3000/produkt/kubek' })
  expect(answer.headers.get('Location')).toBe(expected)
})

test('B2.51 links change it too, but not from another site, and not on prefetch', async () => {
  const [one = 0, two = 0] = sold
  const link = (product: number, headers: HeadersInit = {}) =>
    client.ask(`/settings.php?comparers=add&product=${product}`, { headers })
  const visits = await countVisits(testShop)
  for (const headers of [
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Purpose', 'prefetch'],
  ] satisfies [string, string][])
    expect((await link(one, Object.fromEntries([headers]))).headers.get('Location')).toBe('/porownanie')
  expect(await countVisits(testShop)).toBe(visits)
  await link(two)
  expect(await ids()).toEqual([two])
})

test('B2.51 an eleventh product and one that is not on sale are refused with a message, without creating a visit', async () => {
  const visits = await countVisits(testShop)
  const refused = await change('add', withdrawn)
  expect(refused.headers.get('Location')).toBe('/porownanie?odmowa=unknown_product')
  await change('remove', sold[0])
  await change('add', 99_999_999)
  expect(await countVisits(testShop)).toBe(visits)
  for (const id of sold.slice(0, 10)) await change('add', id)
  const eleventh = { comparers: 'add', product: sold[10] ?? 0 }
  expect((await client.post('/settings.php', eleventh)).headers.get('Location')).toBe('/porownanie?odmowa=too_many')
  const answer = await (await client.post('/settings.php', { ...eleventh, getAjax: 1, only: 'ids' })).json()
  expect(answer).toMatchObject({
    ...{ status: 'error', Comparers: { attributes: { count: 10 } } },
    error: { code: 'too_many', message: expect.stringContaining('najwyżej 10') },
  })
  expect(await ids()).toEqual(sold.slice(0, 10))
})

test('B2.51 two concurrent tabs add one product each, and at most ten stay', async () => {
  for (const id of sold.slice(0, 9)) await change('add', id)
  await Promise.all(sold.slice(9).map((id) => change('add', id)))
  expect(await ids()).toHaveLength(10)
})

test('other operations of /settings.php are not answered here', async () => {
  expect((await client.post('/settings.php', { skin: 'dark' })).status).toBe(404)
})

test.each([
  ['lang=eng', '/szukaj?text=kubek', []],
  ['sort_order=price-d', '/szukaj?text=kubek&sortowanie=cena-malejaco', [/^lists=cena-malejaco\.;.*Max-Age=15552000/]],
  ['portions=48&curr=PLN', '/szukaj?text=kubek&ile=48', [/^lists=\.48;/, /^currency=PLN;/]],
  ['sort_order=relevance&portions=24', '/szukaj?text=kubek&sortowanie=popularnosc&ile=24', [/^lists=;.*Max-Age=0/]],
  ['sort_order=constructor&portions=-1', '/szukaj?text=kubek', []],
  ['sort_order=name&portions=40&lang=pol', '/szukaj?text=kubek&sortowanie=nazwa&ile=48', [/^lists=nazwa\.48;/]],
  ['country=1143020143', '/szukaj?text=kubek', [/^setRegionForced=.*%22DE%22/, /^setZipcodeForced=;/]],
  ['country=de', '/szukaj?text=kubek', [/^setRegionForced=.*%22DE%22/, /^setZipcodeForced=;/]],
  ['country=1', '/szukaj?text=kubek', []],
])('/settings.php?%s redirects back and takes effect', async (query, location, cookies) => {
  const headers = { Referer: 'http://localhost:3000/szukaj?text=kubek' }
  const answers = [
    await client.ask(`/settings.php?${query}`, { headers }),
    await client.post('/settings.php', query, headers),
  ]
  for (const { status, headers } of answers) {
    expect([status, headers.get('Location')]).toEqual([303, location])
    expect(headers.getSetCookie()).toEqual(cookies.map((cookie) => expect.stringMatching(cookie)))
  }
})

test('a link on another site cannot set the country', async () => {
  const answer = await client.ask('/settings.php?country=DE', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([303, null])
})

describe('/settings.php?curr=', () => {
  beforeEach(async () => {
    await changeSetting(testShop.shop(), { setting: offeredCurrenciesSetting, raw: 'PLN,EUR' })
    await vi.waitUntil(() => testShop.shop().settings.get(offeredCurrenciesSetting).includes('EUR'))
  })
  const link = (query: string, headers: Record<string, string> = {}) =>
    legacyClient(testShop).ask(`/settings.php?${query}`, {
      headers: { Referer: 'http://localhost:3000/szukaj?text=kubek&filter_price=46-92', ...headers },
    })
  const effect = ({ status, headers }: Response) => [status, headers.get('Location'), headers.get('Set-Cookie') ?? '']

  test('a link and a form switch the currency and redirect back, with prices in the address converted', async () => {
    const inEuro = [
      303,
      '/szukaj?text=kubek&filter_price=10-22#cena-przeliczona',
      expect.stringMatching(/^currency=EUR;/),
    ]
    expect(effect(await link('curr=EUR'))).toEqual(inEuro)
    expect(effect(await link('curr=eur&lang=pol'))).toEqual(inEuro)
    const headers = { Referer: 'http://localhost:3000/koszyk' }
    const sent = await legacyClient(testShop).post('/settings.php', { curr: 'EUR' }, headers)
    expect(effect(sent)).toEqual([303, '/koszyk', expect.stringMatching(/^currency=EUR;/)])
  })

  test.each<[string, string, Record<string, string>]>([
    ['a currency that is not offered', 'curr=CHF', {}],
    ['nothing', 'curr=', {}],
    ['a link on another site', 'curr=EUR', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a browser that loads ahead', 'curr=EUR', { 'Sec-Purpose': 'prefetch' }],
  ])('%s changes nothing', async (_, query, headers) => {
    expect(effect(await link(query, headers))).toEqual([303, '/szukaj?text=kubek&filter_price=46-92', ''])
  })
})
