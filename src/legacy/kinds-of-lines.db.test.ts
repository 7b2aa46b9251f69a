import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, warsawDay } from '#shared/day.ts'
import { createTestProduct, setStock } from '../../test/create-test-product.ts'
import { type FormFields, type LegacyClient, legacyClient } from '../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient

beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())
beforeEach(() => {
  client = legacyClient(testShop)
})

/** Adds an item; returns 'success' or the error code. */
async function put(fields: FormFields): Promise<string> {
  const body = await (await client.post('/basketchange.php', { number: 1, mode: 1, getAjax: 1, ...fields })).json()
  const [{ status, error, warning }] = body.results
  return (error ?? warning)?.code ?? status
}

async function lines(): Promise<Record<string, unknown>[]> {
  return (await (await client.ask('/ajax/basket.php?getAjax=true')).json()).basket.products
}

describe('a bundle whose parts come in sizes', () => {
  let [bundle, mug, apron] = [0, 0, 0]
  let sizes: number[] = []
  beforeAll(async () => {
    const shop = testShop.shop()
    const apronSold = await createTestProduct(shop, { name: 'Fartuch', sizes: { S: '5', M: '2', XL: '0' } })
    const mugSold = await createTestProduct(shop, { name: 'Kubek', stock: '10' })
    const sold = await createTestProduct(shop, { name: 'Zestaw', kind: 'bundle', stock: null, price: 9900 })
    ;[bundle, mug, apron, sizes] = [sold.id, mugSold.id, apronSold.id, apronSold.sizeIds]
    await sql`insert into bundle_part (bundle_id, size_id, quantity, position, choose_size)
      values (${bundle}, ${sizes[0]}, 1, 0, true), (${bundle}, ${mugSold.sizeId}, 2, 1, false)`.execute(shop.database)
  })
  const chosen = (size: string, more: FormFields = {}): FormFields => ({
    ...{ product: bundle, 'bundled_product[0]': apron, 'bundled_size[0]': size, 'bundled_quantity[0]': 1 },
    ...{ 'bundled_product[1]': mug, 'bundled_size[1]': 'uniw', 'bundled_quantity[1]': 2 },
    ...more,
  })

  test('A3.10 B2.21 B6.2 has one basket line for each choice, with its parts', async () => {
    for (const size of ['S', 'M', 'S']) expect(await put(chosen(size))).toBe('success')
    expect(await lines()).toMatchObject([
      {
        id: String(bundle),
        count: 2,
        price_unit: '99.00',
        bundled: [
          { id: apron, size: 'S' },
          { id: mug, quantity: 2 },
        ],
      },
      { id: String(bundle), count: 1, bundled: [{ id: apron, size: 'M' }, { id: mug }] },
    ])
  })

  test('A3.10 A7.10 several at once, each with its own parts', async () => {
    const row = (index: number, size: string) => ({
      [`product[${index}]`]: bundle,
      [`set_quantity[${index}]`]: 1,
      [`bundled_product[${index}][0]`]: apron,
      [`bundled_size[${index}][0]`]: size,
    })
    const fields = { ...row(1, 'S'), ...row(4, 'XXL'), ...row(9, 'M'), getAjax: 1 }
    const { results } = await (await client.post('/basketchange.php?type=multiproduct', fields)).json()
    expect(results).toMatchObject([
      { status: 'success' },
      { status: 'error', error: { code: 'unknown_configuration' } },
      { status: 'success' },
    ])
    expect(await lines()).toMatchObject([{ bundled: [{ size: 'S' }, {}] }, { bundled: [{ size: 'M' }, {}] }])
  })

  test.each<[string, () => FormFields, string]>([
    ['without a size', () => ({ product: bundle }), 'choose_part_size'],
    ['in a size that there is not', () => chosen('XXL'), 'unknown_configuration'],
    ['with a part of another bundle', () => chosen('S', { 'bundled_product[2]': 1001 }), 'unknown_configuration'],
    ['with more of a part', () => chosen('S', { 'bundled_quantity[1]': 3 }), 'unknown_configuration'],
    ['with less than nothing of a part', () => chosen('S', { 'bundled_quantity[1]': '-2' }), 'unknown_configuration'],
    ['in a size that is sold out', () => chosen('XL'), 'no_stock'],
  ])('A8.11 B2.21 is refused %s', async (_what, fields, code) => {
    expect(await put(fields())).toBe(code)
    expect(await lines()).toEqual([])
  })

  test('A5.3 B2.21 is limited by the scarcest of its parts', async () => {
    expect(await put(chosen('M', { number: 9 }))).toBe('quantity_changed')
    expect(await lines()).toMatchObject([{ count: 2 }])
    await setStock(testShop.shop(), sizes[1] ?? 0, '2')
  })
})

describe('a product with configuration', () => {
  let mug = 0
  beforeAll(async () => {
    const shop = testShop.shop()
    mug = (await createTestProduct(shop, { name: 'Kubek', stock: '10' })).id
    const fields = [
      {
        key: 'grawer',
        label: 'Grawer',
        hint: '',
        required: false,
        when: null,
        options: null,
        longest: 10,
        price: 1500,
      },
      {
        ...{ key: 'pismo', label: 'Pismo', hint: '', required: true, when: { field: 'grawer', is: [] }, longest: 10 },
        ...{ options: [{ key: 'proste', label: 'proste', price: 0 }], price: 0 },
      },
    ]
    await sql`insert into configurator values (${mug}, ${JSON.stringify(fields)}::jsonb)`.execute(shop.database)
  })
  const engraved = (text: string): FormFields => ({
    ...{ product: mug, 'configuration[grawer]': text, 'configuration[pismo]': 'proste' },
  })

  test('B2.21 each configuration is a line, with its texts, at the price that the shop computes', async () => {
    for (const text of ['Ola', 'Jan', 'Ola', '']) expect(await put(engraved(text))).toBe('success')
    expect(await lines()).toMatchObject(
      [
        { count: 2, price_unit: '74.00', additional: 'Grawer: „Ola”; Pismo: proste', md5_additional: /^[0-9a-f]{32}$/ },
        { count: 1, price_unit: '74.00', additional: 'Grawer: „Jan”; Pismo: proste' },
        { count: 1, price_unit: '59.00' },
      ].map(({ md5_additional, ...line }) => ({
        ...line,
        ...(md5_additional && { md5_additional: expect.stringMatching(md5_additional) }),
      })),
    )
  })

  test.each<[string, FormFields, string]>([
    ['too long a text', { 'configuration[grawer]': 'Konstantynopol' }, 'incomplete_configuration'],
    ['a text without its type', { 'configuration[grawer]': 'Ola' }, 'incomplete_configuration'],
    [
      'a type that there is not',
      { 'configuration[grawer]': 'Ola', 'configuration[pismo]': 'gotyk' },
      'unknown_configuration',
    ],
    ['a field that there is not', { 'configuration[kolor]': 'biały' }, 'unknown_configuration'],
  ])('A8.11 B2.21 is refused with %s', async (_what, fields, code) => {
    expect(await put({ product: mug, ...fields })).toBe(code)
  })

  test('B2.21 a sent text that differs from the configuration does not reach the order', async () => {
    const terms = JSON.stringify({ configuration: { grawer: 'Ola', pismo: 'proste' } })
    expect(await put({ product: mug, additional: 'zwykły', terms })).toBe('success')
    expect(await lines()).toMatchObject([{ price_unit: '74.00', additional: 'Grawer: „Ola”; Pismo: proste' }])
  })
})

describe('a product with a field of a day', () => {
  let workshop = 0
  const inDays = (days: number) => addDays(warsawDay(new Date()), days) // requests go by the clock; no bound is asked for, since midnight may pass
  const on = (day: string): FormFields => ({ product: workshop, 'configuration[termin]': day })
  beforeAll(async () => {
    const shop = testShop.shop()
    workshop = (await createTestProduct(shop, { name: 'Warsztat', stock: '10' })).id
    const date = { from: 3, until: 30, weekdays: [1, 2, 3, 4, 5, 6, 7], notOnHolidays: false, hours: '18:00' }
    const field = { key: 'termin', label: 'Termin', hint: '', required: true, when: null, options: null, longest: 40 }
    const fields = JSON.stringify([{ ...field, price: 0, date }])
    await sql`insert into configurator values (${workshop}, ${fields}::jsonb)`.execute(shop.database)
  })

  test('B2.21 B3.8 the server accepts the days that are offered, counted from today', async () => {
    for (const days of [4, 29]) expect(await put(on(inDays(days)))).toBe('success')
    expect(await lines()).toMatchObject([
      { additional: expect.stringMatching(/^Termin: \p{L}+, \d+ \p{L}+ \d{4}, 18:00$/u) },
      {},
    ])
  })

  test('A8.11 B3.8 it refuses all others, without scripts and from other programs too', async () => {
    for (const day of [inDays(-1), inDays(1), inDays(33), '2026-02-30', 'jutro'])
      expect(await put(on(day))).toBe('incomplete_configuration')
  })
})
