import { z } from 'zod'
import type {
  Charged,
  Found,
  GatewayMethod,
  GatewayRefund,
  GatewayRegistration,
  PaymentGateway,
  Refunded,
  Registered,
  Verified,
} from './payment-gateway.ts'
import { readPrzelewy24Notification } from './przelewy24-notification.ts'
import { type Przelewy24Keys, signFields } from './przelewy24-sign.ts'

export interface Przelewy24Options {
  keys: Przelewy24Keys
  /** 'https://secure.przelewy24.pl' */
  address: string
  /** Where browsers find its pages, if elsewhere. */
  pages?: string
  isDemo?: boolean
  /** Only for the double that runs in the same process. */
  fetch?: (request: Request) => Promise<Response> | Response
  /** Milliseconds. */
  timeout?: number
}

/** How long it may take to answer, in milliseconds: a buyer waits for it. */
export const gatewayTimeout = 8_000

/** Minutes that a buyer has on the gateway's page. */
const timeLimit = 15

/** Channels of its payment page: cards with wallets, transfers, BLIK. */
const channels: Record<GatewayMethod, number> = { card: 1, 'online-transfer': 2, blik: 8192 }

/** The longest e-mail that it takes. A cut one would be somebody else's: then the shop gets its messages. */
const longestEmail = 50

type Answer = { status: number; body: unknown } | null

/** Przelewy24 by its REST API, version 1: https://developers.przelewy24.pl. Answers of its sandbox that the documentation lacks are named where they count. */
export function createPrzelewy24({
  keys,
  address,
  pages = address,
  isDemo = false,
  fetch: send = fetch,
  timeout = gatewayTimeout,
}: Przelewy24Options): PaymentGateway {
  const { merchantId, posId, apiKey, crc } = keys
  const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`

  /** Null when it does not answer, or answers with an error of its own. */
  const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
    try {
      const request = new Request(`${address}/api/v1/${path}`, {
        method,
        headers: { Authorization: authorization, Accept: 'application/json', 'Content-Type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      const response = await send(request)
      const text = await response.text()
      return response.status >= 500 ? null : { status: response.status, body: text ? JSON.parse(text) : null }
    } catch {
      return null
    }
  }

  return {
    name: 'przelewy24',
    isDemo,
    origin: URL.parse(pages)?.origin ?? null,
    pageUrl: (token) => `${pages}/trnRequest/${encodeURIComponent(token)}`,
    register: async (payment) => readRegistered(await ask('POST', 'transaction/register', registration(payment, keys))),
    find: async (sessionId) => readFound(await ask('GET', `transaction/by/sessionId/${encodeURIComponent(sessionId)}`)),
    verify: async ({ sessionId, amount, currency, orderId }) => {
      const sign = signFields({ sessionId, orderId, amount, currency }, crc)
      const body = { merchantId, posId, sessionId, amount, currency, orderId, sign }
      return readVerified(await ask('PUT', 'transaction/verify', body))
    },
    chargeBlik: async (token, blikCode) =>
      readCharged(await ask('POST', 'paymentMethod/blik/chargeByCode', { token, blikCode })),
    refund: async (refund) => readRefunded(await ask('POST', 'transaction/refund', refundBody(refund))),
    readNotification: (body) => readPrzelewy24Notification(body, keys),
  }
}

function registration(payment: GatewayRegistration, { merchantId, posId, crc }: Przelewy24Keys): object {
  const { sessionId, amount, currency, description, browser } = payment
  const email = payment.email.length > longestEmail ? payment.shopEmail : payment.email
  return {
    ...{ merchantId, posId, sessionId, amount, currency, description },
    ...{ email, country: 'PL', language: 'pl', encoding: 'UTF-8' },
    ...{ urlReturn: payment.returnUrl, urlStatus: payment.notifyUrl, urlCardPaymentNotification: payment.notifyUrl },
    ...{ timeLimit, channel: channels[payment.method], waitForResult: true, regulationAccept: false },
    transferLabel: description.slice(0, 20),
    additional: { PSU: { IP: browser.address, userAgent: browser.userAgent.slice(0, 250) } },
    sign: signFields({ sessionId, merchantId, amount, currency }, crc),
  }
}

const registered = z.object({ data: z.object({ token: z.string().min(1) }) })

function readRegistered(answer: Answer): Registered {
  if (!answer) return { status: 'unavailable' }
  const read = registered.safeParse(answer.body).data
  if (answer.status === 200 && read) return { status: 'registered', token: read.data.token }
  return { status: answer.status === 400 ? 'rejected' : 'unavailable' } // 401: wrong keys, or an address that the account does not know
}

const transaction = z.object({
  data: z.object({
    orderId: z.coerce.number(),
    status: z.coerce.number(),
    amount: z.coerce.number(),
    currency: z.string(),
  }),
})

/** 404 until the payer chooses how to pay; then 0, also when it was refused; 1 paid, 2 verified, 3 returned. */
function readFound(answer: Answer): Found {
  if (!answer) return { status: 'unavailable' }
  if (answer.status === 404) return { status: 'unknown' }
  const read = transaction.safeParse(answer.body).data?.data
  if (answer.status !== 200 || !read) return { status: 'unavailable' }
  const { orderId, status, amount, currency } = read
  if (status === 1 || status === 2) return { status: 'paid', orderId, amount, currency }
  return { status: status === 3 ? 'returned' : 'pending' }
}

const verified = z.object({ data: z.object({ status: z.literal('success') }) })

/** What is not paid is answered with 400. Verified a second time, it is a success again. */
function readVerified(answer: Answer): Verified {
  if (!answer) return { status: 'unavailable' }
  if (answer.status === 200) return { status: verified.safeParse(answer.body).success ? 'verified' : 'rejected' }
  return { status: answer.status === 400 ? 'rejected' : 'unavailable' }
}

const refusal = z.object({ code: z.coerce.number() })

const codeProblems: Record<number, 'wrong-code' | 'expired-code' | 'used-code'> = {
  28: 'wrong-code',
  29: 'expired-code',
  35: 'used-code',
}

/** 201 says that the bank was asked; what it says is known later. */
function readCharged(answer: Answer): Charged {
  if (!answer) return { status: 'unavailable' }
  if (answer.status === 200 || answer.status === 201) return { status: 'sent' }
  if (answer.status === 401 || answer.status === 403) return { status: 'not-enabled' }
  return { status: codeProblems[refusal.safeParse(answer.body).data?.code ?? 0] ?? 'rejected' }
}

function refundBody({ refundId, orderId, sessionId, amount, description }: GatewayRefund): object {
  return {
    requestId: refundId,
    refundsUuid: refundId.replaceAll('-', ''), // at most 35 characters
    refunds: [{ orderId, sessionId, amount, description: description.slice(0, 35) }],
  }
}

const refunds = z.object({ data: z.array(z.object({ status: z.boolean() })).min(1) })

/** 409: it has accepted the same refund before. What cannot be read may have been accepted, so the same one is asked for again. */
function readRefunded(answer: Answer): Refunded {
  if (answer?.status === 409) return { status: 'accepted' }
  if (answer?.status === 400 || answer?.status === 404) return { status: 'rejected' }
  const read = refunds.safeParse(answer?.body).data
  if (!read || (answer?.status !== 200 && answer?.status !== 201)) return { status: 'unavailable' }
  return { status: read.data.every(({ status }) => status) ? 'accepted' : 'rejected' }
}
