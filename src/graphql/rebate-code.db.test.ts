import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { savePromotions } from '#features/promotions/actions/save-promotions.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { type GraphqlClient, graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: GraphqlClient
let mug: number
beforeAll(async () => {
  testShop = await openTestShop()
  const shop = { ...testShop.shop(), now: new Date() }
  await sql`update promotion set ended_at = now()`.execute(shop.database)
  mug = (await createTestProduct(shop, { stock: '-1', price: 5000 })).id
  await savePromotions(shop, [
    { key: 'd', name: 'Dziesiątka', benefits: [{ kind: 'percent', percent: '10' }], codes: [{ code: 'DZIESIĘĆ' }] },
    {
      ...{ key: 's', name: 'Od stu', benefits: [{ kind: 'amount', amount: 2000 }], codes: [{ code: 'STO' }] },
      conditions: [{ kind: 'value', from: 10_000 }],
    },
    {
      ...{ key: 'j', name: 'Jej', benefits: [{ kind: 'percent', percent: '20' }] },
      codes: [
        { code: 'JEJ', client: 'anna@example.com' },
        { code: 'DAWNY', to: '2020-01-01T00:00:00Z' },
      ],
    },
  ])
})
afterAll(() => testShop.close())
beforeEach(() => {
  client = graphqlClient(testShop)
})

const outcome = '{ status error { code message } }'
const put = (quantity: number) =>
  client.ask(`mutation { addProductsToBasket(ProductInput: [{id: ${mug}, quantity: ${quantity}}]) { status } }`)
const activate = async (code: string) =>
  (await client.ask(`mutation { activateRebateCode(code: "${code}") ${outcome} }`)).data.activateRebateCode
const deactivate = async () =>
  (await client.ask(`mutation { deactivateRebateCode ${outcome} }`)).data.deactivateRebateCode
const inBasket = async () => {
  const { data } = await client.ask(
    '{ basket { rebateCode { code active error { code } } rebates { name code saved { value } } basketCost { products { gross { value } } } } }',
  )
  const { rebateCode, rebates, basketCost } = data.basket
  return { rebateCode, rebates, costs: basketCost.products.gross.value }
}

test('a valid code lowers the basket price, and can be removed', async () => {
  await put(1)
  expect(await activate(' dziesięć ')).toEqual({ status: 'success', error: null })
  expect(await inBasket()).toEqual({
    rebateCode: { code: 'DZIESIĘĆ', active: true, error: null },
    rebates: [{ name: 'Dziesiątka', code: 'DZIESIĘĆ', saved: { value: 5 } }],
    costs: 45,
  })
  expect(await deactivate()).toEqual({ status: 'success', error: null })
  expect(await inBasket()).toEqual({ rebateCode: null, rebates: [], costs: 50 })
})

test('a code with an unmet minimum is stored and applies once the basket reaches it', async () => {
  await put(1)
  expect(await activate('sto')).toEqual({
    status: 'warning',
    error: { code: 'waits', message: expect.stringContaining('Brakuje jeszcze 50,00') },
  })
  expect(await inBasket()).toMatchObject({ rebateCode: { active: false, error: { code: 'minimum' } }, costs: 50 })
  await put(1)
  expect(await inBasket()).toMatchObject({ rebateCode: { active: true }, costs: 80 })
})

test.each([
  ['that there is not', 'jedenaście', 1, 'unknown'],
  ['that is somebody else’s', 'jej', 1, 'unknown'],
  ['longer than any', `dziesięć${'ę'.repeat(50)}`, 1, 'unknown'],
  ['of the past', 'dawny', 1, 'expired'],
  ['of nothing', '  ', 1, 'no_code'],
  ['for an empty basket', 'dziesięć', 0, 'empty_basket'],
])('a code %s is refused with a message, and the earlier code stays', async (_, code, quantity, reason) => {
  if (quantity > 0) await put(quantity)
  if (quantity > 0) await activate('dziesięć')
  expect(await activate(code)).toEqual({
    status: 'error',
    error: { code: reason, message: expect.stringMatching(/\p{L}{3}/u) },
  })
  expect((await inBasket()).rebateCode?.code).toBe(quantity > 0 ? 'DZIESIĘĆ' : undefined)
})

test('A6.1 a code from a visitor without a basket creates nothing', async () => {
  const { headers, data } = await client.ask(
    `mutation { deactivateRebateCode ${outcome} activateRebateCode(code: "x") ${outcome} }`,
  )
  expect([data.deactivateRebateCode.status, headers.get('Set-Cookie')]).toEqual(['success', null])
})
