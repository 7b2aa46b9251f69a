import { expect, test } from 'vitest'
import { decideOnOpinion } from '#features/opinions/actions/moderate-opinion.ts'
import { demoSettings } from '../../test/demo-settings.ts'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { testTime } from '../../test/open-test-shop.ts'
import { decodeMail } from '../../test/smtp-double.ts'
import { sendOpinionMail } from './send-customer-mails.ts'

openMailingShop()

const shop = () => ({ ...testShop.shop(), publicUrl: 'https://sklep.example' })

async function writtenOpinion(): Promise<number> {
  const { id } = await shop()
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
  return Number(id)
}

const send = (opinionId: number, open = shop) =>
  sendOpinionMail({ appContext: testShop.appContext, shop: open, signal: AbortSignal.timeout(60_000) }, { opinionId })

test('an opinion that waits reaches the seller, with how to publish it; one that is published meanwhile does not', async () => {
  const opinionId = await writtenOpinion()
  await send(opinionId)
  const [mail] = smtp.received
  expect(mail?.to).toBe('sklep@example.com')
  const text = decodeMail(mail?.message ?? '')
  expect(text).toMatch(/^Subject: Opinia do przeczytania: Kubek Ania/m)
  expect(text).toContain('Ocena: 2 na 5')
  expect(text).toContain('Za &lt;ciężki&gt;.')
  expect(text).toContain(`opinions publish ${opinionId}`)
  expect(text).toContain('Zakup potwierdza zamówienie.')
  await decideOnOpinion(shop(), opinionId, { state: 'published' })
  await send(opinionId)
  expect(smtp.received).toHaveLength(1)
})

test('one that the shop shows at once reaches the seller, with how to take it off', async () => {
  const opinionId = await writtenOpinion()
  await decideOnOpinion(shop(), opinionId, { state: 'published' })
  await send(opinionId, () => ({ ...shop(), settings: demoSettings({ 'opinions.publishAtOnce': 'yes' }) }))
  const text = decodeMail(smtp.received.at(-1)?.message ?? '')
  expect(text).toContain(`opinions reject ${opinionId}`)
  expect(text).not.toContain('opinions publish')
})
