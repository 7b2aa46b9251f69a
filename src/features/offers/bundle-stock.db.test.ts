import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleStock } from '#features/catalogue/rules/product-quantity.ts'
import { type Decimal, decimal, decimalText, minDecimal } from '#shared/decimal.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { getOffersByProduct } from './queries.ts'
import type { OfferBundlePart, PartSize } from './rules/bundle.ts'

let testShop: TestShop
let bundle: { id: number; sizeId: number }
let goods: { sizeIds: number[] }[]
beforeAll(async () => {
  testShop = await openTestShop()
  const shop = testShop.shop()
  bundle = await createTestProduct(shop, { kind: 'bundle', stock: null })
  goods = [
    await createTestProduct(shop, { sizes: { S: '1', M: '1', L: '1' } }),
    await createTestProduct(shop, { sizes: { S: '1', M: '1' }, step: '0.1', precision: 1 }),
    await createTestProduct(shop, { kind: 'virtual', sizes: { S: '1', M: '1' } }),
  ]
})
afterAll(() => testShop.close())

/** In millionths; -1: unlimited; null: not counted. */
const stock = fc.option(fc.oneof(fc.constant(decimal(-1)), fc.bigInt({ min: 0n, max: decimal(30) })))
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map((pieces) => decimal(pieces)),
  fc.bigInt({ min: 1n, max: decimal(7) }),
)
const part = fc.record({
  size: fc.nat({ max: 2 }),
  quantity,
  choose: fc.boolean(),
  stocks: fc.tuple(stock, stock, stock),
})

interface RandomBundle {
  /** By product; null: not in the bundle. */
  parts: ({ size: number; quantity: Decimal; choose: boolean; stocks: (Decimal | null)[] } | null)[]
  own: Decimal | null
}

async function write({ parts, own }: RandomBundle): Promise<void> {
  const { database } = testShop.shop()
  await sql`delete from bundle_part where bundle_id = ${bundle.id}`.execute(database)
  await writeStock(bundle.sizeId, own)
  for (const [index, { sizeIds }] of goods.entries()) {
    const part = parts[index]
    if (!part) continue
    const named = sizeIds[part.size % sizeIds.length] ?? 0
    await sql`
      insert into bundle_part (bundle_id, size_id, quantity, choose_size)
      values (${bundle.id}, ${named}, ${decimalText(part.quantity)}, ${part.choose})
    `.execute(database)
    for (const [at, sizeId] of sizeIds.entries()) await writeStock(sizeId, part.stocks[at] ?? null)
  }
}

async function writeStock(sizeId: number, quantity: Decimal | null): Promise<void> {
  const { database } = testShop.shop()
  await sql`delete from stock where size_id = ${sizeId}`.execute(database)
  if (quantity !== null)
    await sql`insert into stock (size_id, quantity) values (${sizeId}, ${decimalText(quantity)})`.execute(database)
}

/** Every choice of one size for each part. */
function choicesOf([part, ...others]: OfferBundlePart[]): PartSize[][] {
  if (!part) return [[]]
  return choicesOf(others).flatMap((chosen) => part.sizes.map((size) => [size, ...chosen]))
}

/** The stock of the best choice; null: unlimited. */
function mostOf(parts: OfferBundlePart[], own: Decimal | null): Decimal | null {
  const stocks = choicesOf(parts).map((chosen) => {
    const counted = [own, bundleStock(parts, chosen)].filter((stock) => stock !== null)
    return counted.length > 0 ? minDecimal(...counted) : null
  })
  return stocks.includes(null)
    ? null
    : stocks.reduce((most, stock) => ((stock ?? 0n) > (most ?? 0n) ? stock : most), 0n)
}

test('B2.21 the stock of a bundle in SQL is that of the rule with the best choice of sizes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ parts: fc.tuple(fc.option(part), fc.option(part), fc.option(part)), own: stock }),
      async (random) => {
        await write(random)
        const offer = (await getOffersByProduct(testShop.shop(), [bundle.id])).get(bundle.sizeId)
        if (!offer) throw new Error('the bundle is missing')
        expect(offer.parts).toHaveLength(random.parts.filter((part) => part !== null).length)
        expect(offer.bounds.stock).toBe(mostOf(offer.parts, offer.ownStock))
      },
    ),
    { numRuns: 60 },
  )
})
