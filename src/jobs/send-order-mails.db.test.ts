import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { publishPage } from '#features/content/actions.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { getOrderMails } from '#features/orders/queries/order-records.ts'
import type { Order } from '#features/orders/rules/order.ts'
import type { OrderDraft } from '#features/orders/rules/order-draft.ts'
import { maxConnections } from '#platform/mail.ts'
import { Settings } from '#platform/settings.ts'
import { type Jobs, transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../test/create-test-product.ts'
import { draftOrder, testAddress } from '../../test/draft-order.ts'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { openTestShop, type TestShop, testTime } from '../../test/open-test-shop.ts'
import { decodeMail, openSmtpDouble } from '../../test/smtp-double.ts'
import { buyerMail } from './order-mails.tsx'
import { sendOrderMails } from './send-order-mails.ts'

openMailingShop()

async function placeOrder(testShop: TestShop, name = 'Kubek testowy', termsVersion = 1): Promise<number> {
  const shop = testShop.shop()
  const { sizeId } = await createTestProduct(shop, { name })
  return storeDraft(testShop, { ...draftOrder(shop, [{ sizeId, quantity: '2' }]), termsVersion })
}

async function storeDraft(testShop: TestShop, draft: OrderDraft, now?: Date): Promise<number> {
  const stored = await transactionUnlessRefused(testShop.shop(now), (shop) => storeOrder(shop, draft))
  if (!stored.ok) throw new Error(stored.problem.reason)
  return stored.value.id
}

function sendMails({ appContext, shop }: TestShop, orderId: number, now?: Date, deferrals = 0): Promise<void> {
  return sendOrderMails(
    { appContext, shop: () => shop(now), signal: AbortSignal.timeout(60_000) },
    { orderId, deferrals },
  )
}

beforeEach(async () => {
  const { query } = testShop.appContext.database
  await sql`delete from account_attempt`.execute(query)
  await sql`delete from pgboss.job where name = 'send-order-mails'`.execute(query)
})

describe('by SMTP', () => {
  test('buyer and seller each get one mail, however often the job runs', async () => {
    const orderId = await placeOrder(testShop)
    await sendMails(testShop, orderId)
    await sendMails(testShop, orderId)
    expect(smtp.received.map(({ to }) => to)).toEqual(['anna@example.com', 'sklep@example.com'])
  })

  test('when one mail fails the job fails; the retry sends only that one', async () => {
    const orderId = await placeOrder(testShop)
    smtp.refuse('sklep@example.com')
    await expect(sendMails(testShop, orderId)).rejects.toThrow()
    smtp.refuse(null)
    await sendMails(testShop, orderId)
    expect(smtp.received.map(({ to }) => to)).toEqual(['anna@example.com', 'sklep@example.com'])
  })

  test("the buyer's mail lists the goods, the payment and the seller; terms and withdrawal form are attached", async () => {
    await sendMails(testShop, await placeOrder(testShop, 'Kubek Zażółć'))
    const mail = decodeMail(smtp.received[0]?.message ?? '')
    expect(mail).toMatch(/Subject: Potwierdzenie zamówienia nr \d+/)
    expect(mail).toMatch(/Reply-To: sklep@example.com/)
    for (const expected of [
      'Kubek Zażółć',
      '2 szt. × 59,00',
      '133,00',
      'Zamówienie 1',
      'Sprzedawca testowy',
      'Długa 1/2',
    ])
      expect(mail.replaceAll('\u00a0', ' ')).toContain(expected)
    expect(mail).toMatch(/Content-Type: text\/plain/)
    expect(mail).toMatch(/Content-Type: text\/html/)
    expect(mail).toMatch(/filename="?regulamin-wersja-1\.txt/)
    expect(mail).toMatch(/filename="?formularz-odstapienia-od-umowy\.txt/)
  })

  test("the buyer's mail repeats the day of delivery that was promised, and from when it counts", async () => {
    const { sizeId } = await createTestProduct(testShop.shop(), {})
    const draft = { ...draftOrder(testShop.shop(), [{ sizeId, quantity: '1' }]), promisedDay: '2026-12-04' }
    await sendMails(testShop, await storeDraft(testShop, draft))
    expect(decodeMail(smtp.received[0]?.message ?? '').replaceAll('\u00a0', ' ')).toContain(
      'Dostawa najpóźniej w piątek 4 grudnia. Termin obowiązuje, jeśli zapłacisz w dniu zamówienia; inaczej liczymy od dnia wpłaty.',
    )
  })

  test('the terms are attached with the headings, tables and links of their page', async () => {
    const html = `
      <h2>Zwroty</h2><table><tr><th>Paczka</th><th>Koszt</th></tr><tr><td>do 1&nbsp;kg</td><td>12 zł</td></tr></table>
      <p>Zobacz <a href="/strona/zwroty-i-reklamacje">zwroty</a>.</p>`
    const version = await publishPage(testShop.shop(), { slug: 'regulamin', title: 'Regulamin', html })
    const shop = testShop.shop()
    const order = await findOrder(shop, { id: await placeOrder(testShop, 'Kubek', version) })
    const [terms] = (await buyerMail(shop, order as Order)).attachments
    const text = terms?.content.replaceAll('\u00a0', ' ')
    for (const part of [
      'ZWROTY',
      'Paczka    Koszt',
      'do 1 kg   12 zł',
      'zwroty (http://localhost:3000/strona/zwroty-i-reklamacje).',
    ])
      expect(text).toContain(part)
  })

  test('a reply by the seller goes to the buyer', async () => {
    await sendMails(testShop, await placeOrder(testShop))
    const mail = decodeMail(smtp.received[1]?.message ?? '')
    expect(mail).toMatch(/Reply-To: anna@example.com/)
    expect(mail.replaceAll('\u00a0', ' ')).toMatch(/Subject: Nowe zamówienie nr \d+: 133,00 zł/)
  })

  describe('the mails contain no links or advertisements typed into the order', () => {
    const links = ['http://spam.example/x', 'www.spam.example', 'spam.example/x', 'mailto:kup@spam.example', 'spam.pl']
    test.each(links)('%s', async (link) => {
      const shop = testShop.shop()
      const { sizeId } = await createTestProduct(shop, { name: 'Kubek' })
      const draft = draftOrder(shop, [{ sizeId, quantity: '1' }])
      const typed = {
        ...testAddress,
        firstName: `Anna ${link}`,
        lastName: link,
        company: `Nagroda ${link}`,
        street: link,
        streetNumber: link,
        city: link,
        postcode: link,
        taxNumber: link,
      }
      const orderId = await storeDraft(testShop, {
        ...draft,
        comment: `Kup tanio: ${link}`,
        deliveryAddress: typed,
        invoiceAddress: typed,
        lines: draft.lines.map((line) => ({ ...line, additional: `grawer ${link}`, comment: link })),
      })
      await sendMails(testShop, orderId)
      const [toBuyer = '', toSeller = ''] = smtp.received.map(({ message }) => decodeMail(message))
      for (const mail of [toBuyer, toSeller]) {
        expect(mail.match(/Nagroda/g)).toHaveLength(4) // both addresses, as HTML and as text
        expect(mail).not.toContain(link)
        expect(mail).not.toMatch(/spam\.(?:example|pl)|@spam|mailto:kup/)
      }
      expect(toBuyer).not.toContain('Kup tanio')
      expect(toSeller).toContain('Kup tanio')
    })
  })

  test('a missing order is not an error: the job is done', async () => {
    await sendMails(testShop, 999_999_999)
    expect(smtp.received).toEqual([])
  })
})

describe('a mailbox gets five confirmations an hour and fifteen a day, no matter who orders with its address', () => {
  const hours = (count: number) => new Date(testTime.getTime() + count * 60 * 60_000)
  const recipients = () => smtp.received.map(({ to }) => to).filter((to) => to !== 'sklep@example.com')

  async function orderTo(email: string, customerId: number | null = null): Promise<number> {
    const shop = testShop.shop()
    const { sizeId } = await createTestProduct(shop, { name: 'Kubek' })
    return storeDraft(testShop, { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), email, customerId })
  }

  async function ordersTo(email: string, count: number): Promise<number[]> {
    const orders: number[] = []
    for (let order = 0; order < count; order += 1) orders.push(await orderTo(email))
    return orders
  }

  /** Returns the deferred jobs of the queue. */
  async function deferred(): Promise<{ orderId: number; deferrals: number; at: Date }[]> {
    const { rows } = await sql<{ data: { orderId: number; deferrals: number }; at: Date }>`
      select data, start_after as at from pgboss.job
      where name = 'send-order-mails' and data ? 'deferrals' and state = 'created' order by created_on, id
    `.execute(testShop.appContext.database.query)
    return rows.map(({ data, at }) => ({ ...data, at }))
  }

  test('three orders in an evening get three mails', async () => {
    for (const order of await ordersTo('anna@example.com', 3)) await sendMails(testShop, order)
    expect(recipients()).toHaveLength(3)
  })

  test('the sixth waits for the next hour; its order is valid and the seller is notified at once', async () => {
    const orders = await ordersTo('ofiara@example.com', 6)
    for (const order of orders) await sendMails(testShop, order)
    expect(recipients()).toHaveLength(5)
    expect(smtp.received.filter(({ to }) => to === 'sklep@example.com')).toHaveLength(6)
    const [waiting, ...others] = await deferred()
    expect(others).toEqual([])
    expect(waiting).toEqual({ orderId: orders[5], deferrals: 1, at: hours(1) })
    expect(await getOrderMails(testShop.shop(), orders[5] as number)).toMatchObject({
      until: hours(1),
      withheld: false,
    })
    await sendMails(testShop, orders[5] as number, hours(1), 1)
    expect(recipients()).toHaveLength(6)
    expect(await getOrderMails(testShop.shop(), orders[5] as number)).toMatchObject({ until: null })
  })

  test('30 orders to one mailbox, however it is written, are 15 mails that day', async () => {
    const ways = ['ofiara@gmail.com', 'OFIARA@gmail.com', 'o.f.i.a.r.a@gmail.com', 'ofiara+x@googlemail.com']
    for (let order = 0; order < 30; order += 1) await sendMails(testShop, await orderTo(ways[order % 4] ?? ''))
    expect(recipients()).toHaveLength(5)
    for (let hour = 1; hour < 24; hour += 1) {
      const due = await deferred()
      await sql`delete from pgboss.job where name = 'send-order-mails'`.execute(testShop.appContext.database.query)
      for (const { orderId, deferrals } of due) await sendMails(testShop, orderId, hours(hour), deferrals)
    }
    expect(recipients()).toHaveLength(15)
  })

  test('concurrent jobs cannot bypass the limit', async () => {
    const orders = await ordersTo('ofiara@example.com', 8)
    await Promise.all(orders.map((order) => sendMails(testShop, order)))
    expect(recipients()).toHaveLength(5)
    expect(await deferred()).toHaveLength(3)
  })

  test('a repeated job defers its mail once, and a mail that could not be sent is counted once', async () => {
    const orders = await ordersTo('ofiara@example.com', 6)
    smtp.refuse('ofiara@example.com')
    for (let attempt = 0; attempt < 7; attempt += 1)
      await expect(sendMails(testShop, orders[0] as number)).rejects.toThrow()
    smtp.refuse(null)
    for (const order of orders) await sendMails(testShop, order)
    await sendMails(testShop, orders[5] as number)
    expect(recipients()).toHaveLength(5)
    expect(await deferred()).toHaveLength(1)
  })

  test('other mailboxes do not wait, nor does a signed-in client who orders to the same address', async () => {
    for (const order of await ordersTo('anna.nowak@example.com', 6)) await sendMails(testShop, order)
    const { rows } = await sql<{ id: number }>`
      insert into customer (kind, email, first_name, last_name, created_at)
      values ('private', 'anna.nowak@example.com', 'Anna', 'Nowak', ${testTime}) returning id
    `.execute(testShop.appContext.database.query)
    await sendMails(testShop, await orderTo('anna.nowak@example.com', rows[0]?.id))
    await sendMails(testShop, await orderTo('jan@example.com'))
    expect(recipients()).toHaveLength(7)
  })

  test('the shop may configure other limits', async () => {
    const settings = new Settings(new Map([['orders.mailsPerHour', 1]]))
    const orders = await ordersTo('ofiara@example.com', 2)
    const context = { appContext: testShop.appContext, signal: AbortSignal.timeout(60_000) }
    const shop = () => ({ ...testShop.shop(), settings })
    for (const orderId of orders) await sendOrderMails({ ...context, shop }, { orderId })
    expect(recipients()).toHaveLength(1)
  })

  test('a deferred mail is not sent for a cancelled order, nor after three days', async () => {
    const orders = await ordersTo('ofiara@example.com', 7)
    for (const order of orders) await sendMails(testShop, order)
    const [cancelled, late] = orders.slice(5) as [number, number]
    await sql`update orders set status = 'cancelled' where id = ${cancelled}`.execute(
      testShop.appContext.database.query,
    )
    await sendMails(testShop, cancelled, hours(1), 1)
    await sql`update account_attempt set tries = 1000, ends_at = ${hours(73)}`.execute(
      testShop.appContext.database.query,
    )
    await sendMails(testShop, late, hours(72), 1)
    await sendMails(testShop, late, hours(100), 1)
    expect(recipients()).toHaveLength(5)
    expect(await getOrderMails(testShop.shop(), late)).toMatchObject({ withheld: true, until: null })
  })
})

test('the mails of 100 orders are sent concurrently, each once, over as many connections as a mail server allows', async () => {
  const smtp = await openSmtpDouble({ pause: 5 })
  const testShop = await openTestShop({ SMTP_URL: smtp.url })
  const { appContext } = testShop
  const { sizeId } = await createTestProduct(testShop.shop(), { name: 'Kubek', stock: '-1' })
  const draft = draftOrder(testShop.shop(), [{ sizeId, quantity: '1' }])
  const buyers = Array.from({ length: 100 }, (_, number) => `osoba${number}@example.com`)
  for (const email of buyers) await storeDraft(testShop, { ...draft, idempotencyKey: crypto.randomUUID(), email })
  await appContext.queue.work('send-order-mails', (data: Jobs['send-order-mails'], signal) =>
    sendOrderMails({ appContext, shop: testShop.shop, signal }, data),
  )
  await expect.poll(() => smtp.received.length).toBe(200)
  const recipients = smtp.received.map(({ to }) => to).filter((to) => to !== 'sklep@example.com')
  expect(recipients.toSorted()).toEqual(buyers.toSorted())
  expect(smtp.maxConcurrent()).toBeGreaterThan(1)
  expect(smtp.maxConcurrent()).toBeLessThanOrEqual(maxConnections)
  await testShop.close()
  await smtp.close()
})

test('without SMTP mails are files that only their owner can read', async () => {
  const testShop = await openTestShop()
  await sendMails(testShop, await placeOrder(testShop))
  const folder = join(testShop.appContext.config.dataFolder, 'mail')
  const files = (await readdir(folder)).sort()
  expect(files).toEqual([expect.stringMatching(/^order-\d+-buyer\.eml$/), expect.stringMatching(/-seller\.eml$/)])
  expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toContain('To: anna@example.com')
  expect((await stat(join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600)
  await testShop.close()
})
