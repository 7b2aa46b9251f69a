import type { Client } from 'pg'
import { expect } from 'vitest'
import type { HttpsBrowser, HttpsResponse } from './https-browser.ts'
import { orderForm } from './order-form.ts'
import type { TwoProcesses } from './two-processes.ts'
import { waitFor } from './wait-for.ts'

const mug = { product: '1001', size: 'uniw', number: '1', mode: '1' }

/** Guests with different addresses order one mug each at the same time; each piece is sold once, with two mails, and the others are refused. */
export async function orderLastPieces(
  shop: TwoProcesses,
  database: Client,
  { pieces, buyers }: { pieces: number; buyers: number },
): Promise<void> {
  await database.query(
    'update stock set quantity = $1 where size_id in (select id from product_size where product_id = 1001)',
    [pieces],
  )
  const ordersBefore = await ordersOf(database)
  const browsers = Array.from({ length: buyers }, (_, buyer) => shop.browser(`127.0.1.${buyer + 1}`))
  const answers = await Promise.all(browsers.map((browser, number) => buyMug(browser, `kupuje${number}@example.com`)))
  const counts = Object.entries(Object.groupBy(answers, String)).map(([answer, all = []]) => [answer, all.length])
  expect(Object.fromEntries(counts)).toEqual({ ordered: pieces, refused: buyers - pieces })
  expect((await ordersOf(database)) - ordersBefore).toBe(pieces)
  const { rows } = await database.query(
    'select sum(quantity)::integer as left from stock join product_size size on size.id = size_id where product_id = 1001',
  )
  expect(rows).toEqual([{ left: 0 }])
  const orderMails = () =>
    shop.smtp.received.flatMap(({ message }) => /^Message-ID: (<order-\d+-\w+@.*)$/im.exec(message)?.[1] ?? [])
  await waitFor(() => orderMails().length >= 2 * pieces, 120)
  expect([orderMails().length, new Set(orderMails()).size]).toEqual([2 * pieces, 2 * pieces])
}

async function ordersOf(database: Client): Promise<number> {
  return (await database.query('select count(*)::integer as count from orders')).rows[0].count
}

async function buyMug(browser: HttpsBrowser, email: string): Promise<'ordered' | 'refused' | number> {
  await retryWhileBusy(() => browser.post('/basketchange.php', mug))
  const page = await retryWhileBusy(() => browser.get('/zamowienie'))
  const form = orderForm(page.text, { email })
  const answer = await retryWhileBusy(() => browser.post('/zamowienie', form))
  if (answer.status === 303 && /\/zamowienie\/\d/.test(String(answer.headers.location))) return 'ordered'
  return answer.status === 409 || answer.status === 422 || answer.status === 303 ? 'refused' : answer.status
}

/** Repeats the request while the shop is overloaded and sends Retry-After, as it may on a busy machine. */
async function retryWhileBusy(ask: () => Promise<HttpsResponse>): Promise<HttpsResponse> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503 || !answer.headers['retry-after']) return answer
  }
}
