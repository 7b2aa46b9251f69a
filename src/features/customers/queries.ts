import { sql } from 'kysely'
import { fromPostalColumns, type PostalAddress } from '#shared/postal-address.ts'
import type { PublicShop, Visitor } from '#shop'

/** The visit of a cookie's token, unless it has expired, and the client of an account; null when there is none. */
export async function findVisitor(
  shop: PublicShop,
  tokenHash: Uint8Array | null,
  accountId: string | null,
): Promise<{ visit: { id: number; seenAt: Date } | null; customerId: number | null }> {
  if (!tokenHash && !accountId) return { visit: null, customerId: null }
  const { rows } = await sql<{ id: number | null; seen_at: Date; customer_id: number | null }>`
    select visit.id, visit.seen_at, (select id from customer where account_id = ${accountId}::text) as customer_id
    from (values (1)) as one
    left join visit on token_hash = ${tokenHash}::bytea and expires_at > ${shop.now}::timestamptz
  `.execute(shop.database)
  const { id = null, seen_at, customer_id = null } = rows[0] ?? {}
  return { visit: id !== null && seen_at ? { id, seenAt: seen_at } : null, customerId: customer_id }
}

/** A client's data. */
export interface Customer {
  id: number
  kind: 'private' | 'business'
  email: string
  firstName: string
  lastName: string
  phone: string
  company: string
  taxNumber: string
  /** RRRR-MM-DD; null: unknown. */
  birthDate: string | null
}

export async function findCustomer(shop: PublicShop, customerId: number): Promise<Customer | null> {
  const row = await shop.database
    .selectFrom('customer')
    .select(['id', 'kind', 'email', 'first_name', 'last_name', 'phone', 'company', 'tax_number'])
    .select(sql<string | null>`birth_date::text`.as('birth_date'))
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    kind: row.kind === 'business' ? 'business' : 'private',
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    company: row.company,
    taxNumber: row.tax_number,
    birthDate: row.birth_date,
  }
}

/** The client of an account; every account has one. */
export async function findCustomerByAccount(shop: PublicShop, accountId: string): Promise<number | null> {
  const row = await shop.database
    .selectFrom('customer')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The account of a client; null without one. */
export async function findAccountId(shop: PublicShop, customerId: number): Promise<string | null> {
  const row = await shop.database
    .selectFrom('customer')
    .select('account_id')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** A saved address of a client. */
export interface Address extends PostalAddress {
  id: number
  /** The client's own address, a parcel's recipient, or that of invoices. */
  kind: 'billing' | 'delivery' | 'invoice'
  phone: string
  /** The client's own name for it, or ''. */
  label: string
  /** One of each kind: forms begin with it. */
  isDefault: boolean
}

/** The saved addresses of a client, the default ones first. */
export async function getCustomerAddresses(shop: PublicShop, customerId: number): Promise<Address[]> {
  const rows = await shop.database
    .selectFrom('address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as Address['kind'],
    ...fromPostalColumns(row),
    phone: row.phone,
    label: row.label,
    isDefault: row.is_default,
  }))
}

/** The client's own address among the saved ones, or else one to which the client has parcels sent in the same name; never another recipient's. */
export function findOwnAddress(
  addresses: Address[],
  { firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>,
): Address | undefined {
  const isSamePerson = (address: Address) => address.firstName === firstName && address.lastName === lastName
  return (
    addresses.find(({ kind }) => kind === 'billing') ??
    addresses.find((address) => address.kind === 'delivery' && isSamePerson(address))
  )
}

/** What a client has agreed to, or no longer. */
export interface ClientConsent {
  kind: string
  given: boolean
  words: string
  version: number | null
  at: Date
}

/** Every consent of a client, the newest first. */
export async function getConsents(shop: PublicShop, customerId: number): Promise<ClientConsent[]> {
  return shop.database
    .selectFrom('customer_consent')
    .select(['kind', 'given', 'words', 'version', 'at'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
}

/** The e-mails among these that belong to a client with an account. */
export async function emailsWithAccount(shop: PublicShop, emails: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from customer where account_id is not null and lower(email) = any(${emails})
  `.execute(shop.database)
  return new Set(rows.map((row) => row.email))
}

/** The client with this address; null when there is none. */
export async function findCustomerByEmail(shop: PublicShop, email: string): Promise<number | null> {
  const row = await shop.database.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

/** A client in the merchant's list. */
export interface CustomerSummary {
  id: number
  email: string
  name: string
  company: string
  hasAccount: boolean
  points: number
  createdAt: Date
}

/** Clients by id: all, or those whose e-mail, name or company contains `text`. */
export async function listCustomers(
  shop: PublicShop,
  { text, limit }: { text?: string; limit: number },
): Promise<CustomerSummary[]> {
  const pattern = text === undefined ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<CustomerSummary>`
    select id, email, trim(first_name || ' ' || last_name) as name, company, account_id is not null as "hasAccount", points,
      created_at as "createdAt"
    from customer
    where ${pattern}::text is null or email ilike ${pattern}::text or first_name || ' ' || last_name ilike ${pattern}::text
      or company ilike ${pattern}::text
    order by id limit ${limit}
  `.execute(shop.primary)
  return rows
}

/** The client with this e-mail, case-insensitive; null when there is none. */
export async function findCustomerSummary(shop: PublicShop, email: string): Promise<CustomerSummary | null> {
  const { rows } = await sql<CustomerSummary>`
    select id, email, trim(first_name || ' ' || last_name) as name, company, account_id is not null as "hasAccount", points,
      created_at as "createdAt"
    from customer where lower(email) = lower(${email})
  `.execute(shop.primary)
  return rows[0] ?? null
}

/** The loyalty points of a client; null for a visitor (A6.2). */
export async function getVisitorPoints(shop: PublicShop & { visitor: Visitor }): Promise<number | null> {
  const { customerId } = shop.visitor
  if (customerId === null) return null
  const row = await shop.database
    .selectFrom('customer')
    .select('points')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.points ?? 0
}
