import type * as crypto from 'node:crypto'
import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { hashPassword, productionCost, verifyPassword } from './password-hash.ts'

let work = 0
vi.hoisted(() => vi.resetModules()) // modules cached by earlier files of this worker use the real scrypt
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  const scrypt = (...parameters: [string, Buffer, number, crypto.ScryptOptions, () => void]) => {
    const { N = 0, r = 0, p = 0 } = parameters[3]
    work += N * r * p
    real.scrypt(...parameters)
  }
  return { ...real, scrypt }
})
beforeEach(() => {
  work = 0
})
afterAll(() => {
  vi.doUnmock('node:crypto')
  vi.resetModules()
})

test('a wrong password costs the same work for an old hash, a current hash and an unknown account', async () => {
  const [before, today] = [await hashAsBefore('witryna'), await hashPassword('witryna', productionCost)]
  const works = []
  for (const attempt of [
    () => verifyPassword(before, 'zgaduję', productionCost),
    () => verifyPassword(today, 'zgaduję', productionCost),
    () => hashPassword('zgaduję', productionCost), // what the library does for an unknown account
  ]) {
    work = 0
    await attempt()
    works.push(work)
  }
  expect(works).toEqual([786_432, 786_432, 786_432])
})
