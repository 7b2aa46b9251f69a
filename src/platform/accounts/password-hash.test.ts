import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { describe, expect, test } from 'vitest'
import { hashPassword, needsRehash, productionCost, verifyPassword } from './password-hash.ts'

const cheap = { ln: 10, r: 8, p: 1 }

test('the cost is one that OWASP recommends, with 32 MiB', async () => {
  expect(productionCost).toEqual({ ln: 15, r: 8, p: 3 })
  expect(128 * 2 ** productionCost.ln * productionCost.r).toBe(32 * 1024 * 1024)
  const hash = await hashPassword('poranna-kawa-7', productionCost)
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(needsRehash(hash, productionCost)).toBe(false)
  expect([
    await verifyPassword(hash, 'poranna-kawa-7', productionCost),
    await verifyPassword(hash, 'Poranna-kawa-7', productionCost),
  ]).toEqual([true, false])
})

describe('a hash contains its cost', () => {
  test.for([
    ['of this shop at another cost', () => hashPassword('zażółć', cheap)],
    ['of the accounts library before', () => hashAsBefore('zażółć')],
  ] as const)('%s', async ([, make]) => {
    const hash = await make()
    expect(await verifyPassword(hash, 'zażółć', productionCost)).toBe(true)
    expect(await verifyPassword(hash, 'zazolc', productionCost)).toBe(false)
    expect(needsRehash(hash, productionCost)).toBe(true)
  })
})

test('Unicode variants of the same letters are the same password; the same password gets two different hashes', async () => {
  const hash = await hashPassword('ż'.normalize('NFC'), cheap)
  expect(await verifyPassword(hash, 'ż'.normalize('NFD'), cheap)).toBe(true)
  expect(await hashPassword('ż', cheap)).not.toBe(hash)
})

test.for(['', 'witryna', 'a:b', '$scrypt$ln=15,r=8,p=3$$', '$2b$10$abcdefghijklmnopqrstuv'])(
  '%j is no hash',
  async (hash) => {
    await expect(verifyPassword(hash, 'witryna', cheap)).rejects.toThrow('unknown format')
  },
)
