import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeOverOpinions } from '#features/opinions/actions/take-over-opinions.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { type FormFields, type LegacyClient, legacyClient } from '../../../test/legacy-client.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
let sourceId: number
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())
beforeEach(async () => {
  client = legacyClient(testShop)
  sourceId = (await createTestProduct(testShop.shop(), { name: 'Kubek próbny' })).id
  const opinion = (rating: number) => ({
    ...{ subject: { productId: sourceId }, rating, content: `Na ${rating}.`, author: 'Ewa', isConfirmed: rating > 2 },
    ...{ writtenAt: new Date(testTime.getTime() - rating * 60_000), helpful: rating, unhelpful: 0 },
    answer: rating === 2 ? { text: 'Wymienimy.', at: testTime } : null,
  })
  await takeOverOpinions(testShop.shop(), [5, 4, 4, 2].map(opinion))
})

const get = async (query: string) => (await client.ask(`/ajax/opinions.php?action=get&${query}`)).json()
const post = async (fields: FormFields) => {
  const answer = await client.post('/ajax/opinions.php', fields)
  return { status: answer.status, body: await answer.json() }
}

describe('action=get', () => {
  test('B3.37 lists opinions of a product with every member of the contract, the newest first', async () => {
    const answer = await get(`type=product&sourceId=${sourceId}`)
    expect(answer).toMatchObject({ resultsPage: 0, resultsLimit: 10, resultsNumberAll: 4, errors: [] })
    expect(answer.results[0]).toEqual({
      ...{ id: expect.any(Number), rating: 2, content: 'Na 2.', author: 'Ewa', language: 'pl' },
      createDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      ...{ confirmedByPurchase: false, scorePositive: 2, scoreNegative: 0 },
      ...{ answer: 'Wymienimy.', answerDatetime: expect.stringMatching(/^\d{4}-/) },
    })
    expect(answer.results[1]).toMatchObject({ confirmedByPurchase: true, answer: '', answerDatetime: null })
  })

  test.each([
    ['rating[]=4', [4, 4]],
    ['rating[]=5&rating[]=2', [2, 5]],
    ['rating[0]=5', [5]],
    ['rating[]=3', []],
    ['rating[]=9', [2, 4, 4, 5]],
    ['confirmed=1', [4, 4, 5]],
    ['resultsPage=1', []],
  ])('B4.31 filtered by %s', async (filter, ratings) => {
    const { results } = await get(`type=product&sourceId=${sourceId}&${filter}`)
    expect(results.map(({ rating }: { rating: number }) => rating)).toEqual(ratings)
  })

  test('lists those of the shop by type=order, and none of a product that does not exist', async () => {
    expect((await get('type=order')).resultsNumberAll).toBeGreaterThan(0)
    expect(await get('type=product&sourceId=x')).toMatchObject({ results: [], resultsNumberAll: 0 })
  })
})

describe('action=rate', () => {
  const firstId = async () => (await get(`type=product&sourceId=${sourceId}`)).results[0].id

  test('counts once for each visitor', async () => {
    const fields = { action: 'rate', id: await firstId(), operation: 'positive' }
    expect(await post(fields)).toEqual({
      status: 200,
      body: { result: { score_positive: 3, score_negative: 0 }, errors: [] },
    })
    expect(await post({ ...fields, operation: 'negative' })).toMatchObject({
      status: 409,
      body: { result: null, errors: [{ code: 'again' }] },
    })
  })

  test.each<[FormFields, number, string]>([
    [{ id: 999_999_999, operation: 'positive' }, 404, 'unknown'],
    [{ id: 'x', operation: 'positive' }, 404, 'unknown'],
    [{ id: 1, operation: 'maybe' }, 400, 'unknown_operation'],
  ])('refuses %j', async (fields, status, code) => {
    expect(await post({ action: 'rate', ...fields })).toMatchObject({ status, body: { errors: [{ code }] } })
  })

  test('by a link changes nothing', async () => {
    const answer = await client.ask(`/ajax/opinions.php?action=rate&id=${await firstId()}&operation=positive`)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

describe('action=insert', () => {
  const fields = {
    action: 'insert',
    sourceType: 'p',
    rating: 5,
    opinion: 'Ładny.',
    author: 'Ola',
    email: 'ola@example.com',
  }

  test('B7.11 is refused to somebody without a proven purchase', async () => {
    expect(await post({ ...fields, sourceId })).toMatchObject({ status: 403, body: { errors: [{ code: 'closed' }] } })
    expect(await post({ ...fields, sourceType: 'o', sourceId: 10_001 })).toMatchObject({ status: 403 })
  })

  test('an unknown action is none', async () => {
    expect(await post({ action: 'x' })).toMatchObject({ status: 404, body: { error: { code: 'unknown_action' } } })
  })
})
