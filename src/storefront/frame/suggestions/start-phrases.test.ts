import { afterEach, expect, test, vi } from 'vitest'
import { emptyStart, fetchSearchStart, noteSearch, recentPhrases, startGroups } from './start-phrases.ts'

afterEach(() => {
  recentPhrases.forget()
  vi.unstubAllGlobals()
})

test('recent phrases are the last five searches, each once', () => {
  for (const text of ['kubek', 'len', 'miska', 'wazon', 'koc', 'drip', 'Len'])
    noteSearch(`/szukaj?text=${encodeURIComponent(` ${text} `)}`)
  noteSearch('/szukaj?text=kubek+do+kawy')
  expect(recentPhrases.items()).toEqual(['kubek do kawy', 'Len', 'drip', 'koc', 'wazon'])
})

test.each(['/szukaj', '/szukaj?text=', '/produkt/kubek-1?text=kubek', 'https://shop.example/strona/zwroty'])(
  'opening %s is no search',
  (address) => {
    noteSearch(address)
    expect(recentPhrases.items()).toEqual([])
  },
)

test('popular phrases follow the recent ones, without those among them; empty groups are left out', () => {
  const names = (recent: string[], popular: string[]) =>
    startGroups(recent, { ...emptyStart, phrases: popular }).map(({ kind, items }) => [
      kind,
      ...items.map(({ name }) => name),
    ])
  expect(names(['Kubek'], ['kubek', 'len'])).toEqual([
    ['recent', 'Kubek'],
    ['popular', 'len'],
  ])
  expect(names([], ['len'])).toEqual([['popular', 'len']])
  expect(names(['len'], ['len'])).toEqual([['recent', 'len']])
  expect(startGroups([], emptyStart)).toEqual([])
  const categories = [{ name: 'Kawa', link: '/kategoria/kawa-1004' }]
  expect(startGroups([], { ...emptyStart, categories })).toEqual([{ kind: 'categories', items: categories }])
  expect(startGroups(['kubek & len'], emptyStart)[0]?.items[0]?.link).toBe('/szukaj?text=kubek%20%26%20len')
})

test('what the shop offers is requested once, and again after a failure', async () => {
  const request = vi.fn<typeof fetch>(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', request)
  await expect(fetchSearchStart()).rejects.toThrow('503')
  request.mockImplementation(async () => Response.json({ phrases: ['len'] }))
  const offered = { phrases: ['len'], categories: [] }
  expect(await Promise.all([fetchSearchStart(), fetchSearchStart()])).toEqual([offered, offered])
  expect(request).toHaveBeenCalledTimes(2)
})
