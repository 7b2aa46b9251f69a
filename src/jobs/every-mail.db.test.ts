import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coloursSetting, logoSetting } from '#features/content/settings.ts'
import { getOffersBySize } from '#features/offers/queries.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { statusMailKinds } from '#features/orders/rules/order-status.ts'
import type { Mail } from '#platform/mail.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { draftOrder } from '../../test/draft-order.ts'
import { openTestShop, type TestShop, testTime } from '../../test/open-test-shop.ts'
import * as customerMails from './customer-mails.tsx'
import * as orderMails from './order-mails.tsx'

const publicUrl = 'https://sklep.example'
const mug = 1001

let testShop: TestShop
let shop: PublicShop
let order: Order
let mails: Map<string, Mail>
beforeAll(async () => {
  testShop = await openTestShop()
  shop = { ...testShop.shop(), publicUrl }
  const { rows } = await sql<{ id: number }>`select id from product_size where product_id = ${mug}`.execute(
    shop.database,
  )
  const sizeId = rows[0]?.id as number
  const draft = draftOrder(testShop.shop(), [{ sizeId, quantity: '2' }])
  const stored = await transactionUnlessRefused(testShop.shop(), (shop) => storeOrder(shop, draft))
  if (!stored.ok) throw new Error(stored.problem.reason)
  order = (await findOrder(shop, { id: stored.value.id })) as Order
  mails = await everyMail(sizeId)
})
afterAll(() => testShop.close())

/** One mail of each kind, by the function that writes it and what it is about. */
async function everyMail(sizeId: number): Promise<Map<string, Mail>> {
  const mailId = 'mail'
  const token = crypto.randomUUID()
  const link = { email: 'anna@example.com', token, mailId }
  const { buyerMail, sellerMail, statusMail, orderLinkMail } = orderMails
  const {
    newsletterMail,
    questionMail,
    contactMail,
    opinionMail,
    webhookMail,
    signInLinkMail,
    newDeviceMail,
    stockMail,
  } = customerMails
  const { setPasswordMail, confirmEmailMail, emailChangeMail, emailChangedMail } = customerMails
  const subscription = { email: 'anna@example.com', consent: { words: 'Chcę dostawać newsletter.' } } as never
  const newsletter = (asked: 'add' | 'remove', confirm: string | null) =>
    newsletterMail(shop, { subscription, tokens: { confirm, withdraw: token } as never, asked, mailId })
  const question = { id: 1, productId: mug, productName: 'Kubek', email: 'jan@example.com', question: 'Czy\npasuje?' }
  const message = {
    ...{ id: 1, name: 'Jan', email: 'jan@example.com', topic: 'order' as const, orderNumber: '10001' },
    message: 'Gdzie\njest paczka?',
  }
  const opinion = {
    ...{ id: 1, productId: mug, productName: 'Kubek', orderNumber: 10001, isConfirmed: true, rating: 4, author: 'Ola' },
    ...{ content: 'Ładny,\nale ciężki.', email: 'ola@example.com', state: 'waiting' as const, reason: '', answer: '' },
    writtenAt: testTime,
  }
  const offer = (await getOffersBySize(shop, [sizeId])).get(sizeId)
  if (!offer) throw new Error('the mug is not offered')
  const named: [string, Promise<Mail>][] = [
    ['buyerMail', buyerMail(shop, order)],
    ['sellerMail', sellerMail(shop, order)],
    ...[...statusMailKinds, 'address' as const, 'addressForSeller' as const].map((news): [string, Promise<Mail>] => [
      `statusMail ${news}`,
      statusMail(shop, order, { news }),
    ]),
    ['orderLinkMail', orderLinkMail(shop, order, mailId)],
    ['newsletterMail confirm', newsletter('add', token)],
    ['newsletterMail subscribed', newsletter('add', null)],
    ['newsletterMail remove', newsletter('remove', null)],
    ['questionMail', questionMail(shop, question as never)],
    ['contactMail', contactMail(shop, message)],
    ['opinionMail', opinionMail(shop, opinion)],
    ['webhookMail', webhookMail(shop, { url: 'https://erp.example/hook', result: '500' }, mailId)],
    ['signInLinkMail', signInLinkMail(shop, link, '123456')],
    ['newDeviceMail', newDeviceMail(shop, link, { userAgent: 'Mozilla/5.0', at: testTime.toISOString() })],
    ['setPasswordMail', setPasswordMail(shop, link)],
    ['confirmEmailMail', confirmEmailMail(shop, link)],
    ['emailChangeMail', emailChangeMail(shop, link)],
    ['emailChangedMail', emailChangedMail(shop, link)],
    ['stockMail', stockMail(shop, offer, { id: 1, email: 'anna@example.com', token })],
  ]
  return new Map(await Promise.all(named.map(async ([name, mail]): Promise<[string, Mail]> => [name, await mail])))
}

const tags = ({ html }: Mail) =>
  [...html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/gi)].map(([, name = '', attributes = '']) => ({
    name,
    attributes,
  }))
const attribute = ({ attributes }: { attributes: string }, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]

/** Runs on each mail, and names those that fail. */
function expectOfEach(check: (mail: Mail) => unknown[]): void {
  const wrong = [...mails].flatMap(([name, mail]) => check(mail).map((found) => `${name}: ${found}`))
  expect(wrong).toEqual([])
}

describe('each kind of mail', () => {
  test('is tried here', () => {
    const written = [...Object.keys(orderMails), ...Object.keys(customerMails)]
    expect(new Set([...mails.keys()].map((name) => name.split(' ')[0]))).toEqual(new Set(written))
  })

  test('has a text that says what the page says: every paragraph, and the links', () => {
    expectOfEach(({ html, text }) => {
      const words = (all: string) =>
        all
          .replace(/&#x27;/g, "'")
          .replace(/&amp;/g, '&')
          .replace(/\s+/g, ' ')
          .trim()
      const paragraphs = [...html.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, paragraph = '']) => words(paragraph))
      const links = [...html.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, link = '']) => words(link))
      return [...paragraphs, ...links].filter((part) => !words(text).includes(part))
    })
    expectOfEach(({ text }) => (/<\w|&\w+;/.test(text) ? [text] : []))
  })

  test('loads nothing that runs, and only pictures of the shop, which are the same for all readers', () => {
    expectOfEach(
      ({ html }) => html.match(/<(script|iframe|form|object|link)\b|\son\w+=|javascript:|url\(|@import/gi) ?? [],
    )
    const allowed = /^https:\/\/sklep\.example\/obrazki\/[0-9a-f]{64}-\d+\.jpeg$/
    expectOfEach((mail) =>
      tags(mail)
        .flatMap((tag) => ['src', 'srcset', 'background', 'poster'].map((name) => attribute(tag, name)))
        .filter((address) => address !== undefined && !allowed.test(address)),
    )
  })

  test('describes its pictures and reserves their space', () => {
    const isComplete = (tag: { name: string; attributes: string }) =>
      attribute(tag, 'alt') !== undefined && Number(attribute(tag, 'width')) > 1 && Number(attribute(tag, 'height')) > 1
    expectOfEach((mail) => tags(mail).filter((tag) => tag.name === 'img' && !isComplete(tag)))
  })

  test('has no colour that stays light in dark mode', () => {
    expectOfEach(({ html }) =>
      html.includes('<meta name="color-scheme" content="light dark"') ? [] : ['no color-scheme'],
    )
    const classes = {
      '(?<!-)color': /mail-(ink|soft|accent|button)/,
      'background-color': /mail-(paper|card|panel|button)/,
      'border(-\\w+)?': /mail-line/,
    }
    expectOfEach((mail) =>
      tags(mail).flatMap((tag) =>
        Object.entries(classes)
          .filter(([property, fits]) => {
            const value = new RegExp(`${property}:[^;"]*#`).test(attribute(tag, 'style') ?? '')
            return value && !fits.test(attribute(tag, 'class') ?? '')
          })
          .map(() => `<${tag.name}${tag.attributes}>`),
      ),
    )
  })
})

const mailsAboutGoods = ['buyerMail', 'sellerMail', 'statusMail sent', 'stockMail']
test.each(mailsAboutGoods)('%s shows the picture of its product', (name) => {
  expect(mails.get(name)?.html).toMatch(
    /<img[^>]* alt="[^"]+"[^>]* src="https:\/\/sklep\.example\/obrazki\/\w{64}-160\.jpeg"/,
  )
})

test('goods and sums are columns in the text version', () => {
  const text = mails.get('buyerMail')?.text.replaceAll('\u00a0', ' ')
  expect(text).toMatch(/^Kubek Ania 300 ml.* 118,00 zł$/m)
  expect(text).toMatch(/^Razem +133,00 zł$/m)
})

describe('attachments of the confirmation', () => {
  const attachments = () => new Map(mails.get('buyerMail')?.attachments.map((file) => [file.name, file]))

  test('are text that any device opens: the terms of the order, and the withdrawal form filled in', () => {
    expect([...attachments().keys()]).toEqual(['regulamin-wersja-1.txt', 'formularz-odstapienia-od-umowy.txt'])
    for (const { type, content } of attachments().values()) {
      expect(type).toBe('text/plain; charset=utf-8')
      expect(content).not.toMatch(/<\/?[a-z]+[ >]|&\w+;/)
      expect(content.charCodeAt(0)).toBe(0xfeff)
    }
    const form = attachments().get('formularz-odstapienia-od-umowy.txt')?.content ?? ''
    expect(form).toContain(`zamówienie nr ${order.number}`)
    expect(form).toContain(order.seller.name)
  })
})

test("a merchant's logo and colours are those of the mails", async () => {
  const file = 'a'.repeat(64)
  const chosen = new Map<string, unknown>([
    [coloursSetting.key, { accent: '#1a2f6b', background: '#ffffff' }],
    [logoSetting.key, { file, width: 600, height: 200 }],
  ])
  const settings = { get: (setting: { key: string }) => chosen.get(setting.key) ?? shop.settings.get(setting as never) }
  const { html } = await orderMails.orderLinkMail({ ...shop, settings } as never, order, 'mail')
  expect(html).toContain('background-color:#1a2f6b')
  expect(html).toMatch(
    new RegExp(`<img alt="${order.seller.shopName}"[^>]* src="${publicUrl}/obrazki/${file}-480.jpeg"`),
  )
  expect(html).toMatch(/height="40"[^>]* width="120"|width="120"[^>]* height="40"/)
})
