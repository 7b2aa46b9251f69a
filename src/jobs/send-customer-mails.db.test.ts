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
import { newsletterTexts } from '#features/newsletter/texts/form.ts'
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

/** The shop as somebody at this address sees it; what is queued waits for `deliver`. */
function shopAt(now = testTime, changes: Partial<Shop> = {}): Shop {
  const enqueue = async <Name extends keyof Jobs>(_: unknown, name: Name, data: Jobs[Name]) => {
    if (name === 'send-newsletter-mail') queued.push(data as NewsletterMailJob)
  }
  return { ...testShop.shop(now), publicUrl, enqueue, ...changes }
}

const typed = (email: string) => new Map(Object.entries({ mailing_email: email, newsletter_consent: 'y' }))
const ask = (email: string, shop = shopAt()) => requestSubscription(shop, typed(email))

async function deliver(now = testTime): Promise<string[]> {
  const place = { appContext: testShop.appContext, shop: () => shopAt(now), signal: AbortSignal.timeout(60_000) }
  for (const mail of queued.splice(0)) await sendNewsletterMail(place, mail)
  return smtp.received.splice(0).map(({ message }) => decodeMail(message))
}

const tokenIn = (mail: string | undefined, way: 'potwierdz' | 'wypisz') =>
  new RegExp(`https://sklep\\.example/newsletter/${way}/([0-9a-f-]{36})`).exec(mail ?? '')?.[1] ?? ''

const standings = async () =>
  (await listSubscriptionsAfter(shopAt(), { after: 0, most: 100, confirmedOnly: false })).map((known) => [
    known.email,
    subscriptionStatus(known),
  ])

test('B1.8 who asks gets a mail, and is on the list once the link in it is confirmed, with the words he agreed to', async () => {
  await ask('Anna@example.com')
  expect(await standings()).toEqual([['Anna@example.com', 'asked']])
  const [mail = ''] = await deliver()
  expect(mail).toContain('To: Anna@example.com')
  expect(mail).toContain('Potwierdź zapis na newsletter: Dom Rzeczy')
  expect(mail).toMatch(/Chcę dostawać na ten adres newsletter sklepu Dom Rzeczy/)
  await confirmSubscription(shopAt(minutes(5)), tokenIn(mail, 'potwierdz'))
  await confirmSubscription(shopAt(minutes(9)), tokenIn(mail, 'potwierdz'))
  const [known] = await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: true })
  expect(known).toMatchObject({ askedAt: testTime, confirmedAt: minutes(5), withdrawnAt: null, language: 'pl' })
  expect(known?.consent.words).toMatch(/^Chcę dostawać na ten adres newsletter sklepu Dom Rzeczy: .*wycofać/)
})

test('whoever has agreed has agreed to those words, also when the address is typed again beside others', async () => {
  await ask('anna@example.com')
  const [mail] = await deliver()
  await confirmSubscription(shopAt(), tokenIn(mail, 'potwierdz'))
  const before = await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: false })
  const otherWords = { [newsletterTexts.consent.key]: 'Chcę dostawać wszystko.' }
  await ask('anna@example.com', shopAt(minutes(11), { words: otherWords }))
  expect(await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: false })).toEqual(before)
})

test('only who has confirmed and has not left is told to whoever sends the newsletter', async () => {
  for (const email of ['anna@example.com', 'jan@example.com', 'ewa@example.com']) await ask(email)
  const [toAnna, toJan] = await deliver()
  for (const mail of [toAnna, toJan]) await confirmSubscription(shopAt(), tokenIn(mail, 'potwierdz'))
  await unsubscribe(shopAt(), tokenIn(toJan, 'wypisz'))
  const told = await Array.fromAsync(exportSubscribers(shopAt()))
  expect(told.map(({ subscription }) => subscription.email)).toEqual(['anna@example.com'])
})

test('tokens are kept as hashes only', async () => {
  await ask('anna@example.com')
  const [mail] = await deliver()
  const { rows } = await sql<{ hash: Uint8Array }>`select hash from newsletter_link`.execute(
    testShop.appContext.database.query,
  )
  expect(rows.map(({ hash }) => hash.length)).toEqual([32, 32])
  expect(JSON.stringify(rows)).not.toContain(tokenIn(mail, 'potwierdz'))
})

test('a mail program finds the way out in the head of each mail', async () => {
  await ask('anna@example.com')
  const [mail = ''] = await deliver()
  expect(mail).toMatch(
    new RegExp(`^List-Unsubscribe:\\s+<${publicUrl}/newsletter/wypisz/${tokenIn(mail, 'wypisz')}>$`, 'm'),
  )
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('the answer tells nobody whether an address is known; its owner is told by mail, without a link that confirms', async () => {
  const first = await ask('anna@example.com')
  const [mail] = await deliver()
  await confirmSubscription(shopAt(), tokenIn(mail, 'potwierdz'))
  expect(await ask('ANNA@example.com', shopAt(minutes(11)))).toEqual(first)
  const [second = ''] = await deliver(minutes(11))
  expect(second).toContain('Ten adres jest już na liście')
  expect(tokenIn(second, 'potwierdz')).toBe('')
  expect(await standings()).toEqual([['anna@example.com', 'confirmed']])
  const known = await requestUnsubscribeLink(shopAt(), typed('anna@example.com'))
  expect(await requestUnsubscribeLink(shopAt(), typed('nikt@example.com'))).toEqual(known)
  expect(await deliver()).toHaveLength(1)
})

test('asked twice at once, or again within ten minutes, there is one mail; then another, and links of both work', async () => {
  const answers = await Promise.all([ask('anna@example.com'), ask('anna@example.com')])
  expect(answers).toEqual([answers[0], answers[0]])
  await ask('anna@example.com', shopAt(minutes(9)))
  const [first, ...others] = await deliver()
  expect(others).toEqual([])
  await ask('anna@example.com', shopAt(minutes(11)))
  const [second] = await deliver(minutes(11))
  const state = async (mail?: string) => {
    const link = await findMailLink(shopAt(), tokenIn(mail, 'potwierdz'))
    return confirmationState(link, minutes(12))
  }
  expect([await state(first), await state(second)]).toEqual(['open', 'open'])
})

test('five mails a day go to one mailbox, however its address is written, and twenty tries an hour are heard from one place', async () => {
  const ways = ['anna@example.com', 'ANNA@example.com', 'anna+sklep@example.com', 'anna@EXAMPLE.com']
  for (let count = 0; count < 8; count += 1) await ask(ways[count % 4] ?? '', shopAt(minutes(count * 11)))
  expect(queued).toHaveLength(5)
  const place = { ...testShop.shop().visitor, address: '203.0.113.7' }
  const answers = []
  for (let count = 0; count < 21; count += 1)
    answers.push(await ask(`osoba${count}@example.com`, shopAt(testTime, { visitor: place })))
  expect(answers.slice(0, 20).every(({ ok }) => ok)).toBe(true)
  expect(answers[20]).toMatchObject({ ok: false, problem: { code: 'wait', until: minutes(60) } })
})

test('a confirmation agrees to the words of its own mail, even when the shop has put it otherwise since', async () => {
  await ask('anna@example.com')
  const [mail] = await deliver()
  const words = { 'newsletter.consent': 'Chcę newsletter i kalendarz.' }
  await ask('anna@example.com', shopAt(minutes(11), { words }))
  const [other = ''] = await deliver(minutes(11))
  expect(other).toContain('Chcę newsletter i kalendarz.')
  const before = await findMailLink(shopAt(), tokenIn(mail, 'potwierdz'))
  expect(before?.subscription.consent).toEqual({ version: expect.any(Number), words: words['newsletter.consent'] })
  await confirmSubscription(shopAt(minutes(12)), tokenIn(mail, 'potwierdz'))
  const [known] = await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: true })
  expect(known?.consent.words).toMatch(/^Chcę dostawać na ten adres/)
})

test('what nobody confirms within seven days is forgotten', async () => {
  await ask('anna@example.com')
  const [mail] = await deliver()
  await deleteOldSubscriptions(shopAt(days(6.9)))
  expect(await standings()).toHaveLength(1)
  await confirmSubscription(shopAt(days(7.1)), tokenIn(mail, 'potwierdz'))
  await deleteOldSubscriptions(shopAt(days(7.1)))
  expect(await standings()).toEqual([])
  expect(await findMailLink(shopAt(), tokenIn(mail, 'potwierdz'))).toBe(null)
})

test('whoever is out stays out however often the link is followed, and is proved for as long as the setting says', async () => {
  await ask('anna@example.com')
  const [mail] = await deliver()
  await confirmSubscription(shopAt(), tokenIn(mail, 'potwierdz'))
  const leave = tokenIn(mail, 'wypisz')
  expect(await unsubscribe(shopAt(days(1)), leave)).toBe(true)
  expect(await unsubscribe(shopAt(days(2)), leave)).toBe(true)
  expect(await unsubscribe(shopAt(days(2)), crypto.randomUUID())).toBe(false)
  await confirmSubscription(shopAt(days(2)), tokenIn(mail, 'potwierdz'))
  const [known] = await listSubscriptionsAfter(shopAt(), { after: 0, most: 10, confirmedOnly: false })
  expect(known?.withdrawnAt).toEqual(days(1))
  expect(withdrawalState(await findMailLink(shopAt(), leave))).toBe('withdrawn')
  await deleteOldSubscriptions(shopAt(days(1_096)))
  expect(await standings()).toHaveLength(1)
  await deleteOldSubscriptions(shopAt(days(1_098)))
  expect(await standings()).toEqual([])
})

test('who comes back begins anew, and what was before is still proved', async () => {
  await ask('anna@example.com')
  const [first] = await deliver()
  await confirmSubscription(shopAt(), tokenIn(first, 'potwierdz'))
  await unsubscribe(shopAt(minutes(11)), tokenIn(first, 'wypisz'))
  await ask('anna@example.com', shopAt(minutes(12)))
  const [second] = await deliver(minutes(12))
  await confirmSubscription(shopAt(minutes(13)), tokenIn(second, 'potwierdz'))
  expect(await standings()).toEqual([
    ['anna@example.com', 'withdrawn'],
    ['anna@example.com', 'confirmed'],
  ])
})

test('whoever says that it was not him leaves nothing behind', async () => {
  await ask('anna@example.com')
  const [mail] = await deliver()
  await unsubscribe(shopAt(), tokenIn(mail, 'wypisz'))
  expect(await standings()).toEqual([])
  await ask('anna@example.com', shopAt(minutes(11)))
  await sql`delete from newsletter_subscription`.execute(testShop.appContext.database.query)
  expect(await deliver(minutes(11))).toEqual([])
})

test('a mail that was refused is the same mail when it is tried again', async () => {
  await ask('anna@example.com')
  const [asked] = queued
  smtp.refuse('anna@example.com')
  await expect(deliver()).rejects.toThrow()
  smtp.refuse(null)
  if (asked) queued.push(asked)
  const [mail = ''] = await deliver()
  expect(mail).toContain(`Message-ID: <newsletter-${asked?.mailId}@`)
  expect(confirmationState(await findMailLink(shopAt(), tokenIn(mail, 'potwierdz')), testTime)).toBe('open')
})
