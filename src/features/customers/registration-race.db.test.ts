import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shop } from '#shop'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { register } from './actions/register.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const fields = (email: string, login: string) => ({
  ...{ kind: 'private', password: 'trzy koty 7', passwordRepeat: 'trzy koty 7', firstName: 'Zofia', lastName: 'Wrona' },
  ...{ phone: '600700800', street: 'Długa', streetNumber: '5', postcode: '31-146', city: 'Kraków', country: 'PL' },
  ...{ terms: 'on', birthDate: '', email, login },
})

/** A shop in which `other` happens after the names were found free, while the password is hashed. */
function shopWhereMeanwhile(other: () => Promise<unknown>): Shop {
  const shop = testShop.shop()
  const { accounts } = shop
  const { creation } = accounts
  const hashPassword = async (password: string) => {
    await other()
    return creation.hashPassword(password)
  }
  const slow = { hashPassword, create: creation.create.bind(creation) }
  const get = (_: unknown, name: keyof Shop['accounts']) => {
    const own = accounts[name]
    if (name === 'creation') return slow
    return typeof own === 'function' ? own.bind(accounts) : own
  }
  return { ...shop, accounts: new Proxy(accounts, { get } as ProxyHandler<Shop['accounts']>) }
}

test.each([
  ['kot', 'kot'],
  ['lis', 'LIS'],
])(
  'B8.16 of two simultaneous registrations with the logins %s and %s, the second finds it used',
  async (login, other) => {
    const first = () => register(testShop.shop(), fields(`${login}@example.org`, login), 1)
    const second = await register(shopWhereMeanwhile(first), fields(`inny.${login}@example.org`, other), 1)
    if (second.ok || second.problem.code !== 'faults') throw new Error(JSON.stringify(second))
    const keys = Object.entries(second.problem.problems).map(([field, { text }]) => [field, text.key])
    expect(keys).toEqual([['login', 'validation.used_login']])
  },
)

test('of two simultaneous registrations with one e-mail, the second is told that it has an account', async () => {
  const first = () => register(testShop.shop(), fields('ta.sama@example.org', 'pies'), 1)
  const second = await register(shopWhereMeanwhile(first), fields('ta.sama@example.org', 'pies'), 1)
  expect(second).toEqual({ ok: false, problem: { code: 'exists', email: 'ta.sama@example.org' } })
})
