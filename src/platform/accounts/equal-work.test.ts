import type * as crypto from 'node:crypto'
import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { hashPassword, productionCost, verifyPassword } from './password-hash.ts'

let work = 0
vi.hoisted(() => vi.resetModules()) // what its worker imported for files before knows the real one
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>()
  const scrypt = (...asked: [string, Buffer, number, crypto.ScryptOptions, () => void]) => {
    const { N = 0, r = 0, p = 0 } = asked[3]
    work += N * r * p
    real.scrypt(...asked)
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

test('a wrong password takes the same work for an account of before, for one of today and for none at all', async () => {
  const [before, today] = [await hashAsBefore('witryna'), await hashPassword('witryna', productionCost)]
  const works = []
  for (const attempt of [
    () => verifyPassword(before, 'zgaduję', productionCost),
    () => verifyPassword(today, 'zgaduję', productionCost),
    () => hashPassword('zgaduję', productionCost), // what the library does when it knows no such account
  ]) {
    work = 0
    await attempt()
    works.push(work)
  }
  expect(works).toEqual([786_432, 786_432, 786_432])
})
