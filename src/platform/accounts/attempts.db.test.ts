import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const later = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000)

function count(account: string, address: string, now = testTime): Promise<Date | null> {
  return countAttempt(testShop.house.database.query, { account, address }, now)
}

test('one address trying many accounts waits after 50 tries', async () => {
  for (let tries = 0; tries < 50; tries++) expect(await count(`many ${tries}`, 'one')).toBeNull()
  expect(await count('yet another', 'one', later(3))).toEqual(later(15))
  expect(await count('yet another', 'somewhere else', later(3))).toBeNull()
})

test('many addresses trying one account wait after 100 tries', async () => {
  for (let tries = 0; tries < 100; tries++) expect(await count('one', `many ${tries}`)).toBeNull()
  expect(await count('one', 'yet another', later(30))).toEqual(later(60))
  expect(await count('one', 'yet another', later(60))).toBeNull()
})

test('a right password clears the account, but not what the address did to others', async () => {
  for (let tries = 0; tries < 49; tries++) await count(`other ${tries}`, 'home')
  await count('mine', 'home')
  await forgetAttempts(testShop.house.database.query, { account: 'mine', address: 'home' }, testTime)
  expect(await count('mine', 'home')).toBeNull()
  expect(await count('other 1', 'home')).toEqual(later(15))
})

test('what has ended is removed, by the next who signs in or at night', async () => {
  const database = testShop.house.database.query
  await count('forgotten', 'old')
  await testShop.house.accounts.removeEnded(later(14))
  expect((await database.selectFrom('account_attempt').select('key').execute()).length).toBeGreaterThan(0)
  await testShop.house.accounts.removeEnded(later(200))
  expect(await database.selectFrom('account_attempt').select('key').execute()).toEqual([])
  await count('old', 'old')
  await forgetAttempts(testShop.house.database.query, { account: 'new', address: 'new' }, later(200))
  const rows = await testShop.house.database.query.selectFrom('account_attempt').select('key').execute()
  expect(rows).toEqual([])
})
