import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { meanRating } from '#features/catalogue/rules/rating.ts'
import { asClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { rateOpinion } from './actions/rate-opinion.ts'
import { type ForeignOpinion, takeOverOpinions } from './actions/take-over-opinions.ts'
import { getOpinions, getRatingCounts } from './queries/published-opinions.ts'
import { allOpinions, type OpinionFilter } from './rules/opinion-list.ts'
import { getOpinionList } from './views/opinion-list.ts'

let testShop: TestShop
let productId: number
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())
beforeEach(async () => {
  productId = (await createTestProduct(testShop.shop(), { name: 'Kubek próbny' })).id
})

const opinion = (rating: number, changes: Partial<ForeignOpinion> = {}): ForeignOpinion => ({
  ...{ subject: { productId }, rating, content: `Na ${rating}.`, author: 'Ewa', isConfirmed: true, answer: null },
  ...{ helpful: 0, unhelpful: 0, writtenAt: testTime },
  ...changes,
})

const ratingOf = async (id: number) => (await findProductPage(testShop.shop(), id))?.rating

const read = async (changes: Partial<OpinionFilter>) =>
  (await getOpinions(testShop.shop(), { productId }, { ...allOpinions, offset: 0, limit: 10, ...changes })).map(
    ({ rating }) => rating,
  )

const firstId = async () => {
  const [first] = await getOpinions(testShop.shop(), { productId }, { ...allOpinions, offset: 0, limit: 1 })
  return first?.id ?? 0
}

describe('published opinions', () => {
  test('are counted with their product, so that lists need not count them', async () => {
    await takeOverOpinions(testShop.shop(), [opinion(5), opinion(4), opinion(4)])
    expect(await ratingOf(productId)).toEqual({ count: 3, sum: 13 })
  })

  test('of which many are published at once are all counted', async () => {
    await Promise.all([5, 4, 3, 2, 1].map((rating) => takeOverOpinions(testShop.shop(), [opinion(rating)])))
    expect(await ratingOf(productId)).toEqual({ count: 5, sum: 15 })
  })

  test('that wait or were rejected are neither shown nor counted', async () => {
    await takeOverOpinions(testShop.shop(), [opinion(5)])
    await testShop
      .shop()
      .database.insertInto('opinion')
      .values(
        ['waiting', 'rejected'].map((state) => ({
          ...{ product_id: productId, author: 'Jan', rating: 1, content: 'Nie.', state, written_at: testTime },
        })),
      )
      .execute()
    await takeOverOpinions(testShop.shop(), [opinion(4)])
    expect(await read({})).toEqual([4, 5])
    expect(await ratingOf(productId)).toEqual({ count: 2, sum: 9 })
    expect(await getRatingCounts(testShop.shop(), { productId })).toEqual([
      { rating: 5, count: 1, confirmed: 1 },
      { rating: 4, count: 1, confirmed: 1 },
    ])
  })

  test.each<[string, Partial<OpinionFilter>, number[]]>([
    ['all, those that help most first', {}, [3, 5, 4, 2, 1]],
    ['the newest first', { order: 'newest' }, [5, 4, 3, 2, 1]],
    ['B4.31 with two stars', { ratings: [2] }, [2]],
    ['B4.31 with one of two ratings', { ratings: [5, 1] }, [5, 1]],
    ['B4.31 of proven buyers', { confirmedOnly: true }, [3, 5, 4]],
    ['B4.31 of proven buyers with two stars', { confirmedOnly: true, ratings: [2] }, []],
  ])('are listed: %s', async (_, filter, expected) => {
    const days = (count: number) => new Date(testTime.getTime() - count * 24 * 3_600_000)
    await takeOverOpinions(testShop.shop(), [
      ...[opinion(5, { writtenAt: days(1) }), opinion(4, { writtenAt: days(2) })],
      opinion(3, { writtenAt: days(3), helpful: 4, unhelpful: 1 }),
      opinion(2, { writtenAt: days(4), isConfirmed: false, helpful: 1, unhelpful: 1 }),
      opinion(1, { writtenAt: days(5), isConfirmed: false, unhelpful: 2 }),
    ])
    expect(await read(filter)).toEqual(expected)
  })

  test('come in pages, of which there is none after the last', async () => {
    await takeOverOpinions(
      testShop.shop(),
      Array.from({ length: 11 }, () => opinion(5)),
    )
    const page = async (page: number) =>
      (await getOpinionList(testShop.shop(), { productId }, { ...allOpinions, page }))?.opinions.length
    expect([await page(1), await page(2), await page(3)]).toEqual([10, 1, undefined])
  })

  test('of the demo give its bestseller a mean of many', async () => {
    const rating = (await ratingOf(1001)) ?? { count: 0, sum: 0 }
    expect(rating.count).toBeGreaterThanOrEqual(5)
    expect(meanRating(rating)).toMatch(/^4,\d$/)
  })
})

describe('a vote on an opinion', () => {
  test('counts once for each visitor and opinion', async () => {
    await takeOverOpinions(testShop.shop(), [opinion(5)])
    const opinionId = await firstId()
    const [anna, jan] = [await asClient(testShop.shop()), await asClient(testShop.shop())]
    expect(await rateOpinion(anna, { opinionId, isHelpful: true })).toEqual({
      ok: true,
      value: { helpful: 1, unhelpful: 0 },
    })
    expect(await rateOpinion(anna, { opinionId, isHelpful: false })).toMatchObject({ problem: { code: 'again' } })
    expect(await rateOpinion(jan, { opinionId, isHelpful: false })).toMatchObject({
      value: { helpful: 1, unhelpful: 1 },
    })
  })

  test('that is sent twice at once counts once', async () => {
    await takeOverOpinions(testShop.shop(), [opinion(5)])
    const opinionId = await firstId()
    const anna = await asClient(testShop.shop())
    const answers = await Promise.all([1, 2, 3].map(() => rateOpinion(anna, { opinionId, isHelpful: true })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('of its author, or on one that is not published, does not count', async () => {
    const anna = await asClient(testShop.shop())
    const values = { product_id: productId, author: 'Anna', rating: 5, content: 'Moje.', written_at: testTime }
    const rows = await testShop
      .shop()
      .database.insertInto('opinion')
      .values([
        { ...values, state: 'published', customer_id: anna.visitor.customerId },
        { ...values, state: 'waiting' },
      ])
      .returning('id')
      .execute()
    const codes = []
    for (const id of [...rows.map(({ id }) => Number(id)), 999_999_999]) {
      const answer = await rateOpinion(anna, { opinionId: id, isHelpful: true })
      codes.push(answer.ok || answer.problem.code)
    }
    expect(codes).toEqual(['own', 'unknown', 'unknown'])
  })

  test('of one address is limited', async () => {
    await takeOverOpinions(testShop.shop(), [opinion(5)])
    const opinionId = await firstId()
    const shop = testShop.shop()
    const visitor = { ...(await asClient(shop)).visitor, address: '203.0.113.77' }
    let last: unknown
    for (let vote = 0; vote < 61; vote += 1)
      last = await rateOpinion({ ...shop, visitor }, { opinionId, isHelpful: true })
    expect(last).toMatchObject({ ok: false, problem: { code: 'wait' } })
  })
})
