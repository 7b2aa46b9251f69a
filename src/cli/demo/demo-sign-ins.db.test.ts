import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#features/customers/actions/sign-in.ts'
import { customerAddresses, findCustomer } from '#features/customers/reads.ts'
import { transaction } from '#shop'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { demoSignIns } from './demo-sign-ins.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('the clients printed at start sign in with the passwords printed beside them', async () => {
  const people = await demoSignIns(testShop.shop())
  expect(people.map((person) => person.kind)).toEqual(['private', 'business'])
  for (const { login, password, email, company = '' } of people) {
    const shop = testShop.shop()
    const signedIn = await signIn(shop, { login, password })
    const customerId = signedIn.ok ? signedIn.value.customerId : 0
    expect(await findCustomer(shop, customerId)).toMatchObject({ email, company })
    expect((await customerAddresses(shop, customerId)).length).toBeGreaterThan(0)
  }
})

test('a shop without the demo prints none', async () => {
  const gone = new Error('undone')
  const asking = transaction(testShop.shop(), async (shop) => {
    await shop.database.updateTable('customer').set({ account_id: null }).execute()
    expect(await demoSignIns(shop)).toEqual([])
    throw gone
  })
  await expect(asking).rejects.toBe(gone)
})
