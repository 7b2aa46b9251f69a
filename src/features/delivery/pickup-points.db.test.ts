import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphqlClient } from '../../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { saveCouriers, savePickupPoints } from './actions.ts'
import { readPickupPoints } from './checks/pickup-point-list.ts'
import { findPickupPoint, findPickupPoints } from './queries/pickup-points.ts'
import { findCourier } from './queries/tariffs.ts'
import { readPointQuery } from './rules/pickup-point.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const lockers = 2
const found = async (
  query: string,
  changes: { near?: string; country?: string; takesPayment?: boolean; courierId?: number; limit?: number } = {},
) => {
  const search = { courierId: lockers, country: 'PL', near: null, limit: 4, query: readPointQuery(query), ...changes }
  return (await findPickupPoints(testShop.appContext.publicShop(''), search)).map(({ code }) => code)
}

describe('the lockers that are searched for', () => {
  test.each([
    ['a town', 'Gdynia', ['GDY02A']],
    ['a town and a street', 'krakow dluga', ['KRA07N']],
    ['where it stands', 'Nowym Kleparzu', ['KRA07N']],
    ['the beginning of a code', 'lod1', ['LOD19A']],
    ['a postcode, with those around it, the nearest first', '31-146', ['KRA07N', 'KRA11A', 'KRA41B', 'KRA36B']],
    ['a postcode without lockers, but with some near', '81-700', ['SOP01A', 'GDA25B', 'GDA04A', 'GDY02A']],
    ['a postcode in a district without lockers', '99-300', []],
    ['the letters of a code', 'zak', ['ZAK01A']],
    ['words that are not there', 'Kraków Piotrkowska', []],
    ['signs that mean something to a database', "Kraków%' or 1=1", []],
  ])('%s: %j', async (_, query, codes) => {
    expect(await found(query)).toEqual(codes)
  })

  test('of many in a town those near the buyer come first', async () => {
    expect((await found('Warszawa', { near: '02797' }))[0]).toBe('WAW18B')
    expect((await found('Warszawa', { near: '04077' }))[0]).toBe('WAW77C')
  })

  test('a town comes before a street of that name, however near the street is', async () => {
    const codes = await found('Kraków', { near: '20002', limit: 50 })
    expect(codes.indexOf('LUB02A')).toBe(codes.length - 1)
    expect(codes.length).toBe(6)
  })

  test('where nothing can be paid may be left out; another country has its own', async () => {
    expect(await found('Kraków', { near: '31131' })).toContain('KRA11A')
    expect(await found('Kraków', { near: '31131', takesPayment: true })).not.toContain('KRA11A')
    expect(await found('Kraków', { country: 'CZ' })).toEqual([])
  })
})

describe('the list of a carrier', () => {
  const point = { code: 'AAA01', street: 'Polna', streetNumber: '1', postcode: '00-001', city: 'Wąwóz' }
  const points = (list: object[]) => {
    const read = readPickupPoints(JSON.stringify(list))
    return read.ok ? read.value : []
  }

  test.each([
    ['a code in small letters', [{ ...point, code: 'aaa01' }], '0.code'],
    ['the same code twice', [point, point], ''],
    ['one coordinate', [{ ...point, latitude: 52 }], '0'],
    ['a misspelled name', [{ ...point, town: 'Wąwóz' }], '0'],
    ['no town', [{ ...point, city: '' }], '0.city'],
    ['the same code with and without a hyphen', [point, { ...point, code: 'AAA-01' }], ''],
    ['an empty list, of a failed export', [], ''],
  ])('%s is refused, with its place', (_, list, path) => {
    const read = readPickupPoints(JSON.stringify(list))
    expect(read.ok ? [] : read.problem.map((problem) => problem.path)).toContain(path)
  })

  test('around a postcode means near it, in every direction', async () => {
    const shop = testShop.appContext.publicShop('')
    await saveCouriers(shop, [{ name: 'Kiosk na Śląsku', pickupPoint: true, options: [] }])
    const at = (code: string, longitude: number) => ({ ...point, code, postcode: '40-001', latitude: 50.26, longitude })
    const kiosks = [at('BLI-01', 19.02), at('BLI-02', 19.3), { ...at('DAL-01', 23.1), postcode: '22-600' }]
    await savePickupPoints(shop, 'Kiosk na Śląsku', points(kiosks))
    const courierId = (await findCourier(shop, 'Kiosk na Śląsku'))?.id ?? 0
    expect(await found('40-001', { courierId })).toEqual(['BLI-01', 'BLI-02'])
    expect(await found('bli01', { courierId })).toEqual(['BLI-01'])
    expect(await findPickupPoint(shop, courierId, 'DAL01')).toMatchObject({ code: 'DAL-01', postcode: '22-600' })
  })

  test('replaces what the courier had; a courier to the door, or an unknown one, has none', async () => {
    const shop = testShop.appContext.publicShop('')
    expect(await savePickupPoints(shop, 'Kurier', points([point]))).toMatchObject({ ok: false })
    expect(await savePickupPoints(shop, 'Gołąb', points([point]))).toMatchObject({ ok: false })
    await saveCouriers(shop, [{ name: 'Kiosk', pickupPoint: true, options: [] }])
    const courierId = (await findCourier(shop, 'Kiosk'))?.id
    await savePickupPoints(shop, 'Kiosk', points([{ ...point, code: 'BBB01' }]))
    expect((await savePickupPoints(shop, 'Kiosk', points([point]))).ok).toBe(true)
    expect(await found('Gdynia')).toEqual(['GDY02A'])
    const { data } = await graphqlClient(testShop).ask(
      `{ pickupPoints(courierId: ${courierId}, query: "wawoz") { hasMore pickupPoints { id courierId name location address { street city } coordinates { latitude } } } }`,
    )
    expect(data.pickupPoints).toEqual({
      hasMore: false,
      pickupPoints: [
        {
          ...{ id: 'AAA01', courierId, name: 'AAA01', location: '', coordinates: null },
          address: { street: 'Polna', city: 'Wąwóz' },
        },
      ],
    })
  })
})
