import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Partners } from '#partners/partners.ts'
import type { RequestAccounts } from '#platform/accounts/request-accounts.ts'
import { pipelined } from '#platform/database/pipelined.ts'
import type { Schema } from '#platform/database/schema.ts'
import { savepoint } from '#platform/database/sql-helpers.ts'
import type { CacheDependencies } from '#platform/page-cache/cache-dependencies.ts'
import type { CachedRead } from '#platform/page-cache/cached-reads.ts'
import type { TaggedCache } from '#platform/page-cache/tagged-cache.ts'
import type { SealedSecrets } from '#platform/sealed-secrets.ts'
import type { Settings } from '#platform/settings.ts'
import type { LinkSigner } from '#platform/signed-links.ts'
import type { Consent } from '#shared/consent.ts'
import type { Currency } from '#shared/money.ts'
import type { Destination } from '#shared/postal-address.ts'
import type { Tag } from '#shared/tag.ts'
import type { TextOverrides } from '#shared/text.ts'

export type Database = Kysely<Schema>

/**
 * The context of a public page, immutable as every context: a change is another one, `{ ...shop, now }`. Without a visitor, so
 * that no personal data can get onto the page.
 */
export interface PublicShop {
  readonly database: Database
  /** Always the primary: never a standby, and outside a transaction that `database` may be. */
  readonly primary: Database
  readonly now: Date
  readonly settings: Settings
  /** The shop's own texts where they differ from the Polish defaults. */
  readonly textOverrides: TextOverrides
  /** The currency of displayed prices: the visitor's choice; PLN for jobs and the terminal. */
  readonly currency: Currency
  /** Every currency that the shop knows, in the merchant's order, offered or not. */
  readonly currencies: readonly Currency[]
  /** 'https://sklep.example': the prefix of links in mails and of canonical addresses; no slash at the end. */
  readonly publicUrl: string
  /** Enqueues a job, due at `startAfter` if set; inside a transaction it runs only if that commits. */
  readonly enqueue: Enqueue
  /**
   * Collects the dependencies of the current response, by `dependsOn` and `validUntil`. Null when the response is not cached.
   */
  readonly cacheDependencies: CacheDependencies | null
  /** The cache of `cached`, shared between requests. */
  readonly readCache: TaggedCache<CachedRead>
  /** What was read ahead of the current transaction, by `readAhead`. */
  readonly readAhead?: Map<string, unknown>
  /** The cache of `cachedById` and `cachedByText`, shared between requests. */
  readonly productCache: TaggedCache<CachedRead>
  /** Registers and the payment gateway, which may be slow or down: no order waits for them. */
  readonly partners: Partners
  /** Signs links to orders. */
  readonly links: LinkSigner
  /** Encrypts the secrets that sign webhooks. */
  readonly webhookSecrets: SealedSecrets
  /** Removes what depends on these tags from the caches of this process; inside a transaction once that commits. */
  readonly invalidate: (tags: Tag[]) => void
}

/** The context of one request of one visitor. */
export interface Shop extends PublicShop {
  readonly visitor: Visitor
  /** Signs the requesting browser in and out. */
  readonly accounts: RequestAccounts
}

/**
 * The visitor: a stranger (both null), a visit with a basket, or a signed-in client. Readonly for everyone. What an
 * action changes it records by `updateVisitor`, out of reach of queries, views and rules; a transaction publishes it on commit.
 */
export interface Visitor {
  readonly visitId: number | null
  readonly customerId: number | null
  /** The client's address for rate limits: an IPv4 address or an IPv6 network (/64); null in a local trial. */
  readonly address: string | null
  /** The token for the browser's cookie, for another 30 days: a new one, or that of an extended visit; null: unchanged. */
  readonly cookieToken: string | null
  /** The visitor has just signed out: the browser must not show cached pages again. */
  readonly signedOut?: true
  /** The delivery destination chosen in this browser; absent: the shop's default. */
  readonly destination?: Destination
  /** The visitor's consent decision; absent: none yet. */
  readonly consent?: Consent
}

export interface Jobs {
  /** deferrals: how often the buyer's mail was deferred by the limit of its mailbox; again: the mail's id, when the buyer asks for it once more. */
  'send-order-mails': { orderId: number; deferrals?: number; again?: string }
  'send-order-news': OrderNewsJob
  'send-order-link': OrderLinkJob
  'send-stock-mails': Record<string, never>
  'send-newsletter-mail': NewsletterMailJob
  'send-question-mail': { questionId: number }
  'send-contact-mail': { messageId: number }
  'send-opinion-mail': { opinionId: number }
  'send-sign-in-link': SignInLinkJob
  'send-new-device-mail': NewDeviceMailJob
  'send-confirmation-link': { accountId: string; mailId: string }
  'send-email-change-link': { changeId: string; mailId: string }
  'send-email-changed-notice': { changeId: string; mailId: string }
  'send-webhook': { deliveryId: number }
  /** Tells the merchant that a delivery was given up; the mail's id is the same for each attempt. */
  'send-webhook-mail': { deliveryId: number; mailId: string }
  'fetch-pictures': Record<string, never>
  'import-feeds': Record<string, never>
  'refresh-feeds': Record<string, never>
  'clear-old-baskets': Record<string, never>
  'remove-old-visits': Record<string, never>
  'refresh-products': Record<string, never>
  'choose-menu-products': Record<string, never>
  'cancel-unpaid-orders': Record<string, never>
  'check-payments': Record<string, never>
  'give-back-held-stock': Record<string, never>
}

/** A job for a mail about a change of an order; `about` names the payment, shipment or change of address where there may be several. */
export interface OrderNewsJob {
  orderId: number
  news:
    | 'accepted'
    | 'packed'
    | 'sent'
    | 'delivered'
    | 'cancelled'
    | 'returned'
    | 'paid'
    | 'refunded'
    | 'address'
    | 'addressForSeller'
  about?: number
}

/**
 * A job for a mail with a link to an order; null: there is no such order, enqueued all the same for equal timing. The mail's id is
 * the same for each attempt.
 */
export interface OrderLinkJob {
  orderId: number | null
  mailId: string
}

/** A job for a newsletter mail: the requested action, and the mail's id, the same for each attempt. */
export interface NewsletterMailJob {
  subscriptionId: number
  asked: 'add' | 'remove'
  mailId: string
}

/**
 * A job for a one-time link; null: no recipient, enqueued all the same for equal timing. The mail's id is the same for each
 * attempt.
 */
export interface SignInLinkJob {
  accountId: string | null
  /** A link that signs in when absent. */
  purpose?: 'sign-in' | 'set-password'
  mailId: string
  /** The code that the mail contains too, made when it is sent. */
  codeId?: string
}

/** A job for the mail about a session in a browser that was never signed in to the account. */
export interface NewDeviceMailJob {
  accountId: string
  sessionId: string
  userAgent: string
  /** When it began: ISO 8601. */
  at: string
  mailId: string
}

export type Enqueue = <Name extends keyof Jobs>(
  database: Database,
  name: Name,
  data: Jobs[Name],
  startAfter?: Date,
) => Promise<void>

const maxAttempts = 3

/**
 * Runs `work` in one transaction; an exception rolls everything back. Inside another transaction it joins that one. After a
 * serialization failure it runs again after a short random wait. Name the inner shop `shop` too, so that the outer one is out
 * of reach: a query outside of the transaction fails.
 */
export async function transaction<AnyShop extends PublicShop, Answer>(
  shop: AnyShop,
  work: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  if (shop.database.isTransaction) return await work(shop)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const invalidated: Tag[] = []
      const invalidate = (tags: Tag[]) => void invalidated.push(...tags)
      const answer = await withVisitorUntilDone(shop, (shop) =>
        shop.database
          .transaction()
          .execute((handle) => pipelined(handle, (database) => work({ ...shop, database, invalidate }))),
      )
      if (invalidated.length > 0) shop.invalidate(invalidated)
      return answer
    } catch (thrown) {
      if (attempt === maxAttempts || !isSerializationFailure(thrown)) throw thrown
    }
    await setTimeout(Math.random() * attempt * 20) // ms; random, so that two conflicting transactions do not collide again
  }
}

/** Gives `work` a copy of the visitor, which becomes the request's on success: a visit that was rolled back is never used. */
async function withVisitorUntilDone<AnyShop extends PublicShop & { visitor?: Visitor }, Answer>(
  shop: AnyShop,
  work: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  if (!shop.visitor) return work(shop)
  const visitor = { ...shop.visitor }
  const answer = await work({ ...shop, visitor })
  Object.assign(shop.visitor, visitor)
  return answer
}

const retryableCodes = ['40P01', '40001', '0A000']

/** A deadlock, a serialization failure, or a table whose columns have changed meanwhile. */
function isSerializationFailure(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && retryableCodes.includes(`${thrown.code}`)
}

class Rollback<Answer> extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('undone')
    this.answer = answer
  }
}

/** Runs `work` in a savepoint: an exception rolls back only this part of the caller's transaction. */
function partOfTransaction<AnyShop extends PublicShop, Answer>(
  shop: AnyShop,
  work: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  return savepoint(shop.database, () => withVisitorUntilDone(shop, work))
}

/** Like `transaction`, but a result that is not ok rolls everything back and is returned. */
export async function transactionUnlessRefused<AnyShop extends PublicShop, Answer extends { ok: boolean }>(
  shop: AnyShop,
  work: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  const runs = shop.database.isTransaction ? partOfTransaction : transaction
  try {
    return await runs(shop, async (shop) => {
      const answer = await work(shop)
      if (!answer.ok) throw new Rollback(answer)
      return answer
    })
  } catch (thrown) {
    if (thrown instanceof Rollback) return thrown.answer as Answer
    throw thrown
  }
}
