import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { RequestAccounts } from '#platform/accounts/request-accounts.ts'
import type { Schema } from '#platform/database/schema.ts'
import { savepoint } from '#platform/database/sql-helpers.ts'
import type { CacheDependencies } from '#platform/page-cache/cache-dependencies.ts'
import type { CachedRead, TaggedCache } from '#platform/page-cache/tagged-cache.ts'
import type { Settings } from '#platform/settings.ts'
import type { Consent } from '#shared/consent.ts'
import type { Currency } from '#shared/money.ts'
import type { Destination } from '#shared/postal-address.ts'
import type { TextOverrides } from '#shared/text.ts'

export type Database = Kysely<Schema>

/** The shop as a public page sees it: no visitor in it, so nothing personal can get onto the page. */
export interface PublicShop {
  database: Database
  /** Where everything has been written that was written: never a standby, and outside a transaction that `database` may be. */
  primary: Database
  now: Date
  settings: Settings
  /** The shop's own words where they differ from the Polish defaults. */
  words: TextOverrides
  /** In which prices are shown, counted and written: that which the visitor chose, PLN for jobs and the terminal. */
  currency: Currency
  /** Every currency that the shop knows, in the merchant's order, offered or not. */
  currencies: Currency[]
  /** 'https://sklep.example': what links in mails and canonical addresses begin with; no slash at the end. */
  publicUrl: string
  /** Puts work into the queue, not to be done before `startAfter`; inside a transaction it is queued only if that commits. */
  enqueue: Enqueue
  /** What the page in the making depends on: `dependsOn` and `validUntil` write it. Null when nobody keeps the answer. */
  cacheDependencies: CacheDependencies | null
  /** What `kept` remembers between requests. */
  readCache: TaggedCache<CachedRead>
}

/** The shop for one request of one visitor. */
export interface Shop extends PublicShop {
  visitor: Visitor
  /** Signing in and out of the browser that asks. */
  accounts: RequestAccounts
}

/** Whoever asks: a stranger (both null), a visit with a basket, or a client who has signed in. */
export interface Visitor {
  readonly visitId: number | null
  readonly customerId: number | null
  /** Where the request comes from, for counting: an IPv4 address or an IPv6 network (/64); null while the shop is tried out on the machine itself. */
  readonly address: string | null
  /** What the browser's cookie shall hold for another 30 days: a new token, or that of a visit which lasts on; null: it stays as it is. */
  readonly cookieToken: string | null
  /** He has just signed out: the browser must not show again what it has shown. */
  readonly signedOut?: true
  /** Where parcels shall go, as this browser has chosen; absent: as the shop thinks at first. */
  readonly destination?: Destination
  /** What he has answered when he was asked what may run; absent: nothing yet. */
  readonly consent?: Consent
}

export interface Jobs {
  /** deferrals: how often the buyer's mail has been put off, since its mailbox had got many. */
  'send-order-mails': { orderId: number; deferrals?: number }
  'send-order-news': { orderId: number; news: 'paid' | 'sent' | 'cancelled' }
  'send-stock-mails': Record<string, never>
  'send-newsletter-mail': NewsletterMailJob
  'send-question-mail': { questionId: number }
  'send-sign-in-link': SignInLinkJob
  'fetch-pictures': Record<string, never>
  'import-feeds': Record<string, never>
  'refresh-feeds': Record<string, never>
  'clear-old-baskets': Record<string, never>
  'remove-old-visits': Record<string, never>
  'refresh-products': Record<string, never>
  'give-back-held-stock': Record<string, never>
}

/** About a subscription of the newsletter: what was asked for, and the mail's own id, the same each time it is tried. */
export interface NewsletterMailJob {
  subscriptionId: number
  asked: 'add' | 'remove'
  mailId: string
}

/** For whom a one-time link is; null: for nobody, queued all the same so that asking takes as long. The mail's id is the same each time it is tried. */
export interface SignInLinkJob {
  accountId: string | null
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
 * Runs `work` in one transaction; what it throws rolls everything back. Inside another transaction it joins that one. When the
 * database broke the transaction off because another one stood in its way, it runs again after a short random wait. Name the inner
 * shop `shop` too, so that the outer one is out of reach: a query outside of the transaction fails.
 */
export async function transaction<AnyShop extends PublicShop, Answer>(
  shop: AnyShop,
  work: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  if (shop.database.isTransaction) return await work(shop)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withVisitorUntilDone(shop, (shop) =>
        shop.database.transaction().execute((database) => work({ ...shop, database })),
      )
    } catch (thrown) {
      if (attempt === maxAttempts || !isSerializationFailure(thrown)) throw thrown
    }
    await setTimeout(Math.random() * attempt * 20) // ms; two that collided must not meet again at once
  }
}

/** Gives `work` a copy of the visitor, which becomes the request's when the work is done: a visit that was rolled back is never used. */
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

/** Notes what a request has learned of its visitor: the only way to change it. Inside a transaction it counts once that commits. */
export function updateVisitor({ visitor }: Shop, change: Partial<Visitor>): void {
  Object.assign(visitor, change)
}

const retryableCodes = ['40P01', '40001', '0A000']

/** A deadlock, two changes that cannot be put in order, or a table that has got other columns meanwhile. */
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

/** Runs `work` so that what it throws rolls back this part of the caller's transaction alone. */
function partOfTransaction<AnyShop extends PublicShop, Answer>(
  shop: AnyShop,
  work: (shop: AnyShop) => Promise<Answer>,
): Promise<Answer> {
  return savepoint(shop.database, () => withVisitorUntilDone(shop, work))
}

/** Like `transaction`, but an answer that is not ok rolls everything back and is returned. */
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
