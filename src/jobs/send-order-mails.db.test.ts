import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { publishPage } from '#features/content/actions/publish-page.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/reads/find-order.ts'
import type { OrderDraft } from '#features/orders/rules/draft.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { transactionOrUndo } from '#shop'
import { draftOrder, testAddress } from '../../test/draft-order.ts'
import { smtp, testShop } from '../../test/mailing-shop.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { putOnSale } from '../../test/put-on-sale.ts'
import { readable } from '../../test/readable-mail.ts'
import { mailToBuyer } from './order-mails.tsx'
import { sendOrderMails } from './send-order-mails.ts'

async function placeOrder(testShop: TestShop, name = 'Kubek testowy', termsVersion = 1): Promise<number> {
  const shop = testShop.shop()
  const { sizeId } = await putOnSale(shop, { name })
  return storeDraft(testShop, { ...draftOrder(shop, [{ sizeId, quantity: '2' }]), termsVersion })
}

async function storeDraft(testShop: TestShop, draft: OrderDraft, now?: Date): Promise<number> {
  const stored = await transactionOrUndo(testShop.shop(now), (shop) => storeOrder(shop, draft))
  if (!stored.ok) throw new Error(stored.problem.reason)
  return stored.value.id
}

function sendMails({ house, shop }: TestShop, orderId: number): Promise<void> {
  return sendOrderMails({ house, shop, signal: AbortSignal.timeout(10_000) }, { orderId })
}

describe('by SMTP', () => {
  test('buyer and seller each get one mail, however often the job comes', async () => {
    const orderId = await placeOrder(testShop)
    await sendMails(testShop, orderId)
    await sendMails(testShop, orderId)
    expect(smtp.received.map(({ to }) => to)).toEqual(['anna@example.com', 'sklep@example.com'])
  })

  test('when one mail fails the job fails; the next time only that one goes', async () => {
    const orderId = await placeOrder(testShop)
    smtp.refuse('sklep@example.com')
    await expect(sendMails(testShop, orderId)).rejects.toThrow()
    smtp.refuse(null)
    await sendMails(testShop, orderId)
    expect(smtp.received.map(({ to }) => to)).toEqual(['anna@example.com', 'sklep@example.com'])
  })

  test('the buyer reads what he bought, how to pay and with whom; terms and withdrawal form are attached', async () => {
    await sendMails(testShop, await placeOrder(testShop, 'Kubek Zażółć'))
    const mail = readable(smtp.received[0]?.message ?? '')
    expect(mail).toMatch(/Subject: Potwierdzenie zamówienia nr \d+/)
    expect(mail).toMatch(/Reply-To: sklep@example.com/)
    for (const words of ['Kubek Zażółć', '2 szt. × 59,00', '133,00', 'Zamówienie 1', 'Sprzedawca testowy', 'Długa 1/2'])
      expect(mail.replaceAll('\u00a0', ' ')).toContain(words)
    expect(mail).toMatch(/Content-Type: text\/plain/)
    expect(mail).toMatch(/Content-Type: text\/html/)
    expect(mail).toMatch(/filename="?regulamin-wersja-1\.html/)
    expect(mail).toMatch(/filename="?formularz-odstapienia-od-umowy\.html/)
  })

  test('the terms are attached as their page shows them', async () => {
    const html = '<table><tr><th scope="col" colspan="2">Koszty zwrotu</th></tr></table>'
    const version = await publishPage(testShop.shop(), { slug: 'regulamin', title: 'Regulamin', html })
    const shop = testShop.shop()
    const order = await findOrder(shop, { id: await placeOrder(testShop, 'Kubek', version) })
    const [terms] = (await mailToBuyer(shop, order as Order)).attachments
    expect(terms?.content).toContain('<th scope="col" colspan="2">Koszty zwrotu</th>')
  })

  test('the seller can answer the buyer', async () => {
    await sendMails(testShop, await placeOrder(testShop))
    const mail = readable(smtp.received[1]?.message ?? '')
    expect(mail).toMatch(/Reply-To: anna@example.com/)
    expect(mail.replaceAll('\u00a0', ' ')).toMatch(/Subject: Nowe zamówienie nr \d+: 133,00 zł/)
  })

  describe('whatever a stranger typed into the order, the mails carry no link and no advertisement of it', () => {
    const links = ['http://spam.example/x', 'www.spam.example', 'spam.example/x', 'mailto:kup@spam.example', 'spam.pl']
    test.each(links)('%s', async (link) => {
      const shop = testShop.shop()
      const { sizeId } = await putOnSale(shop, { name: 'Kubek' })
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
      const [toBuyer = '', toSeller = ''] = smtp.received.map(({ message }) => readable(message))
      for (const mail of [toBuyer, toSeller]) {
        expect(mail.match(/Nagroda/g)).toHaveLength(4) // both addresses, as HTML and as text
        expect(mail).not.toContain(link)
        expect(mail).not.toMatch(/spam\.(?:example|pl)|@spam|mailto:kup/)
      }
      expect(toBuyer).not.toContain('Kup tanio')
      expect(toSeller).toContain('Kup tanio')
    })
  })

  test('an order that there is not is no error: the job is done', async () => {
    await sendMails(testShop, 999_999_999)
    expect(smtp.received).toEqual([])
  })
})

test('without SMTP mails are files that only their owner reads', async () => {
  const testShop = await openTestShop()
  await sendMails(testShop, await placeOrder(testShop))
  const folder = join(testShop.house.config.dataFolder, 'mail')
  const files = (await readdir(folder)).sort()
  expect(files).toEqual([expect.stringMatching(/^order-\d+-buyer\.eml$/), expect.stringMatching(/-seller\.eml$/)])
  expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toContain('To: anna@example.com')
  expect((await stat(join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600)
  await testShop.close()
})
