import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { applyEmailChange, beginEmailChange, findEmailChange } from '#platform/accounts/email-change.ts'
import { openMailingShop, smtp, testShop } from '../../../test/mailing-shop.ts'
import { testTime } from '../../../test/open-test-shop.ts'
import { decodeMail } from '../../../test/smtp-double.ts'
import { sendEmailChangedNotice, sendEmailChangeLink } from '../../jobs/send-customer-mails.ts'

openMailingShop()

const database = () => testShop.appContext.database.query
const hours = (count: number) => new Date(testTime.getTime() + count * 60 * 60_000)
const shop = () => ({ ...testShop.shop(testTime), publicUrl: 'https://sklep.example' })
const jobContext = () => ({ appContext: testShop.appContext, shop, signal: AbortSignal.timeout(60_000) })
const mailId = () => crypto.randomUUID()
const received = () => smtp.received.splice(0).map(({ message }) => decodeMail(message))
const tokenIn = (mail = '') => /https:\/\/sklep\.example\/konto\/email\/([0-9a-f-]{36})/.exec(mail)?.[1] ?? ''

let accountId = ''
beforeEach(async () => {
  await sql`delete from account_email_change`.execute(database())
  const { rows } = await sql<{ id: string }>`select id from account_user where login = 'anna'`.execute(database())
  accountId = rows[0]?.id ?? ''
})

test('the link goes to the new address and is valid for a day; only its hash is stored', async () => {
  const changeId = await beginEmailChange(database(), { accountId, newEmail: 'nowa@example.org' }, testTime)
  await sendEmailChangeLink(jobContext(), { changeId, mailId: mailId() })
  const [mail = '', ...others] = received()
  expect(others).toEqual([])
  expect(mail).toMatch(/^To: nowa@example\.org$/m)
  expect(mail).not.toContain('anna@example.com')
  const token = tokenIn(mail)
  expect(await findEmailChange(database(), token, hours(23.9))).toEqual({
    accountId,
    email: 'anna@example.com',
    newEmail: 'nowa@example.org',
  })
  expect(await findEmailChange(database(), token, hours(24))).toBeNull()
  const { rows } = await sql`select * from account_email_change`.execute(database())
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a mail that is sent again has the only link that works', async () => {
  const changeId = await beginEmailChange(database(), { accountId, newEmail: 'nowa@example.org' }, testTime)
  for (const _ of [1, 2]) await sendEmailChangeLink(jobContext(), { changeId, mailId: mailId() })
  const [first, second] = received().map(tokenIn)
  expect(await findEmailChange(database(), first ?? '', testTime)).toBeNull()
  expect(await findEmailChange(database(), second ?? '', testTime)).not.toBeNull()
})

test('an address that has an account gets no link', async () => {
  const changeId = await beginEmailChange(database(), { accountId, newEmail: 'jan@example.com' }, testTime)
  await sendEmailChangeLink(jobContext(), { changeId, mailId: mailId() })
  expect(received()).toEqual([])
})

test('the former address is notified once the change is done, and not before', async () => {
  const changeId = await beginEmailChange(database(), { accountId, newEmail: 'nowa@example.org' }, testTime)
  await sendEmailChangedNotice(jobContext(), { changeId, mailId: mailId() })
  await sendEmailChangeLink(jobContext(), { changeId, mailId: mailId() })
  const mails = received()
  expect(mails).toHaveLength(1)
  await database()
    .transaction()
    .execute((transaction) => applyEmailChange(transaction, tokenIn(mails[0]), testTime))
  await sendEmailChangedNotice(jobContext(), { changeId, mailId: mailId() })
  const [notice = ''] = received()
  expect(notice).toMatch(/^To: anna@example\.com$/m)
  expect(notice).toContain('Twoje konto ma nowy adres e-mail')
  expect(notice).not.toContain('nowa@example.org')
  await sendEmailChangeLink(jobContext(), { changeId, mailId: mailId() })
  expect(received()).toEqual([])
  await sql`update account_user set email = 'anna@example.com' where login = 'anna'`.execute(database())
})

test('of concurrent requests with one link one succeeds', async () => {
  const changeId = await beginEmailChange(database(), { accountId, newEmail: 'nowa@example.org' }, testTime)
  const link = await testShop.appContext.accounts.createEmailChangeLink(changeId, testTime)
  const apply = () =>
    database()
      .transaction()
      .execute((transaction) => applyEmailChange(transaction, link?.token ?? '', testTime))
  const outcomes = await Promise.all([apply(), apply(), apply()])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  await sql`update account_user set email = 'anna@example.com' where login = 'anna'`.execute(database())
})

test('the nightly job removes changes that nobody confirmed', async () => {
  await beginEmailChange(database(), { accountId, newEmail: 'nowa@example.org' }, hours(-24))
  await testShop.appContext.accounts.removeEnded(testTime, 90)
  expect((await sql`select id from account_email_change`.execute(database())).rows).toEqual([])
})
