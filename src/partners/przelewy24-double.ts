import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { bankDecisionPage, type DecisionPage, endedPage } from './przelewy24-double-page.ts'
import { isSignedWith, type Przelewy24Keys, signFields } from './przelewy24-sign.ts'

/** BLIK codes with an answer of their own; any other six digits pay. */
export const demoBlikCodes = { wrong: '000000', expired: '111111', declined: '222222' }

/** A payment as the double knows it. Amounts are minor units. */
export interface DoublePayment {
  sessionId: string
  token: string
  amount: number
  currency: string
  description: string
  urlReturn: string
  urlStatus: string
  /** Null until the payer has chosen how to pay. */
  orderId: number | null
  /** 0 not paid, 1 paid, 2 verified, 3 returned. */
  status: 0 | 1 | 2 | 3
  /** The payer gave it up: this page cannot be paid any more. */
  ended: boolean
  refunded: number
}

interface DoubleOptions {
  keys: Przelewy24Keys
  /** Delivers a notification; it may fail. */
  notify: (url: string, body: string) => Promise<unknown>
  /** Milliseconds until a payer has confirmed a BLIK in the bank's application. */
  confirmAfter?: number
}

export interface Przelewy24Double {
  app: Hono
  payments: LRUCache<string, DoublePayment>
  /** The notification of a payment, as it is sent. */
  notificationOf: (payment: DoublePayment, changes?: Record<string, unknown>) => string
  /** Pays, as the payer does at the bank; the shop is notified unless `silent`. */
  pay: (payment: DoublePayment, silent?: boolean) => Promise<void>
}

const maxPayments = 2_000
const firstOrderId = 310_000_000
const demoMethod = 25

/**
 * A payment gateway for trying out and for tests, which speaks the API of Przelewy24 and behaves as its sandbox does: it checks who asks and
 * every signature, has a page to pay or refuse, and takes BLIK codes. It keeps payments in memory: those of before a restart are unknown.
 */
export function createPrzelewy24Double({ keys, notify, confirmAfter = 0 }: DoubleOptions): Przelewy24Double {
  const payments = new LRUCache<string, DoublePayment>({ max: maxPayments })
  let orders = firstOrderId
  const refundsAccepted = new Set<string>()
  const byToken = (token: string) => [...payments.values()].find((payment) => payment.token === token)
  const begin = (payment: DoublePayment) => {
    payment.orderId ??= orders++
  }
  const { merchantId, posId, crc } = keys

  const notificationOf = (payment: DoublePayment, changes: Record<string, unknown> = {}) => {
    const { sessionId, amount, currency, orderId } = payment
    const fields = {
      ...{ merchantId, posId, sessionId, amount, originAmount: amount, currency, orderId: orderId ?? 0 },
      ...{ methodId: demoMethod, statement: `p24-${orderId}`, ...changes },
    }
    return JSON.stringify({ ...fields, sign: signFields(fields, crc) })
  }

  const pay = async (payment: DoublePayment, silent = false) => {
    begin(payment)
    if (payment.status !== 0) return
    payment.status = 1
    if (!silent) await notify(payment.urlStatus, notificationOf(payment)).catch(() => {})
  }

  const decline = async (payment: DoublePayment) => {
    begin(payment)
    payment.ended = true
    const { amount, sessionId, orderId } = payment
    const fields = {
      ...{ amount, '3ds': true, method: demoMethod, orderId: orderId ?? 0, sessionId },
      ...{ errorCode: '51', errorMessage: 'declined' },
    }
    const body = JSON.stringify({ ...fields, sign: signFields(fields, crc) })
    await notify(payment.urlStatus, body).catch(() => {})
  }

  const authorization = `Basic ${Buffer.from(`${posId}:${keys.apiKey}`).toString('base64')}`
  const app = new Hono()
  app.use('/api/*', async (context, next) => {
    if (context.req.header('Authorization') !== authorization)
      return context.json({ error: 'Incorrect authentication', code: 401 }, 401)
    await next()
  })

  app.get('/api/v1/testAccess', (context) => context.json({ data: true, error: '' }))

  app.post('/api/v1/transaction/register', async (context) => {
    const read = registration.safeParse(await readJson(context)).data
    if (!read || read.merchantId !== merchantId || read.posId !== posId) return refuse(context, 'Invalid input data')
    const { sessionId, amount, currency, sign } = read
    if (!isSignedWith(sign, { sessionId, merchantId, amount, currency }, crc)) return refuse(context, 'Invalid sign')
    const known = payments.get(sessionId)
    if (known?.amount === amount) return context.json({ data: { token: known.token }, responseCode: 0 })
    const token = crypto.randomUUID().toUpperCase()
    payments.set(sessionId, { ...read, token, orderId: null, status: 0, ended: false, refunded: 0 })
    return context.json({ data: { token }, responseCode: 0 })
  })

  app.get('/api/v1/transaction/by/sessionId/:token', (context) => {
    const payment = payments.get(context.req.param('token'))
    if (!payment?.orderId) return context.json({ error: 'Transaction not found', code: 404 }, 404)
    const { orderId, sessionId, status, amount, currency } = payment
    return context.json({ data: { orderId, sessionId, status, amount, currency }, responseCode: 0 })
  })

  app.put('/api/v1/transaction/verify', async (context) => {
    const read = verification.safeParse(await readJson(context)).data
    if (!read) return refuse(context, 'Invalid input data')
    const { sessionId, orderId, amount, currency, sign } = read
    if (!isSignedWith(sign, { sessionId, orderId, amount, currency }, crc)) return refuse(context, 'Invalid sign')
    const payment = payments.get(sessionId)
    const isPaid = payment?.orderId === orderId && payment.amount === amount && payment.currency === currency
    if (!isPaid || (payment.status !== 1 && payment.status !== 2)) return refuse(context, 'Error call 2')
    payment.status = 2
    return context.json({ data: { status: 'success' }, responseCode: 0 })
  })

  app.post('/api/v1/paymentMethod/blik/chargeByCode', async (context) => {
    const read = charge.safeParse(await readJson(context)).data
    const payment = read && byToken(read.token)
    if (!payment || payment.ended) return refuse(context, 'Invalid token')
    if (read.blikCode === demoBlikCodes.wrong) return refuse(context, 'Incorrect ticket!', 28)
    if (read.blikCode === demoBlikCodes.expired) return refuse(context, 'Ticket expired!', 29)
    begin(payment)
    const decide = () => (read.blikCode === demoBlikCodes.declined ? decline(payment) : pay(payment))
    if (confirmAfter > 0) setTimeout(() => void decide(), confirmAfter).unref()
    else await decide()
    return context.json({ data: { orderId: payment.orderId, message: 'success' }, responseCode: 0 }, 201)
  })

  app.post('/api/v1/transaction/refund', async (context) => {
    const read = refundRequest.safeParse(await readJson(context)).data
    if (!read) return refuse(context, 'Invalid input data')
    if (refundsAccepted.has(read.refundsUuid)) return context.json({ error: 'Conflict', code: 409 }, 409)
    const answers = read.refunds.map((refund) => {
      const payment = payments.get(refund.sessionId)
      const isPossible = payment?.status === 2 && payment.refunded + refund.amount <= payment.amount
      if (isPossible) payment.refunded += refund.amount
      return { ...refund, status: isPossible, message: isPossible ? 'success' : 'Refund is not possible' }
    })
    if (answers.every(({ status }) => status)) refundsAccepted.add(read.refundsUuid)
    return context.json({ data: answers, responseCode: 0 }, 201)
  })

  app.get('/trnRequest/:token', (context) => {
    const payment = byToken(context.req.param('token'))
    return showPage(
      context,
      payment && !payment.ended && payment.status === 0 ? bankDecisionPage(payment) : endedPage(payment),
    )
  })

  app.post('/trnRequest/:token', async (context) => {
    const payment = byToken(context.req.param('token'))
    if (!payment) return showPage(context, endedPage(undefined))
    const { decision } = await context.req.parseBody()
    if (decision === 'pay') await pay(payment)
    if (decision === 'refuse') await decline(payment)
    return context.redirect(payment.urlReturn, 303)
  })

  return { app, payments, notificationOf, pay }
}

const shortText = z.string().min(1).max(1_024)
const url = z.url().max(250)
const minorUnits = z.int().positive()

const registration = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.string().min(1).max(100),
  amount: minorUnits,
  currency: z.literal('PLN'),
  description: shortText,
  email: z.email().max(50),
  country: z.string().length(2),
  language: z.string().length(2),
  urlReturn: url,
  urlStatus: url,
  sign: shortText,
})

const verification = z.object({
  sessionId: shortText,
  orderId: z.int(),
  amount: minorUnits,
  currency: shortText,
  sign: shortText,
})

const charge = z.object({ token: shortText, blikCode: z.string().regex(/^\d{6}$/) })

const refundRequest = z.object({
  requestId: z.string().min(1).max(45),
  refundsUuid: z.string().min(1).max(35),
  refunds: z.array(z.object({ orderId: z.int(), sessionId: shortText, amount: minorUnits })).min(1),
})

async function readJson(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null)
}

function refuse(context: Context, error: string, code = 400) {
  return context.json({ error, code }, 400)
}

function showPage(context: Context, { html, policy }: DecisionPage) {
  context.header('Content-Security-Policy', policy)
  context.header('Cache-Control', 'no-store')
  return context.html(html)
}
