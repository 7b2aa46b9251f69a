/** Names a payment at the gateway. Amounts are minor units. */
export interface GatewayPayment {
  /** The shop's own name of it, at most 100 characters. */
  sessionId: string
  amount: number
  currency: string
}

export interface GatewayRegistration extends GatewayPayment {
  method: GatewayMethod
  /** What it is for, in the buyer's bank. */
  description: string
  email: string
  /** The seller's, which takes the place of one that the gateway does not take. */
  shopEmail: string
  /** Where the buyer comes back to, and where the gateway reports to. */
  returnUrl: string
  notifyUrl: string
  /** Of the buyer's browser, which a BLIK code needs; '': not known. */
  browser: { address: string; userAgent: string }
}

export type GatewayMethod = 'blik' | 'card' | 'online-transfer'

/** The gateway did not answer in time, or with an error of its own: nothing is known. */
interface Unavailable {
  status: 'unavailable'
}

export type Registered = { status: 'registered'; token: string } | { status: 'rejected' } | Unavailable

/** What the gateway knows of a payment. */
export type Found =
  /** The buyer has not yet chosen how to pay, or the gateway does not know it. */
  | { status: 'unknown' }
  /** On its way, given up or refused: the gateway does not tell which. */
  | { status: 'pending' }
  | { status: 'returned' }
  /** Paid, whether or not it was verified. */
  | { status: 'paid'; orderId: number; amount: number; currency: string }
  | Unavailable

export type Verified = { status: 'verified' } | { status: 'rejected' } | Unavailable

/** Whether the bank asks the payer to confirm. */
export type Charged =
  | { status: 'sent' }
  /** No such code, or one that is too old. */
  | { status: 'wrong-code' | 'expired-code' }
  /** The code was used before: perhaps by the same request, whose answer was lost. */
  | { status: 'used-code' }
  /** The merchant's account lacks this service: the buyer types the code on the gateway's page. */
  | { status: 'not-enabled' }
  | { status: 'rejected' }
  | Unavailable

export type Refunded = { status: 'accepted' } | { status: 'rejected' } | Unavailable

export interface GatewayRefund extends GatewayPayment {
  orderId: number
  /** The same for each attempt of one refund. */
  refundId: string
  description: string
}

/** What the gateway sends by itself, with a valid signature. */
export type Notification =
  | { kind: 'paid'; payment: GatewayPayment; orderId: number }
  | { kind: 'declined'; sessionId: string }

/** A payment gateway. No function throws, or waits for longer than some seconds. */
export interface PaymentGateway {
  /** The way of the money in bookings. */
  name: string
  /** For a demo: nobody is charged. */
  isDemo: boolean
  /** Of its pages; null: that of the shop. */
  origin: string | null
  register: (payment: GatewayRegistration) => Promise<Registered>
  /** The page where a registered payment is made. */
  pageUrl: (token: string) => string
  find: (sessionId: string) => Promise<Found>
  /** Accepts the money: without it the payer gets it back. Can be repeated. */
  verify: (payment: GatewayPayment & { orderId: number }) => Promise<Verified>
  chargeBlik: (token: string, code: string) => Promise<Charged>
  refund: (refund: GatewayRefund) => Promise<Refunded>
  /** Null for what was not sent by the gateway. */
  readNotification: (body: string) => Notification | null
}
