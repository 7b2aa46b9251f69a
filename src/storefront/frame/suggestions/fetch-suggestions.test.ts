import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchSuggestions } from './fetch-suggestions.ts'

const answer = {
  products: [{ name: 'Kubek Ania', link: '/produkt/kubek-ania-1001' }],
  series: [],
  producers: null,
  searchQueries: [{ name: 'kubek do kawy', link: '/szukaj?text=kubek+do+kawy' }],
}
const groups = [
  { kind: 'products', items: answer.products },
  { kind: 'searchQueries', items: answer.searchQueries },
]
const waits = new AbortController().signal
const ask = vi.fn<typeof fetch>()
let store: Map<string, string>

beforeEach(() => {
  store = new Map()
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  ask.mockReset()
  ask.mockImplementation(async () => Response.json({ data: { productsTextSearch: answer } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('A4.23 A7.15 A9.8 a phrase is requested once per session, with 12 suggestions of each group; empty groups are left out', async () => {
  expect(await fetchSuggestions('kubek', 'PLN', waits)).toEqual(groups)
  expect(await fetchSuggestions('Kubek', 'PLN', waits)).toEqual(groups)
  expect(ask).toHaveBeenCalledTimes(1)
  const { query, variables } = JSON.parse(String(ask.mock.calls[0]?.[1]?.body))
  expect(variables).toEqual({ text: 'kubek' })
  expect(query).toContain('productsTextSearch(searchInput: { text: $text, limit: 12 })')
})

test('suggestions in another currency are cached separately', async () => {
  await fetchSuggestions('kubek', 'PLN', waits)
  await fetchSuggestions('kubek', 'EUR', waits)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a full or forbidden storage does no harm', async () => {
  const throwQuotaError = () => {
    throw new Error('QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: throwQuotaError, setItem: throwQuotaError })
  expect(await fetchSuggestions('kubek', 'PLN', waits)).toEqual(groups)
})

test('an answer without suggestions is a failure, and is not cached', async () => {
  ask.mockImplementation(async () => Response.json({ errors: [{ message: 'too complex' }] }))
  await expect(fetchSuggestions('kubek', 'PLN', waits)).rejects.toThrow('without suggestions')
  expect(store.size).toBe(0)
})

test.each([
  [true, 5],
  [false, 6],
])('on a small view, %s, %i products leave room for phrases and categories', async (matches, shown) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const products = Array.from({ length: 12 }, (_, n) => ({ name: `Kubek ${n}`, link: `/produkt/kubek-${n}` }))
  ask.mockImplementation(async () => Response.json({ data: { productsTextSearch: { products } } }))
  expect(await fetchSuggestions('kubek', 'PLN', waits)).toEqual([{ kind: 'products', items: products.slice(0, shown) }])
})
