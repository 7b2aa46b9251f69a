import { afterEach, expect, test, vi } from 'vitest'
import { fetchVisitorData } from './visitor-requests.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('A7.1 one request returns everything that is requested', async () => {
  const ask = vi.fn<typeof fetch>(async () => Response.json({ Basket: { response: {} } }))
  vi.stubGlobal('fetch', ask)
  expect(await fetchVisitorData({ Basket: {}, Wishlist: { params: { only: 'ids' } } })).toEqual({
    Basket: { response: {} },
  })
  expect(ask).toHaveBeenCalledTimes(1)
  const body = ask.mock.calls[0]?.[1]?.body as URLSearchParams
  expect(body.get('request')).toBe('{"Basket":{},"Wishlist":{"params":{"only":"ids"}}}')
})

test('an error of the shop rejects', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  await expect(fetchVisitorData({ Basket: {} })).rejects.toThrow('503')
})

test('a connection without a response times out: the next request continues', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  const answer = fetchVisitorData({ Basket: {} })
  limit.abort(new Error('silent'))
  await expect(answer).rejects.toThrow('silent')
  expect(timeout).toHaveBeenCalledWith(10_000)
})
