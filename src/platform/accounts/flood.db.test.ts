import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { QueueFull } from '../concurrency.ts'

vi.hoisted(() => vi.resetModules()) // modules cached by earlier files of this worker use the real function
const slow = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./password-hash.ts', async (original) => {
  const real = await original<typeof import('./password-hash.ts')>()
  const hashPassword: typeof real.hashPassword = async (password, cost) => {
    if (password === 'zgaduję') await slow.promise
    return real.hashPassword(password, cost)
  }
  return { ...real, hashPassword }
})

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(async () => {
  await testShop.close()
  vi.doUnmock('./password-hash.ts')
  vi.resetModules()
})

test('two passwords are hashed at a time, 32 wait, more are refused and not counted; then the client can sign in', async () => {
  const { accounts } = testShop.appContext
  const request = { headers: new Headers(), address: '203.0.113.7', now: testTime, sessionDays: 90 }
  const flood = Promise.allSettled(Array.from({ length: 40 }, () => accounts.hashPassword('zgaduję')))
  for (let tries = 0; tries < 20; tries++)
    expect(await accounts.forRequest(request).signIn('anna', 'witryna-demo')).toEqual({
      ok: false,
      problem: { code: 'busy' },
    })
  slow.resolve()
  const refused = (await flood).filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual(Array(6).fill(expect.any(QueueFull)))
  expect(await accounts.forRequest(request).signIn('anna', 'witryna-demo')).toMatchObject({ ok: true })
})
