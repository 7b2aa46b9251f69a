import { expect, test } from 'vitest'
import { decideOnOpinion } from '#features/opinions/actions/moderate-opinion.ts'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { testTime } from '../../test/open-test-shop.ts'
import { decodeMail } from '../../test/smtp-double.ts'
import { sendOpinionMail } from './send-customer-mails.ts'

openMailingShop()

test('an opinion that waits reaches the seller, with how to publish it; one that is published meanwhile does not', async () => {
  const shop = () => ({ ...testShop.shop(), publicUrl: 'https://sklep.example' })
  const row = await shop()
    .database.insertInto('opinion')
    .values({
      product_id: 1001,
      author: 'Ola',
      rating: 2,
      content: 'Za <ciężki>.',
      written_at: testTime,
      proof: 'order',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const opinionId = Number(row.id)
  const context = { appContext: testShop.appContext, shop, signal: AbortSignal.timeout(60_000) }
  await sendOpinionMail(context, { opinionId })
  const [mail] = smtp.received
  expect(mail?.to).toBe('sklep@example.com')
  const text = decodeMail(mail?.message ?? '')
  expect(text).toMatch(/^Subject: Opinia do przeczytania: Kubek Ania/m)
  expect(text).toContain('Ocena: 2 na 5')
  expect(text).toContain('Za &lt;ciężki&gt;.')
  expect(text).toContain(`opinions publish ${opinionId}`)
  expect(text).toContain('Zakup potwierdza zamówienie.')
  await decideOnOpinion(shop(), opinionId, { state: 'published' })
  await sendOpinionMail(context, { opinionId })
  expect(smtp.received).toHaveLength(1)
})
