import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, refused } from '#shared/result.ts'
import { transaction, transactionUnlessRefused } from '#shop'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { beginVisit } from './actions/sessions.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

describe('a transaction that the database aborted because of a conflict', () => {
  test('runs again, and the changes of the first attempt are rolled back', async () => {
    const shop = testShop.shop()
    const visits: number[] = []
    await transaction(shop, async (shop) => {
      visits.push(await beginVisit(shop))
      if (visits.length < 3) throw deadlock()
    })
    const stored = await shop.database.selectFrom('visit').select('id').where('id', 'in', visits).execute()
    expect(stored).toEqual([{ id: visits[2] }])
    expect(shop.visitor.visitId).toBe(visits[2])
  })

  test('fails after three attempts; other errors are not retried', async () => {
    const shop = testShop.shop()
    let attempts = 0
    const failing = (error: Error) =>
      transaction(shop, async (shop) => {
        attempts += 1
        await beginVisit(shop)
        throw error
      })
    await expect(failing(deadlock())).rejects.toThrow('deadlock')
    expect(attempts).toBe(3)
    await expect(failing(new Error('broken'))).rejects.toThrow('broken')
    expect(attempts).toBe(4)
    expect(shop.visitor).toEqual({ visitId: null, customerId: null, address: null, cookieToken: null })
  })
})

describe('a transaction inside another one', () => {
  test('joins it: its writes are rolled back when the outer one fails', async () => {
    const shop = testShop.shop()
    const outer = transaction(shop, async (shop) => {
      await transaction(shop, beginVisit)
      throw new Error('broken')
    })
    await expect(outer).rejects.toThrow('broken')
    expect(shop.visitor.visitId).toBeNull()
  })

  test('as a savepoint, rolls back only its own part, also when nested', async () => {
    const shop = testShop.shop()
    const undone = (part: () => Promise<unknown>) => async () => {
      await part()
      return refused({ code: 'no' })
    }
    const visits = await transaction(shop, async (shop) => {
      const refusal = await transactionUnlessRefused(shop, (shop) =>
        undone(async () => {
          await beginVisit(shop)
          await transactionUnlessRefused(shop, (shop) =>
            undone(() => beginVisit({ ...shop, visitor: { ...shop.visitor, visitId: null } }))(),
          )
        })(),
      )
      expect([refusal.ok, shop.visitor.visitId]).toEqual([false, null])
      return [await transactionUnlessRefused(shop, async (shop) => done(await beginVisit(shop))), shop.visitor.visitId]
    })
    expect(visits).toEqual([done(shop.visitor.visitId), shop.visitor.visitId])
    const stored = await shop.database.selectFrom('visit').select('id').where('created_at', '=', shop.now).execute()
    expect(stored.filter(({ id }) => id >= (shop.visitor.visitId ?? 0))).toEqual([{ id: shop.visitor.visitId }])
  })
})
