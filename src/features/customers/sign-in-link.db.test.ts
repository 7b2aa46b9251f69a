import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createLink, findLink, redeemLink } from '#platform/accounts/one-time-links.ts'
import type { Jobs, Shop, SignInLinkJob } from '#shop'
import { openMailingShop, smtp, testShop } from '../../../test/mailing-shop.ts'
import { testTime } from '../../../test/open-test-shop.ts'
import { decodeMail } from '../../../test/smtp-double.ts'
import { sendSignInLink } from '../../jobs/send-customer-mails.ts'
import { requestLink } from './actions/sessions.ts'

openMailingShop()

const minutes = (count: number) => new Date(testTime.getTime() + count * 60_000)
const database = () => testShop.appContext.database.query

let queued: SignInLinkJob[] = []
beforeEach(async () => {
  queued = []
  await sql`delete from account_attempt`.execute(database())
  await sql`delete from account_verification`.execute(database())
})

/** The shop for a visitor with this IP address. */
function shopAt(now = testTime, address: string | null = null): Shop {
  const enqueue = async <Name extends keyof Jobs>(_: unknown, _name: Name, data: Jobs[Name]) =>
    void queued.push(data as SignInLinkJob)
  const shop = testShop.shop(now)
  return { ...shop, publicUrl: 'https://sklep.example', enqueue, visitor: { ...shop.visitor, address } }
}

async function deliver(now = testTime): Promise<string[]> {
  const jobContext = { appContext: testShop.appContext, shop: () => shopAt(now), signal: AbortSignal.timeout(60_000) }
  for (const mail of queued.splice(0)) await sendSignInLink(jobContext, mail)
  return smtp.received.splice(0).map(({ message }) => decodeMail(message))
}

const tokenIn = (mail = '') => /https:\/\/sklep\.example\/logowanie\/link\/([0-9a-f-]{36})/.exec(mail)?.[1] ?? ''
const isOpen = async (token: string, at: Date) =>
  (await findLink(database(), { purpose: 'sign-in', token }, at)) !== null

test('requested by login or e-mail, in any case, the link goes to the e-mail of the account', async () => {
  for (const login of ['anna', 'ANNA', 'Anna@Example.com']) await requestLink(shopAt(), 'sign-in', login)
  const mails = await deliver()
  expect(mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual(Array(3).fill('anna@example.com'))
  expect(new Set(mails.map(tokenIn)).size).toBe(3)
})

test('an unknown account is counted and queued the same, and no mail is sent', async () => {
  const answers = [await requestLink(shopAt(), 'sign-in', 'anna'), await requestLink(shopAt(), 'sign-in', 'nikt')]
  expect(answers[1]).toEqual(answers[0])
  expect(queued).toEqual([
    { accountId: expect.any(String), purpose: 'sign-in', mailId: expect.any(String), codeId: expect.any(String) },
    { accountId: null, purpose: 'sign-in', mailId: expect.any(String), codeId: expect.any(String) },
  ])
  expect(await deliver()).toHaveLength(1)
})

test('B2.47 a link that sets a password has a mail of its own', async () => {
  await requestLink(shopAt(), 'set-password', 'anna')
  const [mail = ''] = await deliver()
  expect(mail).toContain('Ustaw nowe hasło')
  const token = /https:\/\/sklep\.example\/logowanie\/haslo\/([0-9a-f-]{36})/.exec(mail)?.[1] ?? ''
  expect(await findLink(database(), { purpose: 'set-password', token }, testTime)).not.toBeNull()
})

test('the token is stored as a hash, is valid for an hour, and for its purpose only', async () => {
  await requestLink(shopAt(), 'sign-in', 'anna')
  const token = tokenIn((await deliver())[0])
  const { rows } = await sql`select * from account_verification`.execute(database())
  expect(JSON.stringify(rows)).not.toContain(token)
  expect([await isOpen(token, minutes(59)), await isOpen(token, minutes(60))]).toEqual([true, false])
  expect(await redeemLink(database(), { purpose: 'sign-in', token }, minutes(60))).toBeNull()
  const other = { purpose: 'recover-password' as 'sign-in', token }
  expect(await redeemLink(database(), other, testTime)).toBeNull()
  expect(await redeemLink(database(), { purpose: 'sign-in', token }, minutes(59))).not.toBeNull()
  expect(await redeemLink(database(), { purpose: 'sign-in', token }, minutes(59))).toBeNull()
})

test('however often other people request it, the client gets at most three mails an hour, and always has a valid link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 4, maxLength: 20 }), async (pauses) => {
      await sql`delete from account_attempt`.execute(database())
      const sent: { token: string; at: number }[] = []
      let time = 0
      for (const pause of pauses) {
        time += pause
        await requestLink(shopAt(minutes(time), `203.0.113.${time % 250}`), 'sign-in', 'anna')
        for (const mail of await deliver(minutes(time))) sent.push({ token: tokenIn(mail), at: time })
        const open = await Promise.all(sent.map(({ token }) => isOpen(token, minutes(time))))
        expect(open).toContain(true)
        const windows = Math.floor(time / 60) + 1
        expect(sent.length).toBeLessThanOrEqual(3 * windows)
      }
    }),
    { numRuns: 10 },
  )
})

test('the nightly job deletes unused links', async () => {
  const accountId = (await testShop.shop().accounts.findAccountId('anna')) ?? ''
  for (const at of [minutes(-120), testTime]) await createLink(database(), { purpose: 'sign-in', accountId }, at)
  await testShop.appContext.accounts.removeEnded(testTime, 90)
  expect((await sql`select id from account_verification`.execute(database())).rows).toHaveLength(1)
})

test.each([
  ['one address', '203.0.113.9', true],
  ['a proxy that does not say who asks', '10.0.0.1', false],
])(
  'the eleventh link within an hour from %s, for another account each time, has to wait (%s): %s',
  async (_, address, waits) => {
    for (let asked = 0; asked < 10; asked++)
      expect(await requestLink(shopAt(testTime, address), 'sign-in', `nikt${asked}`)).toMatchObject({ ok: true })
    expect(await requestLink(shopAt(testTime, address), 'sign-in', 'anna')).toMatchObject({ ok: !waits })
  },
)
