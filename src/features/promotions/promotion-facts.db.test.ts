import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CachedRead } from '#platform/page-cache/cached-reads.ts'
import { TaggedCache } from '#platform/page-cache/tagged-cache.ts'
import { Settings } from '#platform/settings.ts'
import { decimal } from '#shared/decimal.ts'
import { transaction } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { countCodeAttempt, lockPromotions } from './actions/rebate-code-limits.ts'
import { endPromotion, savePromotions } from './actions/save-promotions.ts'
import { getActivePromotions } from './queries/promotions.ts'
import { applyPromotions } from './rules/apply-promotions.ts'
import type { PromotionInput } from './rules/promotion.ts'
import { getPromotionFacts } from './views.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const tenPercent = [{ kind: 'percent' as const, percent: '10' }]

/** Waits until the cache has the new promotions, as it will on every node. */
async function save(...promotions: PromotionInput[]): Promise<void> {
  expect(await savePromotions(testShop.shop(), promotions)).toEqual({ ok: true, value: promotions.length })
  const names = async () => (await getActivePromotions(testShop.shop())).map(({ name }) => name)
  await expect.poll(names).toEqual(expect.arrayContaining(promotions.map(({ name }) => name)))
}

/** The shop of the client with this e-mail, or of a guest. */
async function shopOf(email?: string) {
  const shop = testShop.shop()
  if (email === undefined) return shop
  const { rows } = await sql<{ id: number }>`select id from customer where email = ${email}`.execute(shop.database)
  return { ...shop, visitor: { ...shop.visitor, customerId: rows[0]?.id ?? null } }
}

/** The promotions for one unit at 59 zł. */
async function bought(productId: number, code = '', email?: string, settings = testShop.shop().settings) {
  const shop = { ...(await shopOf(email)), settings }
  const lines = [{ lineId: 1, productId, quantity: decimal('1'), unitGross: 5900, gross: 5900 }]
  return applyPromotions(await getPromotionFacts(shop, [productId], code), lines)
}

async function refusalOf(code: string, productId: number, email?: string) {
  return (await bought(productId, code, email)).code?.refusal?.code ?? null
}

let orders = 0
/** An order with this code, as the checkout stores it. */
async function order(code: string, email: string, status = 'new', { database } = testShop.shop()): Promise<void> {
  orders += 1
  const uuid = `00000000-0000-4000-8000-${String(orders).padStart(12, '0')}`
  await sql`
    with placed as (
      insert into orders (token, idempotency_key, customer_id, status, currency, price_type, placed_at, email, phone, delivery_name, delivery_prepaid,
        delivery_gross, delivery_net, payment_method, goods_gross, goods_net, total_gross, total_net, terms_version, seller)
      select ${uuid}::uuid, ${uuid}::uuid, id, ${status}, 'PLN', 'gross', now(), email, '', 'Kurier', 'prepaid', 0, 0, 'transfer', 0, 0, 0, 0, 1, '{}'
      from customer where email = ${email} returning id
    )
    insert into order_promotion (order_id, position, promotion_id, name, code) select id, 0, 0, 'Promocja', ${code} from placed
  `.execute(database)
}

test('goods of a category, of those below it and of a producer are found by what a merchant calls them', async () => {
  const { database } = testShop.shop()
  const { rows } = await sql<{ id: number; slug: string; top: string; producer: string }>`
    select product.id, category.slug, upper.slug as top, producer.slug as producer
    from product
    join producer on producer.id = product.producer_id
    join product_category link on link.product_id = product.id and link.main
    join category on category.id = link.category_id
    join category upper on upper.id = category.path[1] and upper.id <> category.id
    order by product.id limit 1
  `.execute(database)
  const product = rows[0] as (typeof rows)[0]
  const other = await createTestProduct(testShop.shop(), {})
  await save(
    {
      key: 'kategoria',
      name: 'K',
      conditions: [{ kind: 'category', categories: [product.top] }],
      benefits: tenPercent,
      codes: [{ code: 'kat' }],
    },
    {
      key: 'marka',
      name: 'M',
      conditions: [{ kind: 'producer', producers: [product.producer] }],
      benefits: tenPercent,
      codes: [{ code: 'marka' }],
    },
    {
      key: 'towar',
      name: 'T',
      conditions: [{ kind: 'products', products: [other.id] }],
      benefits: tenPercent,
      codes: [{ code: 'towar' }],
    },
  )
  expect((await bought(product.id, 'KAT')).discounts).toMatchObject([{ gross: 590 }])
  expect((await bought(product.id, 'marka')).discounts).toMatchObject([{ gross: 590 }])
  expect(await refusalOf('kat', other.id)).toBe('conditions')
  expect(await refusalOf('towar', product.id)).toBe('conditions')
  expect((await bought(product.id, 'towar')).code?.refusal?.message.values).toEqual({ names: 'Kubek Ania', count: 1 })
  expect((await bought(other.id, ' Towar ')).applied).toMatchObject([{ name: 'T', code: 'TOWAR', savedGross: 590 }])
})

test('a file that names what does not exist is refused by the path, and nothing is saved', async () => {
  const conditions = [{ kind: 'category' as const, categories: ['nie-ma-takiej'] }]
  const promotions = [
    { key: 'dobra', name: 'Dobra', benefits: tenPercent },
    { key: 'zła', name: 'Zła', conditions, benefits: tenPercent },
  ]
  expect(await savePromotions(testShop.shop(), promotions)).toEqual({
    ok: false,
    problem: { path: '1.conditions.0.categories.0', reason: 'missing' },
  })
  expect(await endPromotion(testShop.shop(), 'dobra')).toBe(false)
})

test('a code counts its uses, all and those of one client; a cancelled order gives them back', async () => {
  await save({
    key: 'limit',
    name: 'Limit',
    benefits: tenPercent,
    codes: [
      { code: 'raz', uses: 2 },
      { code: 'każdy raz', usesPerClient: 1 },
    ],
  })
  const mug = await createTestProduct(testShop.shop(), {})
  await order('RAZ', 'anna@example.com')
  await order('RAZ', 'jan@example.com', 'cancelled')
  expect(await refusalOf('raz', mug.id)).toBe(null)
  await order('RAZ', 'jan@example.com')
  expect(await refusalOf('raz', mug.id)).toBe('used')
  await order('KAŻDY RAZ', 'anna@example.com')
  expect(await refusalOf('każdy raz', mug.id)).toBe('signed_in_only')
  expect(await refusalOf('każdy raz', mug.id, 'anna@example.com')).toBe('used')
  expect(await refusalOf('każdy raz', mug.id, 'jan@example.com')).toBe(null)
})

test('the owner of a code, the group of a client and whether they have ordered are known once they have signed in', async () => {
  const { database } = testShop.shop()
  await sql`update customer set group_name = 'hurt' where email = 'bryza@example.com'`.execute(database)
  await save(
    { key: 'annina', name: 'A', benefits: tenPercent, codes: [{ code: 'dla anny', client: 'ANNA@example.com' }] },
    {
      key: 'hurt',
      name: 'H',
      conditions: [{ kind: 'group', names: ['hurt'] }, { kind: 'company' }],
      benefits: tenPercent,
      codes: [{ code: 'hurt' }],
    },
    {
      key: 'pierwsze',
      name: 'P',
      conditions: [{ kind: 'first_order' }],
      benefits: tenPercent,
      codes: [{ code: 'pierwsze' }],
    },
  )
  const mug = await createTestProduct(testShop.shop(), {})
  const answers = async (code: string, ...emails: (string | undefined)[]) =>
    Promise.all(emails.map((email) => refusalOf(code, mug.id, email)))
  expect(await answers('dla anny', undefined, 'jan@example.com', 'anna@example.com')).toEqual([
    'unknown',
    'unknown',
    null,
  ])
  expect(await answers('hurt', undefined, 'kwiat@example.com', 'bryza@example.com')).toEqual([
    'signed_in_only',
    'conditions',
    null,
  ])
  await order('', 'kwiat@example.com')
  expect(await answers('pierwsze', undefined, 'kwiat@example.com', 'bryza@example.com')).toEqual([
    'signed_in_only',
    'conditions',
    null,
  ])
})

test('a code that its promotion no longer lists has ended; one of another promotion is refused by its path', async () => {
  const one = { key: 'jedna', name: 'Jedna', benefits: tenPercent }
  const other = { key: 'druga', name: 'Druga', benefits: tenPercent }
  const mug = await createTestProduct(testShop.shop(), {})
  await save({ ...one, codes: [{ code: 'stary' }, { code: 'nowy', from: '2035-01-01T00:00:00Z' }] })
  const taken = (path: string) => ({ ok: false, problem: { path, reason: 'taken' } })
  expect(await savePromotions(testShop.shop(), [{ ...other, codes: [{ code: 'inny' }, { code: 'Stary' }] }])).toEqual(
    taken('0.codes.1.code'),
  )
  const both = [
    { ...one, codes: [{ code: 'stary' }] },
    { ...other, codes: [{ code: 'STARY' }] },
  ]
  expect(await savePromotions(testShop.shop(), both)).toEqual(taken('1.codes.0.code'))
  expect(await refusalOf('inny', mug.id)).toBe('unknown')
  await save({ ...other, codes: [{ code: 'stary' }] }, { ...one, codes: [{ code: 'inny' }] })
  expect((await bought(mug.id, 'stary')).applied).toMatchObject([{ name: 'Druga' }])
  expect(await refusalOf('nowy', mug.id)).toBe('expired')
  await save({ ...other, codes: [] })
  expect(await refusalOf('stary', mug.id)).toBe('expired')
  await endPromotion(testShop.shop(), 'jedna')
  await save({ ...other, codes: [{ code: 'inny' }] })
  await expect.poll(async () => (await bought(mug.id, 'inny')).applied).toMatchObject([{ name: 'Druga' }])
})

test('what the shop says is a gift card is lowered only by a promotion that names it', async () => {
  const [card, mug] = [
    await createTestProduct(testShop.shop(), { kind: 'virtual' }),
    await createTestProduct(testShop.shop(), {}),
  ]
  const conditions = [{ kind: 'products' as const, products: [card.id] }]
  await save(
    { key: 'na-wszystko', name: 'W', benefits: tenPercent, codes: [{ code: 'na wszystko' }] },
    { key: 'na-karty', name: 'K', conditions, benefits: tenPercent, codes: [{ code: 'na karty' }] },
  )
  const giftCards = new Settings(new Map([['promotions.giftCards', [card.id]]]))
  const off = async (id: number, code: string) => (await bought(id, code, undefined, giftCards)).discounts.length
  expect([await off(mug.id, 'na wszystko'), await off(card.id, 'na wszystko')]).toEqual([1, 0])
  expect(await off(card.id, 'na karty')).toBe(1)
})

test('a promotion with a condition that only a newer version knows is not applied', async () => {
  const mug = await createTestProduct(testShop.shop(), {})
  const newer = { key: 'nowsza', name: 'Nowsza', benefits: [{ kind: 'amount' as const, amount: 100 }] }
  await save({ ...newer, conditions: [{ kind: 'products', products: [mug.id] }] })
  await expect.poll(async () => (await bought(mug.id)).discounts.length).toBe(1)
  await sql`update promotion set conditions = '[{"kind": "moon"}]' where key = 'nowsza'`.execute(
    testShop.shop().database,
  )
  await save({ key: 'inna', name: 'Inna', benefits: tenPercent, codes: [] })
  expect((await bought(mug.id)).discounts).toEqual([])
})

test('a promotion that is ended is given no more, and its code says so', async () => {
  const mug = await createTestProduct(testShop.shop(), {})
  const sale = {
    key: 'wyprz',
    name: 'W',
    conditions: [
      { kind: 'products' as const, products: [mug.id] },
      { kind: 'value' as const, from: 100 },
    ],
    benefits: tenPercent,
  }
  await save(sale)
  await expect.poll(async () => (await bought(mug.id)).discounts.length).toBe(1)
  await save({ ...sale, codes: [{ code: 'wyprz' }] })
  await expect.poll(async () => (await bought(mug.id)).discounts.length).toBe(0)
  expect(await refusalOf('wyprz', mug.id)).toBe(null)
  expect(await endPromotion(testShop.shop(), 'wyprz')).toBe(true)
  await expect.poll(() => refusalOf('wyprz', mug.id)).toBe('expired')
  expect(await endPromotion(testShop.shop(), 'wyprz')).toBe(false)
})

test('of two orders at once only one has the last use of a code', async () => {
  await save({ key: 'ostatni', name: 'O', benefits: tenPercent, codes: [{ code: 'ostatni', uses: 1 }] })
  const mug = await createTestProduct(testShop.shop(), {})
  const placed = async (email: string) =>
    transaction(await shopOf(email), async (shop) => {
      await lockPromotions(shop, 'ostatni')
      const lines = [{ lineId: 1, productId: mug.id, quantity: decimal('1'), unitGross: 5900, gross: 5900 }]
      const { applied } = applyPromotions(await getPromotionFacts(shop, [mug.id], 'ostatni'), lines)
      const coded = applied.find(({ code }) => code !== '')
      if (coded) await order(coded.code, email, 'new', shop)
      return coded !== undefined
    })
  expect((await Promise.all(['anna@example.com', 'jan@example.com'].map(placed))).toSorted()).toEqual([false, true])
})

test('while no promotion is in force a basket costs no statement; else one for the client, one for goods that are not cached, and one for a code', async () => {
  const productCache = new TaggedCache<CachedRead>(100_000)
  const { database } = testShop.shop()
  const mug = await createTestProduct(testShop.shop(), {})
  const statements = async (code: string) => {
    let asked = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await getPromotionFacts(
      { ...(await shopOf('anna@example.com')), database: database.withPlugin(counter), productCache },
      [mug.id],
      code,
    )
    return asked
  }
  await getActivePromotions(testShop.shop())
  expect([await statements(''), await statements(''), await statements('zima40')]).toEqual([2, 1, 2])
  for (const key of ['trzecia-herbata', 'czarka-do-herbaty', 'hurt', 'punkty-stalych'])
    await endPromotion(testShop.shop(), key)
  await expect.poll(() => statements('')).toBe(0)
})

test('a visitor who tries very many codes must wait, and then may try again', async () => {
  const { visitor, ...shop } = testShop.shop()
  const tryAt = (now: Date) => countCodeAttempt({ ...shop, now, visitor: { ...visitor, visitId: 77 } })
  for (let tries = 1; tries <= 20; tries += 1) expect(await tryAt(shop.now)).toBe(null)
  const until = await tryAt(shop.now)
  expect(until?.getTime()).toBe(shop.now.getTime() + 15 * 60_000)
  expect(await tryAt(until ?? shop.now)).toBe(null)
})
