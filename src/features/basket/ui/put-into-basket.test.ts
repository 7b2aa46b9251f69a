import { afterEach, expect, test, vi } from 'vitest'
import { putIntoBasket } from './put-into-basket.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['Dla Ani', true],
  ['ż'.repeat(20_000), false],
])(
  'what is put into the basket comes there although its page is left, as far as browsers send it',
  async (comment, keepalive) => {
    const fetch = vi.fn(async () => Response.json({ basket: { productsCounter: 1 } }))
    vi.stubGlobal('fetch', fetch)
    const form = new FormData()
    form.set('comment', comment)
    expect(await putIntoBasket(form)).toMatchObject({ ok: true, count: 1 })
    expect(fetch).toHaveBeenCalledWith('/basketchange.php', expect.objectContaining({ keepalive }))
  },
)
