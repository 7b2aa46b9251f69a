import { expect, test } from 'vitest'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { testTime } from '../../test/open-test-shop.ts'
import { decodeMail } from '../../test/smtp-double.ts'
import { sendNewDeviceMail, sendSignInLink } from './send-customer-mails.ts'

openMailingShop()

const jobContext = () => ({
  appContext: testShop.appContext,
  shop: () => ({ ...testShop.shop(), publicUrl: 'https://sklep.example' }),
  signal: AbortSignal.timeout(60_000),
})

async function accountOfAnna(): Promise<string> {
  const database = testShop.appContext.database.query
  const found = database.selectFrom('account_user').select('id').where('email', '=', 'anna@example.com')
  return (await found.executeTakeFirstOrThrow()).id
}

const received = () => smtp.received.splice(0).map(({ message }) => decodeMail(message))

test('the mail about a new browser names it and the time, has one link, and says nothing secret', async () => {
  const session = { accountId: await accountOfAnna(), sessionId: 'the-session', at: '2026-11-20T11:05:00.000Z' }
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await sendNewDeviceMail(jobContext(), { ...session, userAgent, mailId: 'one' })
  const [mail = ''] = received()
  expect(mail).toContain('To: anna@example.com')
  expect(mail).toContain('Firefox, Linux, 20 listopada 2026')
  const links = new Set(mail.match(/https:\/\/sklep\.example\/logowanie\/[^"\s<>)]+/g))
  expect([...links]).toEqual([expect.stringMatching(/\/logowanie\/to-nie-ja\/[\da-f-]{36}$/)])
  for (const secret of [session.accountId, session.sessionId, 'Gecko', 'witryna-demo'])
    expect(mail).not.toContain(secret)
})

test('the mail with a link has the code too, where a browser waits for it', async () => {
  const accountId = await accountOfAnna()
  const codeId = await testShop.shop(testTime).accounts.openMailCode({ accountId, countedAs: accountId })
  await sendSignInLink(jobContext(), { accountId, mailId: 'two', codeId })
  await sendSignInLink(jobContext(), { accountId, mailId: 'three' })
  const [withCode, without] = received()
  expect(withCode).toMatch(/ten kod:\s+\d{6}\./)
  expect(without).not.toContain('ten kod:')
})
