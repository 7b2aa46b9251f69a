import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestProduct } from '../../test/create-test-product.ts'
import { fetchMetadata } from '../../test/fetch-metadata.ts'
import {
  basketQuantities,
  countVisits,
  type FormFields,
  type LegacyClient,
  legacyClient,
} from '../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
let ids: Record<'mug' | 'apron' | 'plate', number>

beforeAll(async () => {
  testShop = await openTestShop()
  const shop = testShop.shop()
  ids = {
    mug: (await createTestProduct(shop)).id,
    apron: (await createTestProduct(shop, { sizes: { S: '3', M: '5' } })).id,
    plate: (await createTestProduct(shop, { withdrawn: true })).id,
  }
})
afterAll(() => testShop.close())
beforeEach(() => {
  client = legacyClient(testShop)
})

/** Names of favourites, in the order in which they were added. */
async function favouriteNames({ post }: LegacyClient): Promise<string[]> {
  const answer = await (await post('/ajax/get.php', 'request={"Wishlist":{}}')).json()
  const found = answer.Wishlist.response.product as { attributes: { id: number } }[]
  return found.map(({ attributes }) => Object.entries(ids).find(([, id]) => id === attributes.id)?.[0] ?? 'other')
}

const withIds = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, ids[value as keyof typeof ids] ?? value]))

const from = { Referer: 'http://localhost:3000/kategoria/kubki-1?strona=2' }

describe('/basketchange.php with mode=2', () => {
  test.each<[string, FormFields, FormFields, string[], object]>([
    ['adds', {}, { product: 'mug' }, ['mug'], { status: 'success' }],
    ['adds once', { product: 'mug' }, { product: 'mug', number: 3 }, ['mug'], { status: 'success' }],
    ['adds without a size', {}, { product: 'apron' }, ['apron'], { status: 'success' }],
    ['adds a size', {}, { product: 'apron', size: 'M' }, ['apron'], { status: 'success' }],
    ['takes out', { product: 'mug' }, { product: 'mug', number: 0 }, [], { status: 'success' }],
    ['takes out what is not there', {}, { product: 'mug', number: 0 }, [], { status: 'success' }],
    ['takes out by change=empty', { product: 'mug' }, { product: 'mug', change: 'empty' }, [], { status: 'success' }],
    ['refuses the unknown', {}, { product: 999_999_999 }, [], { status: 'error', error: { code: 'unknown_product' } }],
    ['refuses a nonsense', {}, { product: '__proto__' }, [], { status: 'error', error: { code: 'unknown_product' } }],
    ['refuses a strange size', {}, { product: 'apron', size: 'XL' }, [], { error: { code: 'unknown_size' } }],
    ['refuses what is withdrawn', {}, { product: 'plate' }, [], { error: { code: 'withdrawn' } }],
    ['refuses no number', {}, { product: 'mug', number: 'x' }, [], { error: { code: 'wrong_quantity' } }],
  ])('A7.9 %s', async (_, before, fields, after, result) => {
    if ('product' in before) await client.post('/basketchange.php', withIds({ ...before, mode: 2 }))
    const response = await client.post('/basketchange.php', withIds({ ...fields, mode: 2, getAjax: 'true' }))
    expect([response.status, response.headers.get('x-iai-tracking-events')]).toEqual([200, '0'])
    const { wishlist, results } = await response.json()
    expect(results).toMatchObject([result])
    expect(wishlist.attributes?.count).toBe(after.length || undefined)
    expect(await favouriteNames(client)).toEqual(after)
    expect(await basketQuantities(client)).toEqual({})
  })

  test('A7.9 change=empty removes only that product, or all without a product', async () => {
    for (const product of ['mug', 'apron']) await client.post('/basketchange.php', withIds({ product, mode: 2 }))
    await client.post('/basketchange.php', { product: ids.mug, mode: 2, change: 'empty' })
    expect(await favouriteNames(client)).toEqual(['apron'])
    await client.post('/basketchange.php', { product: ids.mug, mode: 2 })
    await client.post('/basketchange.php', { mode: 2, change: 'empty' })
    expect(await favouriteNames(client)).toEqual([])
  })

  test.each<[string, FormFields, string]>([
    ['to the heart that was pressed', { anchor: '_R_1a_' }, '/kategoria/kubki-1?strona=2#_R_1a_'],
    ['to the heart that was let go', { anchor: '_R_1a_', number: 0 }, '/kategoria/kubki-1?strona=2#_R_1a_-removed'],
    ['to the page', {}, '/kategoria/kubki-1?strona=2'],
    ['to the page, for a strange place', { anchor: '"><b>' }, '/kategoria/kubki-1?strona=2'],
  ])('A8.3 without getAjax it redirects back %s', async (_, fields, location) => {
    const response = await client.post('/basketchange.php', withIds({ product: 'mug', mode: 2, ...fields }), from)
    expect([response.status, response.headers.get('Location')]).toEqual([303, location])
    expect(await favouriteNames(client)).toEqual('number' in fields ? [] : ['mug'])
  })

  test.each<[string, FormFields, Record<string, string>]>([
    ['refused', { product: 'plate' }, from],
    ['from nowhere', { product: 'mug' }, {}],
    ['from what is no page of a shop', { product: 'mug' }, { Referer: 'https://x//evil.example/' }],
  ])('A8.2 without getAjax %s: redirects to the page that shows the message', async (_, fields, headers) => {
    const response = await client.post('/basketchange.php', withIds({ ...fields, mode: 2 }), headers)
    const query = new URLSearchParams(Object.entries(withIds({ ...fields, mode: 2 })).map(([n, v]) => [n, `${v}`]))
    expect([response.status, response.headers.get('Location')]).toEqual([303, `/ulubione/potwierdz?${query}`])
  })

  test('A7.10 several at once, with a result for each', async () => {
    await client.post('/basketchange.php', withIds({ product: 'mug', mode: 2 }))
    const fields = { 'product[0]': 'mug', 'set_quantity[0]': 0, 'product[3]': 'plate', 'set_quantity[3]': 1 }
    const more = { 'product[5]': 'apron', 'size[5]': 'S', 'set_quantity[5]': 1, mode: 2, getAjax: 1 }
    const response = await client.post('/basketchange.php?type=multiproduct', withIds({ ...fields, ...more }))
    const { results } = await response.json()
    expect(results.map(({ status }: { status: string }) => status)).toEqual(['success', 'error', 'success'])
    expect(await favouriteNames(client)).toEqual(['apron'])
  })

  test('301 at once are too many', async () => {
    const rows = Array.from({ length: 301 }, (_, index) => `product[${index}]=${ids.mug}&set_quantity[${index}]=1`)
    const response = await client.post('/basketchange.php?type=multiproduct', `${rows.join('&')}&mode=2&getAjax=1`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'too_many_lines' }, results: [] })
  })

  test.each<[Record<string, string>, string[], string]>([
    [{}, ['mug'], '/kategoria/kubki-1?strona=2'],
    [fetchMetadata.link, ['mug'], '/kategoria/kubki-1?strona=2'],
    [fetchMetadata.foreignLink, [], '/ulubione/potwierdz?'],
    [fetchMetadata.neighbour, [], '/ulubione/potwierdz?'],
    [fetchMetadata.prefetch, [], '/ulubione/potwierdz?'],
  ])('by GET with %j', async (headers, after, location) => {
    const visits = await countVisits(testShop)
    const response = await client.ask(`/basketchange.php?product=${ids.mug}&mode=2`, {
      headers: { ...from, ...headers },
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')?.startsWith(location)).toBe(true)
    expect(await countVisits(testShop)).toBe(visits + after.length)
    expect(await favouriteNames(client)).toEqual(after)
  })
})
