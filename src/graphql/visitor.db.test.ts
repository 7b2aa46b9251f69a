import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { provideRequestContext, type RequestEnvironment } from '../server/request-context.ts'
import { graphql } from './app.ts'

let testShop: TestShop
let app: Hono<RequestEnvironment>
beforeAll(async () => {
  testShop = await openTestShop()
  app = new Hono<RequestEnvironment>().use(provideRequestContext(testShop.appContext)).route('/', graphql())
})
afterAll(() => testShop.close())

/** A browser that stores every cookie. */
function browser() {
  const cookies = new Map<string, string>()
  async function ask(query: string, label = '') {
    const answer = await app.request(`http://localhost:3000/graphql/v1/${label}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (/Max-Age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer.json()
  }
  return { cookies, ask }
}

const outcome = '{ status error { code message } }'
const done = { status: 'success', error: null }
const shipping = (more = '') =>
  `{ shipping(ShippingInput: {mode: product, products: [{id: 1001, size: "uniw", quantity: 1}], displaySettings: {sortArgs: cost}${more}}) { shipping { courier { name } prepaid cost { value formatted } minworth { value formatted } minworthReached limitFree } } }`
const cheapest = async (ask: ReturnType<typeof browser>['ask'], more = '') =>
  (await ask(shipping(more))).data.shipping.shipping[0]?.cost.value

test('A7.17 B7.6 chooses a country and a postcode, and unsets both in one request', async () => {
  const { ask, cookies } = browser()
  expect(await cheapest(ask)).toBe(13.9)
  expect((await ask(`mutation { setRegion(SetRegionInput: {country: "DE"}) ${outcome} }`)).data.setRegion).toEqual(done)
  expect(await cheapest(ask)).toBe(49.9)
  const zip = `mutation { setTemporaryZipcode(SetTemporaryZipcodeInput: {zipcode: "25980"}) ${outcome} }`
  expect((await ask(zip)).data.setTemporaryZipcode).toEqual(done)
  expect(JSON.parse(decodeURIComponent(cookies.get('setZipcodeForced') ?? ''))).toMatchObject({
    currentCountry: 'DE',
    currentZipcode: '25980',
  })
  expect(await cheapest(ask)).toBe(79.9)
  const unset = `mutation { unsetTemporaryRegion ${outcome} unsetTemporaryZipcode ${outcome} }`
  expect((await ask(unset, '?mutation=unsetRegionAndZipcode')).data).toEqual({
    unsetTemporaryRegion: done,
    unsetTemporaryZipcode: done,
  })
  expect(cookies.size).toBe(0)
  expect(await cheapest(ask)).toBe(13.9)
})

test.each([
  ['setRegion(SetRegionInput: {country: "US"})', 'incorrect_region', 'Proszę wybrać opcję.'],
  ['setTemporaryZipcode(SetTemporaryZipcodeInput: {zipcode: "1"})', 'incorect_zipcode', /^Niepoprawny kod pocztowy/],
])('B7.6 %s returns the reason, and nothing is stored', async (mutation, code, message) => {
  const { ask, cookies } = browser()
  const answer = await ask(`mutation { choice: ${mutation} ${outcome} }`)
  expect(answer.data.choice).toEqual({ status: 'error', error: { code, message: expect.stringMatching(message) } })
  expect(cookies.size).toBe(0)
})

test.each<[string, string, string | null]>([
  ['the country of the delivery', 'deliveryRegionId: 1143020143', 'DE'],
  ['as text', 'deliveryRegionId: "1143020143"', 'DE'],
  ['the country of the bill where there is no other', 'billingRegionId: 1143020041, deliveryRegionId: ""', 'CZ'],
  ['that of the delivery before that of the bill', 'billingRegionId: 1143020041, deliveryRegionId: 1143020143', 'DE'],
  ['two letters', 'deliveryRegionId: "cz", areForced: true', 'CZ'],
  ["the shop's own country", 'deliveryRegionId: 1143020003, areForced: false', null],
  ['nothing', 'billingRegionId: "", deliveryRegionId: ""', null],
])('B3.38 setRegion takes %s', async (_, region, country) => {
  const { ask, cookies } = browser()
  const { data } = await ask(`mutation { setRegion(SetRegionInput: {${region}}) ${outcome} }`)
  expect(data.setRegion).toEqual(done)
  const stored = cookies.get('setRegionForced')
  expect(stored === undefined ? null : JSON.parse(decodeURIComponent(stored)).currentCountry).toBe(country)
})

test.each(['1143020079', '1143020010', '1', '"Niemcy"', 'true, country: "US"'])(
  'B3.38 setRegion refuses the region %s, to which nothing is delivered',
  async (region) => {
    const { ask, cookies } = browser()
    const { data } = await ask(`mutation { setRegion(SetRegionInput: {deliveryRegionId: ${region}}) ${outcome} }`)
    expect(data.setRegion).toMatchObject({ status: 'error', error: { code: 'incorrect_region' } })
    expect(cookies.size).toBe(0)
  },
)

test.each<[string, string | null]>([
  ['deliveryZipcode: "72500"', '72-500'],
  ['billingZipcode: "00-950", deliveryZipcode: ""', '00-950'],
  ['billingZipcode: "00-950", deliveryZipcode: "72-500"', '72-500'],
  ['zipcode: " 72-500 "', '72-500'],
  ['billingZipcode: "", deliveryZipcode: ""', null],
])('B3.38 setTemporaryZipcode with %s stores %s', async (input, postcode) => {
  const { ask, cookies } = browser()
  const { data } = await ask(`mutation { setTemporaryZipcode(SetTemporaryZipcodeInput: {${input}}) ${outcome} }`)
  expect(data.setTemporaryZipcode).toEqual(done)
  const stored = cookies.get('setZipcodeForced')
  expect(stored === undefined ? null : JSON.parse(decodeURIComponent(stored)).currentZipcode).toBe(postcode)
})

const countries =
  '{ shippingCountries(ShippingCountriesInput: {includeDeliveryProfile: true}) { id name selected provinces { id name selected } provinceTypes } }'

test('shippingCountries lists what couriers deliver to, by region id, and marks the chosen country', async () => {
  const { ask } = browser()
  const rest = { provinces: [], provinceTypes: [] }
  const [first, ...others] = (await ask(countries)).data.shippingCountries
  expect(first).toEqual({ id: 1143020003, name: 'Polska', selected: true, ...rest })
  expect(others).toContainEqual({ id: 1143020143, name: 'Niemcy', selected: false, ...rest })
  await ask(`mutation { setRegion(SetRegionInput: {deliveryRegionId: ${others[0].id}}) ${outcome} }`)
  const chosen = (await ask(countries)).data.shippingCountries.filter(({ selected }: typeof first) => selected)
  expect(chosen).toEqual([{ ...others[0], selected: true }])
})

test('a country outside of the Union is neither listed nor chosen, though a courier goes there', async () => {
  const { database } = testShop.shop()
  await sql`insert into delivery_option (courier_id, country, prepaid, cost)
    select courier_id, 'GB', prepaid, cost from delivery_option where country = 'DE'`.execute(database)
  const { ask, cookies } = browser()
  const listed = (await ask(countries)).data.shippingCountries.map(({ name }: { name: string }) => name)
  expect(listed).toContain('Niemcy')
  expect(listed).not.toContain('Wielka Brytania')
  await ask(`mutation { setRegion(SetRegionInput: {deliveryRegionId: "GB"}) ${outcome} }`)
  expect(cookies.size).toBe(0)
  await sql`delete from delivery_option where country = 'GB'`.execute(database)
})

test('B4.15 each of the two choices is unset separately', async () => {
  const { ask, cookies } = browser()
  await ask(
    `mutation { setRegion(SetRegionInput: {country: "DE"}) ${outcome} setTemporaryZipcode(SetTemporaryZipcodeInput: {zipcode: "25980"}) ${outcome} }`,
  )
  await ask(`mutation { unsetTemporaryZipcode ${outcome} }`, '?mutation=unsetZipcode')
  expect([...cookies.keys()]).toEqual(['setRegionForced'])
  await ask(`mutation { unsetTemporaryRegion ${outcome} }`, '?mutation=unsetRegion')
  expect(cookies.size).toBe(0)
})

test('A3.12 shipping lists every method with its minimum and its free limit; a region may be forced for one query', async () => {
  const { ask } = browser()
  expect((await ask(shipping())).data.shipping.shipping).toContainEqual({
    courier: { name: 'Kurier wieczorem, Warszawa' },
    prepaid: 'prepaid',
    cost: { value: 24.9, formatted: '24,90\u00a0zł' },
    minworth: { value: 100, formatted: '100,00\u00a0zł' },
    minworthReached: false,
    limitFree: null,
  })
  expect(await cheapest(ask, ', forcedRegion: "CZ"')).toBe(39.9)
  expect(await cheapest(ask, ', forcedRegion: 1143020041')).toBe(39.9)
  expect(await cheapest(ask, ', forcedRegion: "1143020041"')).toBe(39.9)
  expect(await cheapest(ask, ', forcedRegion: 1')).toBe(13.9)
  expect(await cheapest(ask, ', forcedRegion: true')).toBe(13.9)
  expect(await cheapest(ask, ', paymentType: dvp')).toBe(17.9)
})
