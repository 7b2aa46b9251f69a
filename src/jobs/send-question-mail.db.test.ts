import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendContactMessage } from '#features/opinions/actions/contact-message.ts'
import { askQuestion, deleteOldQuestions } from '#features/opinions/actions/questions.ts'
import type { Jobs, Shop } from '#shop'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { testTime } from '../../test/open-test-shop.ts'
import { decodeMail } from '../../test/smtp-double.ts'
import { sendContactMail, sendQuestionMail } from './send-customer-mails.ts'

openMailingShop()

let queued: Jobs['send-question-mail'][] = []
let queuedMessages: Jobs['send-contact-mail'][] = []
beforeEach(async () => {
  queued = []
  queuedMessages = []
  await sql`delete from contact_message`.execute(testShop.appContext.database.query)
  await sql`delete from product_question`.execute(testShop.appContext.database.query)
  await sql`delete from account_attempt`.execute(testShop.appContext.database.query)
})

function shopAt(now = testTime): Shop {
  const enqueue = async <Name extends keyof Jobs>(_: unknown, name: Name, data: Jobs[Name]) => {
    if (name === 'send-question-mail') queued.push(data as Jobs['send-question-mail'])
    if (name === 'send-contact-mail') queuedMessages.push(data as Jobs['send-contact-mail'])
  }
  return { ...testShop.shop(now), publicUrl: 'https://sklep.example', enqueue }
}

const question = {
  question_product_id: '1001',
  question_email: 'anna@example.com',
  product_question: 'Czy kubek można myć\nw <zmywarce>?',
}
const ask = (fields: Record<string, string> = {}, shop = shopAt()) =>
  askQuestion(shop, new Map(Object.entries({ ...question, ...fields })))

async function deliver() {
  const context = { appContext: testShop.appContext, shop: shopAt, signal: AbortSignal.timeout(60_000) }
  for (const data of queued.splice(0)) await sendQuestionMail(context, data)
}

async function questions(): Promise<string[]> {
  const rows = await testShop.appContext.database.query.selectFrom('product_question').select('email').execute()
  return rows.map(({ email }) => email)
}

test('B1.7 a question reaches the seller, whose reply goes to its author; afterwards the shop deletes it', async () => {
  expect((await ask()).ok).toBe(true)
  expect(await questions()).toEqual(['anna@example.com'])
  await deliver()
  const [mail] = smtp.received
  expect(mail?.to).toBe('sklep@example.com')
  const text = decodeMail(mail?.message ?? '')
  expect(text).toMatch(/^Reply-To: <?anna@example\.com>?$/m)
  expect(text).toMatch(/^Subject: Pytanie o .*Kubek.* \(nr 1001\)$/m)
  expect(text).toContain('https://sklep.example/produkt/')
  expect(text).toContain('Czy kubek można myć\nw &lt;zmywarce&gt;?')
  expect(text).toContain('Pyta: anna@example.com')
  expect(await questions()).toEqual([])
})

test('a rejecting mail server loses no question', async () => {
  await ask()
  const waiting = [...queued]
  smtp.refuse('sklep@example.com')
  await expect(deliver()).rejects.toThrow()
  expect(await questions()).toEqual(['anna@example.com'])
  smtp.refuse(null)
  queued = waiting
  await deliver()
  expect(smtp.received).toHaveLength(1)
})

test.each<[string, Record<string, string>, unknown]>([
  ['without an address', { question_email: ' ' }, { faults: { question_email: expect.anything() } }],
  ['with half an address', { question_email: 'anna@' }, { faults: { question_email: expect.anything() } }],
  ['of spaces', { product_question: ' \r\n ' }, { faults: { product_question: expect.anything() } }],
  ['of 2001 characters', { product_question: 'a'.repeat(2_001) }, { faults: { product_question: expect.anything() } }],
  ['about an unknown product', { question_product_id: '999999' }, { code: 'closed' }],
  ['about no product', { question_product_id: 'kubek' }, { code: 'closed' }],
])('a question %s is refused and not stored', async (_, fields, problem) => {
  expect(await ask(fields)).toMatchObject({ ok: false, problem })
  expect(await questions()).toEqual([])
})

test('eleven questions from one address within an hour are too many', async () => {
  const shop = shopAt()
  const guest = { ...shop, visitor: { ...shop.visitor, address: '192.0.2.7' } }
  for (let count = 0; count < 10; count += 1) expect((await ask({}, guest)).ok).toBe(true)
  expect(await ask({}, guest)).toMatchObject({ ok: false, problem: { code: 'wait' } })
  const hourLater = { ...guest, now: new Date(testTime.getTime() + 61 * 60_000) }
  expect((await ask({}, hourLater)).ok).toBe(true)
})

test('a question that could not be sent for a month is deleted', async () => {
  await ask()
  const after = (days: number) => shopAt(new Date(testTime.getTime() + days * 24 * 3_600_000))
  await deleteOldQuestions(after(29))
  expect(await questions()).toHaveLength(1)
  await deleteOldQuestions(after(31))
  expect(await questions()).toEqual([])
})

describe('a message of the contact page', () => {
  const write = (shop = shopAt()) =>
    sendContactMessage(
      shop,
      new Map(
        Object.entries({
          ...{ contact_topic: 'order', contact_name: 'Anna', contact_email: 'anna@example.com' },
          ...{ contact_order: '10001', contact_message: 'Gdzie jest\n<paczka>?' },
        }),
      ),
    )
  const messages = () => testShop.appContext.database.query.selectFrom('contact_message').select('email').execute()

  test('B2.51 reaches the seller, whose reply goes to its author; afterwards the shop deletes it', async () => {
    expect((await write()).ok).toBe(true)
    expect(await messages()).toHaveLength(1)
    const context = { appContext: testShop.appContext, shop: shopAt, signal: AbortSignal.timeout(60_000) }
    for (const data of queuedMessages) await sendContactMail(context, data)
    const [mail] = smtp.received
    expect(mail?.to).toBe('sklep@example.com')
    const text = decodeMail(mail?.message ?? '')
    expect(text).toMatch(/^Reply-To: <?anna@example\.com>?$/m)
    expect(text).toMatch(/^Subject: .*Zamówienie, nr 10001$/m)
    expect(text).toContain('Gdzie jest\n&lt;paczka&gt;?')
    expect(text).toContain('Pisze: Anna, anna@example.com')
    expect(await messages()).toEqual([])
  })

  test('that could not be sent for a month is deleted', async () => {
    await write()
    const later = (days: number) => shopAt(new Date(testTime.getTime() + days * 24 * 3_600_000))
    await deleteOldQuestions(later(29))
    expect(await messages()).toHaveLength(1)
    await deleteOldQuestions(later(31))
    expect(await messages()).toEqual([])
  })
})
