import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { specificationProblems } from '../../../../test/feed-specifications.ts'
import { readFeedItems, specifications } from '../../../../test/read-product-feed.ts'
import { feedWriters } from './feed-formats.ts'
import type { FeedProduct, FeedProductSize } from './feed-product.ts'
import { type FeedName, feedNames } from './feed-product.ts'

const shop = { name: 'Siwa Glina & syn', publicUrl: 'https://sklep.example' }

const size: FeedProductSize = {
  ...{ id: 11, type: 'uniw', name: '', code: 'SG-1', ean: '5901234123457', gross: 5_900, lowest: null, buyable: true },
  ...{ toOrder: false, stock: 4, weight: 350, shipping: { country: 'PL', gross: 1_299 } },
}
const mug: FeedProduct = {
  ...{ id: 1001, name: 'Kubek <Ania> & "Ola"', kind: 'item', description: 'Toczony ręcznie.', producer: 'Siwa Glina' },
  categories: ['Dom', 'Kuchnia'],
  parameters: [{ name: 'Kolor', values: ['szary', 'biały'] }],
  pictures: [
    { address: 'https://sklep.example/obrazki/a-1280.jpeg', width: 1_200, height: 900 },
    { address: 'https://sklep.example/obrazki/b-1280.jpeg', width: 600, height: 600 },
  ],
  link: 'https://sklep.example/produkt/kubek-1001',
  delayDays: null,
  sizes: [size],
}
const apron: FeedProduct = {
  ...{ ...mug, id: 1002, name: 'Fartuch' },
  sizes: [
    { ...size, id: 21, type: 'S', name: 'S', gross: 4_900, buyable: false, stock: 0 },
    { ...size, id: 22, type: 'M', name: 'M', gross: 9_900 },
    { ...size, id: 23, type: 'L', name: 'L', gross: 10_900 },
  ],
}

/** Parses a feed as its specification defines it. */
async function items(feed: FeedName, ...products: FeedProduct[]) {
  const { head, entry, foot } = feedWriters[feed]
  return readFeedItems[feed](head(shop) + products.map((product) => entry(product, shop).body).join('') + foot)
}

async function fieldsOf(feed: FeedName, product: FeedProduct) {
  return (await items(feed, product)).map((item) => Object.fromEntries(item))
}

function reasons(feed: FeedName, product: FeedProduct): string[] {
  return feedWriters[feed].entry(product, shop).refusals.map(({ size, reason }) => {
    const words = translate(reason.text, reason.values)
    return size === null ? words : `${size}: ${words}`
  })
}

describe.each(feedNames)('%s', (feed) => {
  test('contains what its specification requires of a product', async () => {
    const written = await items(feed, mug, apron)
    expect(written.length).toBe(feed === 'ceneo' ? 2 : 4)
    expect(written.flatMap((item) => specificationProblems(specifications[feed], item))).toEqual([])
  })

  const word = fc.string({ unit: 'grapheme', maxLength: 400 })
  const anySize = fc.record({
    ...{ id: fc.nat(2_000_000_000), type: word, name: word },
    ...{ code: fc.option(word), ean: fc.option(fc.constantFrom('5901234123457', '123', '2000000000008')) },
    ...{ gross: fc.option(fc.nat(10_000_000)), lowest: fc.option(fc.nat(10_000_000)), buyable: fc.boolean() },
    ...{
      toOrder: fc.boolean(),
      stock: fc.option(fc.nat(1_000)),
      weight: fc.nat(100_000),
      shipping: fc.constant(size.shipping),
    },
  })
  const anyProduct = fc.record({
    ...{
      id: fc.integer({ min: 1, max: 2_000_000_000 }),
      name: word.map((text) => `a${text}`),
      kind: fc.constant('item' as const),
    },
    ...{
      description: fc.string({ unit: 'binary', maxLength: 30_000 }),
      producer: fc.option(word.map((text) => `p${text}`)),
    },
    ...{
      categories: fc.array(
        word.map((text) => `k${text}`),
        { maxLength: 5 },
      ),
      link: fc.constant(mug.link),
      delayDays: fc.option(fc.nat(60)),
    },
    parameters: fc.array(fc.record({ name: word, values: fc.array(word, { minLength: 1, maxLength: 3 }) }), {
      maxLength: 3,
    }),
    pictures: fc.array(fc.record({ address: fc.constant(mug.link), width: fc.nat(2_000), height: fc.nat(2_000) }), {
      maxLength: 30,
    }),
    sizes: fc.array(anySize, { minLength: 1, maxLength: 3 }),
  })

  test('contains no other data, whatever the texts of a product are', async () => {
    await fc.assert(
      fc.asyncProperty(anyProduct, async (product) => {
        const written = await items(feed, product)
        expect(written.flatMap((item) => specificationProblems(specifications[feed], item))).toEqual([])
        expect(written.length + reasons(feed, product).length).toBe(feed === 'ceneo' ? 1 : product.sizes.length)
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    ['without a public price', { sizes: [{ ...size, gross: null }] }, 'nie ma publicznej ceny'],
    ['that costs nothing', { sizes: [{ ...size, gross: 0 }] }, 'cena wynosi 0'],
  ])('refuses a product %s', (_what, changes, reason) => {
    expect(reasons(feed, { ...mug, ...changes })).toEqual([reason])
    expect(feedWriters[feed].entry({ ...mug, ...changes }, shop).body).toBe('')
  })
})

describe.each(['google', 'meta'] as const)('%s', (feed) => {
  test.each([
    ['a service', { kind: 'service' as const }, 'usług tam się nie pokazuje'],
    ['without a description', { description: '' }, 'nie ma opisu'],
    ['without a picture', { pictures: [] }, 'nie ma zdjęcia, które sklep już pobrał'],
  ])('refuses a product: %s', (_what, changes, reason) => {
    expect(reasons(feed, { ...mug, ...changes })).toEqual([reason])
  })

  test('values of a gift card are not sizes of a group: each is a separate item', async () => {
    const sizes = ['50 zł', '100 zł'].map((name, index) => ({ ...size, id: 31 + index, type: name, name }))
    const written = await fieldsOf(feed, { ...mug, id: 1003, name: 'Karta', kind: 'virtual', sizes })
    expect(
      written.map(({ id, title, size, item_group_id }) => [id, title, size || null, item_group_id || null]),
    ).toEqual([
      ['1003-31', 'Karta – 50 zł', null, null],
      ['1003-32', 'Karta – 100 zł', null, null],
    ])
  })

  test('a sold-out size is out of stock at its own price, the others are not', async () => {
    const outOf = feed === 'google' ? 'out_of_stock' : 'out of stock'
    const inStock = feed === 'google' ? 'in_stock' : 'in stock'
    expect(await fieldsOf(feed, apron)).toMatchObject([
      { id: '1002-21', item_group_id: '1002', price: '49.00 PLN', availability: outOf, size: 'S' },
      { id: '1002-22', item_group_id: '1002', price: '99.00 PLN', availability: inStock, title: 'Fartuch – M' },
      { id: '1002-23', link: 'https://sklep.example/produkt/kubek-1001?rozmiar=L' },
    ])
  })

  test.each([
    ['no reduction', 5_900, null, '59.00 PLN', undefined],
    ['a reduction from the lowest price of the 30 days before', 5_900, 6_500, '65.00 PLN', '59.00 PLN'],
    ['a promotion that is no lower than that', 5_900, 5_900, '59.00 PLN', undefined],
    ['a promotion that is dearer', 5_900, 5_500, '59.00 PLN', undefined],
  ])('%s', async (_what, gross, lowest, price, sale) => {
    const [item] = await fieldsOf(feed, { ...mug, sizes: [{ ...size, gross, lowest }] })
    expect([item?.price, item?.sale_price || undefined]).toEqual([price, sale])
  })
})

describe('Google', () => {
  test.each([
    ['a barcode', { ean: '5901234123457' }, { gtin: '5901234123457', mpn: 'SG-1' }],
    ['a barcode of a shop’s own', { ean: '2000000000008' }, { mpn: 'SG-1' }],
    ['a wrong barcode and no code', { ean: '5901234123458', code: null }, { identifier_exists: 'no' }],
  ])('%s', async (_what, changes, identifiers) => {
    const [item = {}] = await fieldsOf('google', { ...mug, sizes: [{ ...size, ...changes }] })
    const known = ['gtin', 'mpn', 'identifier_exists'].filter((name) => name in item)
    expect(Object.fromEntries(known.map((name) => [name, item[name]]))).toEqual(identifiers)
  })

  test('contains the delivery cost, the colours and the category path', async () => {
    expect(await fieldsOf('google', mug)).toMatchObject([
      { shipping: 'PL12.99 PLN', color: 'szary/biały', product_type: 'Dom > Kuchnia', shipping_weight: '350 g' },
    ])
  })

  test("without a producer the brand is the shop's own", async () => {
    expect(await fieldsOf('google', { ...mug, producer: null })).toMatchObject([{ brand: 'Siwa Glina & syn' }])
  })
})

describe('Meta', () => {
  test('requires pictures of 500 pixels', () => {
    const pictures = [{ address: mug.link, width: 1_200, height: 499 }]
    expect(reasons('meta', { ...mug, pictures })).toEqual(['żadne zdjęcie nie ma 500 × 500 pikseli'])
    expect(reasons('google', { ...mug, pictures })).toEqual([])
  })

  test('a name that a spreadsheet would read as a formula is escaped', async () => {
    expect(await fieldsOf('meta', { ...mug, name: '=1+1' })).toMatchObject([{ title: "'=1+1" }])
  })
})

describe('Ceneo', () => {
  test('one offer for all sizes, at the lowest price of an available size', async () => {
    expect(await fieldsOf('ceneo', apron)).toMatchObject([
      { id: '1002', price: '99.00', stock: '8', avail: '1', cat: 'Dom/Kuchnia', weight: '0.350' },
    ])
  })

  test.each([
    ['nothing to buy', { sizes: [{ ...size, buyable: false, stock: 0 }] }, '99'],
    ['to order', { sizes: [{ ...size, toOrder: true }] }, '90'],
    ['ready at once', { delayDays: 1 }, '1'],
    ['ready in three days', { delayDays: 3 }, '3'],
    ['ready in five', { delayDays: 5 }, '7'],
    ['ready in ten', { delayDays: 10 }, '14'],
  ])('%s: avail %s', async (_what, changes, avail) => {
    expect(await fieldsOf('ceneo', { ...mug, ...changes })).toMatchObject([{ avail }])
  })

  test('unlimited goods have no stock, and without a category there is no offer', async () => {
    const [item = {}] = await fieldsOf('ceneo', { ...mug, sizes: [{ ...size, stock: null }] })
    expect(item).not.toHaveProperty('stock')
    expect(reasons('ceneo', { ...mug, categories: [] })).toEqual(['nie należy do żadnej kategorii'])
  })
})
