import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#features/customers/actions/sessions.ts'
import { findCustomer, getCustomerAddresses } from '#features/customers/queries.ts'
import { transaction } from '#shop'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { demoCredentials } from './demo-clients.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('the clients printed at startup sign in with the printed passwords', async () => {
  const people = await demoCredentials(testShop.shop())
  expect(people.map((person) => person.kind)).toEqual(['private', 'business'])
  for (const { login, password, email, company = '' } of people) {
    const shop = testShop.shop()
    const signedIn = await signIn(shop, { login, password })
    const customerId = signedIn.ok ? signedIn.value.customerId : 0
    expect(await findCustomer(shop, customerId)).toMatchObject({ email, company })
    expect((await getCustomerAddresses(shop, customerId)).length).toBeGreaterThan(0)
  }
})

test('a shop without the demo prints none', async () => {
  const rollback = new Error('undone')
  const asking = transaction(testShop.shop(), async (shop) => {
    await shop.database.updateTable('customer').set({ account_id: null }).execute()
    expect(await demoCredentials(shop)).toEqual([])
    throw rollback
  })
  await expect(asking).rejects.toBe(rollback)
})
