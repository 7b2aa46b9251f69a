import { sql } from 'kysely'
import { hashToken } from '#platform/secrets.ts'
import type { PublicShop } from '#shop'
import type { MailLink, Subscription } from './rules.ts'

interface Row {
  id: number
  email: string
  version: number
  words: string
  language: string
  askedAt: Date
  confirmedAt: Date | null
  withdrawnAt: Date | null
}

const columns = sql`
  subscription.id, subscription.email, consent.version, consent.words, subscription.language,
  subscription.asked_at as "askedAt", subscription.confirmed_at as "confirmedAt", subscription.withdrawn_at as "withdrawnAt"
`
const subscriptions = sql`
  newsletter_subscription subscription join newsletter_consent consent on consent.version = subscription.consent_version
`

export async function findSubscription(shop: PublicShop, id: number): Promise<Subscription | null> {
  const { rows } = await sql<Row>`select ${columns} from ${subscriptions} where subscription.id = ${id}`.execute(
    shop.database,
  )
  return rows[0] ? toSubscription(rows[0]) : null
}

/** The subscription of this address that is not withdrawn; null when there is none. */
export async function findActiveSubscription(shop: PublicShop, email: string): Promise<Subscription | null> {
  const { rows } = await sql<Row>`
    select ${columns} from ${subscriptions}
    where lower(subscription.email) = lower(${email}) and subscription.withdrawn_at is null
  `.execute(shop.database)
  return rows[0] ? toSubscription(rows[0]) : null
}

/** Every subscription of this address, withdrawn ones too, the oldest first. */
export async function getSubscriptions(shop: PublicShop, email: string): Promise<Subscription[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${subscriptions} where lower(subscription.email) = lower(${email}) order by subscription.id
  `.execute(shop.database)
  return rows.map(toSubscription)
}

/** Subscriptions with ids above `after`, by id, at most `most`; confirmed ones, or all. */
export async function listSubscriptionsAfter(
  shop: PublicShop,
  { after, most, confirmedOnly }: { after: number; most: number; confirmedOnly: boolean },
): Promise<Subscription[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${subscriptions}
    where subscription.id > ${after}
      and (not ${confirmedOnly}::boolean or (subscription.confirmed_at is not null and subscription.withdrawn_at is null))
    order by subscription.id limit ${most}
  `.execute(shop.database)
  return rows.map(toSubscription)
}

/** The subscription and purpose of a token; null when it is unknown or deleted. */
export async function findMailLink(shop: PublicShop, token: string): Promise<MailLink | null> {
  const { rows } = await sql<Row & { confirms: number | null; agreedWords: string | null; validUntil: Date | null }>`
    select ${columns}, link.confirms, agreed.words as "agreedWords", link.valid_until as "validUntil"
    from newsletter_link link
    join (${subscriptions}) on subscription.id = link.subscription_id
    left join newsletter_consent agreed on agreed.version = link.confirms
    where link.hash = ${hashToken(token)}
  `.execute(shop.database)
  const [row] = rows
  if (!row) return null
  const confirms = row.confirms === null ? null : { version: row.confirms, words: row.agreedWords ?? '' }
  return { subscription: toSubscription(row), confirms, validUntil: row.validUntil }
}

function toSubscription({ version, words, ...row }: Row): Subscription {
  const { id, email, language, askedAt, confirmedAt, withdrawnAt } = row
  return { id, email, consent: { version, words }, language, askedAt, confirmedAt, withdrawnAt }
}
