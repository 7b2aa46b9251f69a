import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purposes } from '#shared/consent.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { runTestCommand } from '../../../test/run-test-command.ts'
import { deleteOldConsents, recordConsent } from './actions.ts'
import { getConsentHistory } from './queries.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

function answer(text: string, { address, now }: { address?: string; now?: Date } = {}) {
  const shop = testShop.shop(now)
  return recordConsent({ ...shop, visitor: { ...shop.visitor, address: address ?? null } }, text, [], purposes)
}

async function countOf(table: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(
    testShop.appContext.database.query,
  )
  return rows[0]?.count
}

test('the texts of the question are stored once, and returned with each answer', async () => {
  const [{ token }] = [await answer('all'), await answer('none')]
  expect(await countOf('consent_words')).toBe(1)
  const { code, out } = await runTestCommand(testShop.appContext, ['consent', 'show', token])
  expect([code, out]).toEqual([0, expect.stringMatching(/pytanie 1: analytics, marketing\n {2}To, bez czego sklep/)])
  expect((await runTestCommand(testShop.appContext, ['consent', 'show', crypto.randomUUID()])).code).toBe(1)
  expect((await runTestCommand(testShop.appContext, ['consent', 'show', '17'])).code).toBe(1)
})

test('one address cannot fill the log: an answer that is not logged allows nothing', async () => {
  const address = '203.0.113.7'
  for (let count = 0; count < 60; count += 1) expect((await answer('all', { address })).allowed).not.toEqual([])
  const before = await countOf('consent_log')
  expect((await answer('all', { address })).allowed).toEqual([])
  expect(await countOf('consent_log')).toBe(before)
  expect((await answer('all', { address: '203.0.113.8' })).allowed).not.toEqual([])
})

test('an answer is deleted when its retention ends', async () => {
  const { token } = await answer('all')
  const inDays = (days: number) => testShop.shop(new Date(testTime.getTime() + days * 24 * 60 * 60_000))
  await deleteOldConsents(inDays(1_096))
  expect(await getConsentHistory(testShop.shop(), token)).toHaveLength(1)
  await deleteOldConsents(inDays(1_097))
  expect(await getConsentHistory(testShop.shop(), token)).toEqual([])
})
