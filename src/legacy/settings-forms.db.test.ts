import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePromotions } from '#features/promotions/actions/save-promotions.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { legacyClient } from '../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

const longest = 'K'.repeat(50)

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
  await savePromotions(testShop.shop(), [
    {
      key: 'p',
      name: 'P',
      benefits: [{ kind: 'percent', percent: '10' }],
      codes: [{ code: 'DZIESIĘĆ' }, { code: longest }],
    },
  ])
})
afterAll(() => testShop.close())

test('B2.51 the rebate code form sets a code, and the basket page shows the result', async () => {
  const client = legacyClient(testShop)
  const mug = await createTestProduct({ ...testShop.shop(), now: new Date() })
  const use = async (code: string) => {
    return outcomeOf(await client.post('/settings.php?from=client_rebate', { rebates_codes: code }))
  }
  const follow = async (query: string, headers: Record<string, string> = {}) =>
    outcomeOf(await client.ask(`/settings.php?${query}`, { headers }))
  const outcomeOf = async (answer: Response) => {
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/koszyk'])
    const { messages } = await (await client.ask('/return.php')).json()
    return messages.map(({ type, code }: { type: string; code: string }) => [type, code])
  }
  await client.post('/basketchange.php', { product: mug.id, size: 'uniw', quantity: 1, mode: 1 })
  await client.ask('/return.php')
  expect(await use('jedenaście')).toEqual([['error', 'unknown']])
  expect(await use(`${longest}X`)).toEqual([['error', 'unknown']])
  expect(await use(longest)).toEqual([['success', 'works']])
  expect(await use('dziesięć')).toEqual([['success', 'works']])
  expect(await follow('from=basket&rebate_codes=jedenaście')).toEqual([['error', 'unknown']])
  expect(await follow(`from=basket&rebates_codes=${longest}`)).toEqual([['success', 'works']])
  expect(await follow('from=client_rebate&rebate_codes=dziesięć')).toEqual([['success', 'works']])
  expect(await follow('from=basket&rebates_codes=x', { 'Sec-Fetch-Site': 'cross-site' })).toEqual([])
})
