import { afterEach, expect, test, vi } from 'vitest'
import { putIntoBasket } from './put-into-basket.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['Dla Ani', true],
  ['ż'.repeat(20_000), false],
])('a product is added even if the page is left, up to the size that browsers send', async (comment, keepalive) => {
  const fetch = vi.fn(async () => Response.json({ basket: { productsCounter: 1 } }))
  vi.stubGlobal('fetch', fetch)
  const form = new FormData()
  form.set('comment', comment)
  expect(await putIntoBasket(form)).toMatchObject({ ok: true, count: 1 })
  expect(fetch).toHaveBeenCalledWith('/basketchange.php', expect.objectContaining({ keepalive }))
})

test('a request without an answer fails after half a minute', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
    milliseconds === 30_000 ? AbortSignal.abort() : new AbortController().signal,
  )
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return Response.json({ basket: { productsCounter: 1 } })
  })
  expect(await putIntoBasket(new FormData())).toMatchObject({ ok: false, message: null })
})
