import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { checkPhraseResults, deleteOldPhrases, savePhrases, updatePopularPhrases } from './actions/search-phrases.ts'
import { getPhraseReports, getPopularPhrases } from './queries/suggestions.ts'
import { startPhrasesSetting } from './settings.ts'
import { getStartPhrases, getSuggestions } from './views/suggestions.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
  await sql`delete from search_phrase`.execute(testShop.shop().database)
  await sql`delete from popular_phrase`.execute(testShop.shop().database)
  await search({
    'kubek pniak': 3,
    'Kubek  Pniak': 2,
    'kubek ania': 4,
    'kupek pniak': 7,
    hulajnoga: 6,
    kub: 6,
    'kubek hulajnoga': 9,
  })
  await search({ 'kubek szałwiowy': 2, 'jan@example.com': 8, '600 700 800': 8 })
  await checkPhraseResults(testShop.shop())
  await updatePopularPhrases(testShop.shop())
})
afterAll(() => testShop.close())

const minute = 60_000
/** The cached popular phrases have expired by then. */
const later = () => testShop.shop(new Date(testTime.getTime() + 11 * minute))

async function search(phrases: Record<string, number>): Promise<void> {
  await savePhrases(testShop.shop(), new Map(Object.entries(phrases)))
}

test('A3.8 suggests phrases that were searched for often enough and that find products as typed; an empty field offers the most popular, or the ones that the merchant sets', async () => {
  const suggested = (await getPopularPhrases(testShop.shop())).map(({ phrase, searches }) => [phrase, searches])
  expect(suggested).toEqual([['kubek pniak', 5]])
  await search({ 'kubek ania': 1, 'kubek szałwiowy': 3 })
  await updatePopularPhrases(testShop.shop(new Date(testTime.getTime() + 9 * minute)))
  await updatePopularPhrases(later())
  expect((await getSuggestions(later(), 'kube', 12)).phrases.slice(0, 3)).toEqual([
    'kubek ania',
    'kubek pniak',
    'kubek szałwiowy',
  ])
  expect((await getSuggestions(later(), 'kupek pniak', 12)).phrases).toEqual(['kubek pniak'])
  expect((await getSuggestions(later(), 'hula', 12)).phrases).toEqual([])

  const shop = later()
  expect(await getStartPhrases(shop)).toEqual(['kubek ania', 'kubek pniak', 'kubek szałwiowy'])
  const settings = {
    get: (setting: unknown) => (setting === startPhrasesSetting ? ['koc'] : shop.settings.get(setting as never)),
  }
  expect(await getStartPhrases({ ...shop, settings: settings as typeof shop.settings })).toEqual(['koc'])
})

test('two processes check different phrases', async () => {
  await search({ 'taca pierwsza': 2, 'taca druga': 2, 'taca trzecia': 2 })
  await Promise.all([checkPhraseResults(testShop.shop()), checkPhraseResults(testShop.shop())])
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from search_phrase where found is null`.execute(testShop.shop().database)
  expect(rows).toEqual([{ count: 0 }])
})

test('a report lists the most frequent searches and those without results, but no rare ones', async () => {
  const all = await getPhraseReports(testShop.shop(), { fruitless: false })
  expect(all.map(({ phrase }) => phrase)).toEqual(
    expect.arrayContaining(['kubek hulajnoga', 'kupek pniak', 'kubek pniak']),
  )
  expect(all.every(({ searches }) => searches >= 5)).toBe(true)
  expect(await getPhraseReports(testShop.shop(), { fruitless: true })).toEqual([
    { phrase: 'hulajnoga', searches: 6, found: 0 },
  ])
})

test('phrases that may identify a person are not stored', async () => {
  const { rows } = await sql<{ phrase: string }>`select phrase from search_phrase`.execute(testShop.shop().database)
  expect(rows.map(({ phrase }) => phrase).filter((phrase) => /@|600/.test(phrase))).toEqual([])
})

test('phrases older than the configured period are deleted', async () => {
  const inDays = (days: number) => testShop.shop(new Date(testTime.getTime() + days * 24 * 60 * minute))
  await savePhrases(inDays(-91), new Map([['len sprzed lat', 1]]))
  await savePhrases(inDays(-90), new Map([['len sprzed miesięcy', 1]]))
  await deleteOldPhrases(testShop.shop())
  const { rows } = await sql<{
    phrase: string
  }>`select phrase from search_phrase where phrase like 'len sprzed %'`.execute(testShop.shop().database)
  expect(rows).toEqual([{ phrase: 'len sprzed miesięcy' }])
})
