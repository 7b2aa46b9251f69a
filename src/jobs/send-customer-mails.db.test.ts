import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { exportSubscribers } from '#features/newsletter/actions/mail-links.ts'
import {
  confirmSubscription,
  deleteOldSubscriptions,
  requestSubscription,
  requestUnsubscribeLink,
  unsubscribe,
} from '#features/newsletter/actions/subscriptions.ts'
import { findMailLink, listSubscriptionsAfter } from '#features/newsletter/queries.ts'
import { confirmationState, subscriptionStatus, withdrawalState } from '#features/newsletter/rules.ts'
import { newsletterTexts } from '#features/newsletter/texts.ts'
import type { Jobs, NewsletterMailJob, Shop } from '#shop'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { testTime } from '../../test/open-test-shop.ts'
import { decodeMail } from '../../test/smtp-double.ts'
import { sendNewsletterMail } from './send-customer-mails.ts'

openMailingShop()

const publicUrl = 'https://sklep.example'

let queued: NewsletterMailJob[] = []
beforeEach(async () => {
  queued = []
  await sql`delete from newsletter_subscription`.execute(testShop.appContext.database.query)
  await sql`delete from newsletter_consent`.execute(testShop.appContext.database.query)
  await sql`delete from account_attempt`.execute(testShop.appContext.database.query)
})

const minutes = (count: number) => new Date(testTime.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)

/** Returns the shop as seen by a visitor at this address; jobs wait for `deliver`. */
function shopAt(now = testTime, changes: Partial<Shop> = {}): Shop {
  const enqueue = async <Name extends keyof Jobs>(_: unknown, name: Name, data: Jobs[Name]) => {
    if (name === 'send-newsletter-mail') queued.push(data as NewsletterMailJob)
  }
  return { ...testShop.shop(now), publicUrl, enqueue, ...changes }
}

const typed = (email: string) => new Map(Object.entries({ mailing_email: email, newsletter_consent: 'y' }))
const subscribe = (email: string, shop = shopAt()) => requestSubscription(shop, typed(email))

async function deliver(now = testTime): Promise<string[]> {
  const context = { appContext: testShop.appContext, shop: () => shopAt(now), signal: AbortSignal.timeout(60_000) }
  for (const mail of queued.splice(0)) await sendNewsletterMail(context, mail)
  return smtp.received.splice(0).map(({ message }) => decodeMail(message))
}

const tokenIn = (mail: string | undefined, way: 'potwierdz' | 'wypisz') =>
  new RegExp(`https://sklep\\.example/newsletter/${way}/([0-9a-f-]{36})`).exec(mail ?? '')?.[1] ?? ''

const statuses = async () =>
  (await listSubscriptionsAfter(shopAt(), { after: 0, most: 100, confirmedOnly: false })).map((subscription) => [
    subscription.email,
    subscriptionStatus(subscription),
  ])

test('B1.8 a subscriber gets a mail, and is on the list once the link in it is confirmed, with the consent text', async () => {
  await subscribe('Anna@example.com')
  expect(await statuses()).toEqual([['Anna@example.com', 'asked']])
  const [mail = ''] = await deliver()
  expect(mail).toContain('To: Anna@example.com')
  expect(mail).toContain('Potwierdź zapis na newsletter: Dom Rzeczy')
  expect(mail).toMatch(/Chcę dostawać na ten adres newsletter sklepu Dom Rzeczy/)
  await confirmSubscription(shopAt(minutes(5)), tokenIn(mail, 'potwierdz'))
  await confirmSubscription(shopAt(minutes(9)), tokenIn(mail, 'potwierdz'))
  const [subscription] = await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: true })
  expect(subscription).toMatchObject({ askedAt: testTime, confirmedAt: minutes(5), withdrawnAt: null, language: 'pl' })
  expect(subscription?.consent.words).toMatch(/^Chcę dostawać na ten adres newsletter sklepu Dom Rzeczy: .*wycofać/)
})

test('the confirmed consent text is kept when the address is entered again with another text', async () => {
  await subscribe('anna@example.com')
  const [mail] = await deliver()
  await confirmSubscription(shopAt(), tokenIn(mail, 'potwierdz'))
  const before = await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: false })
  const otherTexts = { [newsletterTexts.consent.key]: 'Chcę dostawać wszystko.' }
  await subscribe('anna@example.com', shopAt(minutes(11), { textOverrides: otherTexts }))
  expect(await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: false })).toEqual(before)
})

test('only confirmed, current subscribers are exported', async () => {
  for (const email of ['anna@example.com', 'jan@example.com', 'ewa@example.com']) await subscribe(email)
  const [toAnna, toJan] = await deliver()
  for (const mail of [toAnna, toJan]) await confirmSubscription(shopAt(), tokenIn(mail, 'potwierdz'))
  await unsubscribe(shopAt(), tokenIn(toJan, 'wypisz'))
  const exported = await Array.fromAsync(exportSubscribers(shopAt()))
  expect(exported.map(({ subscription }) => subscription.email)).toEqual(['anna@example.com'])
})

test('tokens are stored only as hashes', async () => {
  await subscribe('anna@example.com')
  const [mail] = await deliver()
  const { rows } = await sql<{ hash: Uint8Array }>`select hash from newsletter_link`.execute(
    testShop.appContext.database.query,
  )
  expect(rows.map(({ hash }) => hash.length)).toEqual([32, 32])
  expect(JSON.stringify(rows)).not.toContain(tokenIn(mail, 'potwierdz'))
})

test('each mail has unsubscribe headers for mail programs', async () => {
  await subscribe('anna@example.com')
  const [mail = ''] = await deliver()
  expect(mail).toMatch(
    new RegExp(`^List-Unsubscribe:\\s+<${publicUrl}/newsletter/wypisz/${tokenIn(mail, 'wypisz')}>$`, 'm'),
  )
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('the response does not reveal whether an address is subscribed; its owner gets a mail without a confirmation link', async () => {
  const first = await subscribe('anna@example.com')
  const [mail] = await deliver()
  await confirmSubscription(shopAt(), tokenIn(mail, 'potwierdz'))
  expect(await subscribe('ANNA@example.com', shopAt(minutes(11)))).toEqual(first)
  const [second = ''] = await deliver(minutes(11))
  expect(second).toContain('Ten adres jest już na liście')
  expect(tokenIn(second, 'potwierdz')).toBe('')
  expect(await statuses()).toEqual([['anna@example.com', 'confirmed']])
  const response = await requestUnsubscribeLink(shopAt(), typed('anna@example.com'))
  expect(await requestUnsubscribeLink(shopAt(), typed('nikt@example.com'))).toEqual(response)
  expect(await deliver()).toHaveLength(1)
})

test('concurrent or repeated requests within ten minutes send one mail; a later one sends another, and both links work', async () => {
  const answers = await Promise.all([subscribe('anna@example.com'), subscribe('anna@example.com')])
  expect(answers).toEqual([answers[0], answers[0]])
  await subscribe('anna@example.com', shopAt(minutes(9)))
  const [first, ...others] = await deliver()
  expect(others).toEqual([])
  await subscribe('anna@example.com', shopAt(minutes(11)))
  const [second] = await deliver(minutes(11))
  const state = async (mail?: string) => {
    const link = await findMailLink(shopAt(), tokenIn(mail, 'potwierdz'))
    return confirmationState(link, minutes(12))
  }
  expect([await state(first), await state(second)]).toEqual(['open', 'open'])
})

test('a mailbox gets five mails a day, however its address is written, and an address may send twenty requests an hour', async () => {
  const ways = ['anna@example.com', 'ANNA@example.com', 'anna+sklep@example.com', 'anna@EXAMPLE.com']
  for (let count = 0; count < 8; count += 1) await subscribe(ways[count % 4] ?? '', shopAt(minutes(count * 11)))
  expect(queued).toHaveLength(5)
  const visitor = { ...testShop.shop().visitor, address: '203.0.113.7' }
  const answers = []
  for (let count = 0; count < 21; count += 1)
    answers.push(await subscribe(`osoba${count}@example.com`, shopAt(testTime, { visitor })))
  expect(answers.slice(0, 20).every(({ ok }) => ok)).toBe(true)
  expect(answers[20]).toMatchObject({ ok: false, problem: { code: 'wait', until: minutes(60) } })
})

test('a confirmation agrees to the text of its own mail, even when the shop has changed it since', async () => {
  await subscribe('anna@example.com')
  const [mail] = await deliver()
  const textOverrides = { 'newsletter.consent': 'Chcę newsletter i kalendarz.' }
  await subscribe('anna@example.com', shopAt(minutes(11), { textOverrides }))
  const [other = ''] = await deliver(minutes(11))
  expect(other).toContain('Chcę newsletter i kalendarz.')
  const before = await findMailLink(shopAt(), tokenIn(mail, 'potwierdz'))
  expect(before?.subscription.consent).toEqual({
    version: expect.any(Number),
    words: textOverrides['newsletter.consent'],
  })
  await confirmSubscription(shopAt(minutes(12)), tokenIn(mail, 'potwierdz'))
  const [subscription] = await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: true })
  expect(subscription?.consent.words).toMatch(/^Chcę dostawać na ten adres/)
})

test('an unconfirmed subscription is deleted after seven days', async () => {
  await subscribe('anna@example.com')
  const [mail] = await deliver()
  await deleteOldSubscriptions(shopAt(days(6.9)))
  expect(await statuses()).toHaveLength(1)
  await confirmSubscription(shopAt(days(7.1)), tokenIn(mail, 'potwierdz'))
  await deleteOldSubscriptions(shopAt(days(7.1)))
  expect(await statuses()).toEqual([])
  expect(await findMailLink(shopAt(), tokenIn(mail, 'potwierdz'))).toBe(null)
})

test('unsubscribing is idempotent, and its proof is stored for the configured time', async () => {
  await subscribe('anna@example.com')
  const [mail] = await deliver()
  await confirmSubscription(shopAt(), tokenIn(mail, 'potwierdz'))
  const leave = tokenIn(mail, 'wypisz')
  expect(await unsubscribe(shopAt(days(1)), leave)).toBe(true)
  expect(await unsubscribe(shopAt(days(2)), leave)).toBe(true)
  expect(await unsubscribe(shopAt(days(2)), crypto.randomUUID())).toBe(false)
  await confirmSubscription(shopAt(days(2)), tokenIn(mail, 'potwierdz'))
  const [subscription] = await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: false })
  expect(subscription?.withdrawnAt).toEqual(days(1))
  expect(withdrawalState(await findMailLink(shopAt(), leave))).toBe('withdrawn')
  await deleteOldSubscriptions(shopAt(days(1_096)))
  expect(await statuses()).toHaveLength(1)
  await deleteOldSubscriptions(shopAt(days(1_098)))
  expect(await statuses()).toEqual([])
})

test('a new subscription starts over, and the proof of the old one is stored', async () => {
  await subscribe('anna@example.com')
  const [first] = await deliver()
  await confirmSubscription(shopAt(), tokenIn(first, 'potwierdz'))
  await unsubscribe(shopAt(minutes(11)), tokenIn(first, 'wypisz'))
  await subscribe('anna@example.com', shopAt(minutes(12)))
  const [second] = await deliver(minutes(12))
  await confirmSubscription(shopAt(minutes(13)), tokenIn(second, 'potwierdz'))
  expect(await statuses()).toEqual([
    ['anna@example.com', 'withdrawn'],
    ['anna@example.com', 'confirmed'],
  ])
})

test('rejecting a subscription deletes its data', async () => {
  await subscribe('anna@example.com')
  const [mail] = await deliver()
  await unsubscribe(shopAt(), tokenIn(mail, 'wypisz'))
  expect(await statuses()).toEqual([])
  await subscribe('anna@example.com', shopAt(minutes(11)))
  await sql`delete from newsletter_subscription`.execute(testShop.appContext.database.query)
  expect(await deliver(minutes(11))).toEqual([])
})

test('a rejected mail has the same id when it is retried', async () => {
  await subscribe('anna@example.com')
  const [job] = queued
  smtp.refuse('anna@example.com')
  await expect(deliver()).rejects.toThrow()
  smtp.refuse(null)
  if (job) queued.push(job)
  const [mail = ''] = await deliver()
  expect(mail).toContain(`Message-ID: <newsletter-${job?.mailId}@`)
  expect(confirmationState(await findMailLink(shopAt(), tokenIn(mail, 'potwierdz')), testTime)).toBe('open')
})
