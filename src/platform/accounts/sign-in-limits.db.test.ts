import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { countSignIn, resetSignInCount, uncountSignIn } from './sign-in-limits.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const later = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000)

const database = () => testShop.appContext.database.query
const stranger = (account: string, address: string) => ({ account, address, device: null })
const known = { account: 'anna', address: '203.0.113.1', device: 'her phone' }

function count(account: string, address: string, now = testTime): Promise<Date | null> {
  return countSignIn(database(), stranger(account, address), now)
}

test('an address that tries many accounts has to wait after 50 attempts', async () => {
  for (let tries = 0; tries < 50; tries++) expect(await count(`many ${tries}`, 'one')).toBeNull()
  expect(await count('yet another', 'one', later(3))).toEqual(later(15))
  expect(await count('yet another', 'somewhere else', later(3))).toBeNull()
})

test('an account tried from many addresses has to wait after 100 attempts, except in a recognised browser', async () => {
  for (let tries = 0; tries < 100; tries++) expect(await count('anna', `many ${tries}`)).toBeNull()
  expect(await count('anna', 'yet another', later(30))).toEqual(later(60))
  expect(await countSignIn(database(), known, later(30))).toBeNull()
  expect(await count('anna', 'yet another', later(60))).toBeNull()
})

test("one address alone cannot exhaust an account's attempts: attempts refused by its own limit do not count", async () => {
  for (let tries = 0; tries < 200; tries++) await count('kwiat', 'one stranger')
  expect(await count('kwiat', 'her home')).toBeNull()
})

test('behind a proxy that hides addresses no client exhausts the attempts of all', async () => {
  for (let tries = 0; tries < 80; tries++) await count(`of many ${tries}`, '10.0.0.1')
  expect(await count('of another', '10.0.0.1')).toBeNull()
})

test('a recognised browser has to wait after ten wrong passwords, from any address', async () => {
  const phone = { ...known, device: 'stolen phone' }
  for (let tries = 0; tries < 10; tries++)
    expect(await countSignIn(database(), { ...phone, address: `network ${tries}` }, testTime)).toBeNull()
  expect(await countSignIn(database(), phone, testTime)).toEqual(later(15))
  expect(await countSignIn(database(), { ...known, device: 'her laptop' }, testTime)).toBeNull()
})

test("a right password resets this browser's count, but neither the address's attempts at other accounts nor others' attempts at this account", async () => {
  for (let tries = 0; tries < 49; tries++) await count(`other ${tries}`, 'home')
  await count('mine', 'home')
  await resetSignInCount(database(), stranger('mine', 'home'), testTime)
  for (let tries = 0; tries < 99; tries++) expect(await count('mine', `stranger ${tries}`)).toBeNull()
  expect(await count('mine', 'home')).toBeNull()
  expect(await count('other 1', 'home')).toEqual(later(15))
  expect(await count('mine', 'stranger 100')).toEqual(later(60))
})

test('an attempt whose password could not be checked is not counted', async () => {
  for (let tries = 0; tries < 30; tries++) {
    expect(await count('busy', 'flooded')).toBeNull()
    await uncountSignIn(database(), stranger('busy', 'flooded'))
  }
})

test('expired counts are removed by the next sign-in or by the nightly clean-up', async () => {
  const keys = () => database().selectFrom('account_attempt').select('key').execute()
  await count('forgotten', 'old')
  await testShop.appContext.accounts.removeEnded(later(14), 90)
  expect((await keys()).length).toBeGreaterThan(0)
  await testShop.appContext.accounts.removeEnded(later(200), 90)
  expect(await keys()).toEqual([])
  await count('old', 'old')
  await resetSignInCount(database(), stranger('new', 'new'), later(200))
  expect(await keys()).toEqual([])
})
