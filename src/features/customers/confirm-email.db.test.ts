import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findLink } from '#platform/accounts/one-time-links.ts'
import { openMailingShop, smtp, testShop } from '../../../test/mailing-shop.ts'
import { testTime } from '../../../test/open-test-shop.ts'
import { decodeMail } from '../../../test/smtp-double.ts'
import { sendConfirmationLink } from '../../jobs/send-customer-mails.ts'

openMailingShop()

const database = () => testShop.appContext.database.query
const hours = (count: number) => new Date(testTime.getTime() + count * 60 * 60_000)

async function annasAccount(): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from account_user where login = 'anna'`.execute(database())
  return rows[0]?.id ?? ''
}

const shop = () => ({ ...testShop.shop(testTime), publicUrl: 'https://sklep.example' })
const send = (accountId: string) =>
  sendConfirmationLink(
    { appContext: testShop.appContext, shop, signal: AbortSignal.timeout(60_000) },
    { accountId, mailId: crypto.randomUUID() },
  )

test('the mail goes to the e-mail of the account, with a link that confirms for a day and does not sign in', async () => {
  await send(await annasAccount())
  const mails = smtp.received.splice(0).map(({ message }) => decodeMail(message))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: anna@example\.com$/m)
  expect(mails[0]).toContain('Witamy! Potwierdź swój adres')
  const token = /https:\/\/sklep\.example\/konto\/potwierdz\/([0-9a-f-]{36})/.exec(mails[0] ?? '')?.[1] ?? ''
  const isOpen = async (purpose: 'confirm-email' | 'sign-in', at: Date) =>
    (await findLink(database(), { purpose, token }, at)) !== null
  expect(await isOpen('confirm-email', hours(23.99))).toBe(true)
  expect(await isOpen('confirm-email', hours(24))).toBe(false)
  expect(await isOpen('sign-in', testTime)).toBe(false)
})

test('an account that was deleted meanwhile gets no mail', async () => {
  await send('0b0a4f0c-0000-4000-8000-000000000000')
  expect(smtp.received).toEqual([])
})
