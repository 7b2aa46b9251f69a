import { sql } from 'kysely'
import { toPostalColumns } from '#shared/postal-address.ts'
import type { PublicShop } from '#shop'
import type { Address, Customer } from './queries.ts'

/** Inserts a visit; returns its id. */
export async function insertVisit(shop: PublicShop, tokenHash: Uint8Array, expiresAt: Date): Promise<number> {
  const { id } = await shop.database
    .insertInto('visit')
    .values({ token_hash: tokenHash, created_at: shop.now, seen_at: shop.now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateVisitEnd(shop: PublicShop, visitId: number, expiresAt: Date): Promise<void> {
  await shop.database
    .updateTable('visit')
    .set({ seen_at: shop.now, expires_at: expiresAt })
    .where('id', '=', visitId)
    .execute()
}

/** Gives a visit a new token and its client; the old token becomes invalid. */
export async function assignVisit(
  shop: PublicShop,
  visitId: number,
  customerId: number,
  tokenHash: Uint8Array,
  expiresAt: Date,
): Promise<void> {
  await shop.database
    .updateTable('visit')
    .set({ token_hash: tokenHash, customer_id: customerId, seen_at: shop.now, expires_at: expiresAt })
    .where('id', '=', visitId)
    .execute()
}

export async function deleteVisit(shop: PublicShop, visitId: number): Promise<void> {
  await shop.database.deleteFrom('visit').where('id', '=', visitId).execute()
}

/** Returns how many had expired. */
export async function deleteExpiredVisits(shop: PublicShop): Promise<number> {
  const { numDeletedRows } = await shop.database
    .deleteFrom('visit')
    .where('expires_at', '<=', shop.now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Inserts a client; returns the id. */
export async function insertCustomer(
  shop: PublicShop,
  accountId: string,
  customer: Omit<Customer, 'id' | 'birthDate'> & { birthDate?: string | null },
): Promise<number> {
  const { id } = await shop.database
    .insertInto('customer')
    .values({
      account_id: accountId,
      kind: customer.kind,
      email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      company: customer.company,
      tax_number: customer.taxNumber,
      birth_date: customer.birthDate ?? null,
      created_at: shop.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type NewAddress = Omit<Address, 'id' | 'label' | 'isDefault'> & { label?: string }

/** Inserts an address; the first of its kind is the default. Returns the id. */
export async function insertAddress(shop: PublicShop, customerId: number, address: NewAddress): Promise<number> {
  const { id } = await shop.database
    .insertInto('address')
    .values((from) => ({
      customer_id: customerId,
      kind: address.kind,
      ...toPostalColumns(address),
      phone: address.phone,
      label: address.label ?? '',
      is_default: from
        .not(
          from.exists(
            from
              .selectFrom('address')
              .select('id')
              .where('customer_id', '=', customerId)
              .where('kind', '=', address.kind)
              .where('is_default', '=', true),
          ),
        )
        .$castTo<boolean>(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an address of this client; returns whether it is one of this client's. */
export async function updateAddress(
  shop: PublicShop,
  { customerId, id }: { customerId: number; id: number },
  address: NewAddress,
): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('address')
    .set({ ...toPostalColumns(address), phone: address.phone, label: address.label ?? '' })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('kind', '=', address.kind)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes an address of this client; the oldest that remains of its kind becomes the default. */
export async function deleteAddress(shop: PublicShop, customerId: number, id: number): Promise<void> {
  const deleted = await shop.database
    .deleteFrom('address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(['kind', 'is_default'])
    .executeTakeFirst()
  if (!deleted?.is_default) return
  await shop.database
    .updateTable('address')
    .set({ is_default: true })
    .where('id', '=', (from) =>
      from
        .selectFrom('address')
        .select((min) => min.fn.min('id').as('id'))
        .where('customer_id', '=', customerId)
        .where('kind', '=', deleted.kind),
    )
    .execute()
}

/** Makes an address of this client the default of its kind, in the caller's transaction; returns whether it is one of this client's. */
export async function makeDefaultAddress(shop: PublicShop, customerId: number, id: number): Promise<boolean> {
  const own = shop.database.updateTable('address').where('customer_id', '=', customerId)
  const address = await shop.database
    .selectFrom('address')
    .select('kind')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (!address) return false
  await own.set({ is_default: false }).where('kind', '=', address.kind).where('is_default', '=', true).execute()
  await own.set({ is_default: true }).where('id', '=', id).execute()
  return true
}

/** Leaves this client without default data for invoices; returns true. */
export async function clearDefaultInvoiceAddress(shop: PublicShop, customerId: number): Promise<true> {
  await shop.database
    .updateTable('address')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'invoice')
    .execute()
  return true
}

/** Locks the client's row until the transaction ends, so that changes of addresses follow one another. */
export async function lockCustomer(shop: PublicShop, customerId: number): Promise<void> {
  await shop.database.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute()
}

/** Changes a client's own data. */
export async function updateCustomer(
  shop: PublicShop,
  customerId: number,
  client: Omit<Customer, 'id' | 'email'>,
): Promise<void> {
  await shop.database
    .updateTable('customer')
    .set({
      kind: client.kind,
      first_name: client.firstName,
      last_name: client.lastName,
      phone: client.phone,
      company: client.company,
      tax_number: client.taxNumber,
      birth_date: client.birthDate,
    })
    .where('id', '=', customerId)
    .execute()
}

/** Gives the client of an account another e-mail. */
export async function updateCustomerEmail(shop: PublicShop, accountId: string, email: string): Promise<void> {
  await shop.database.updateTable('customer').set({ email }).where('account_id', '=', accountId).execute()
}

/** What a client agrees to, or no longer; `version` is that of the page that the words name. */
export interface NewConsent {
  kind: 'terms'
  given: boolean
  words: string
  version: number | null
}

export async function insertCustomerConsent(shop: PublicShop, customerId: number, consent: NewConsent): Promise<void> {
  await shop.database
    .insertInto('customer_consent')
    .values({ customer_id: customerId, ...consent, at: shop.now })
    .execute()
}

/** Returns whether there is a client with this e-mail. */
export async function updateCustomerGroup(shop: PublicShop, email: string, group: string): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('customer')
    .set({ group_name: group })
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Deletes a client with account, addresses, basket and lists; returns whether there was one. Orders stay, without the client.
 */
export async function deleteCustomer(shop: PublicShop, email: string): Promise<boolean> {
  const { rows } = await sql<{ account_id: string | null }>`
    delete from customer where lower(email) = lower(${email}) returning account_id
  `.execute(shop.database)
  for (const { account_id } of rows)
    if (account_id !== null) await shop.database.deleteFrom('account_user').where('id', '=', account_id).execute()
  return rows.length > 0
}

/**
 * Adds to a client's points; returns the balance, null when it would be negative. Locks the client's row until the transaction
 * ends.
 */
export async function addPoints(shop: PublicShop, customerId: number, points: number): Promise<number | null> {
  const { rows } = await sql<{ points: number }>`
    update customer set points = points + ${points} where id = ${customerId} and points + ${points} >= 0 returning points
  `.execute(shop.database)
  return rows[0]?.points ?? null
}

/** Locks the client's row until the transaction ends; returns their balance. */
export async function lockPoints(shop: PublicShop, customerId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select points from customer where id = ${customerId} for update
  `.execute(shop.database)
  return rows[0]?.points ?? 0
}

export async function insertPointsEntry(
  shop: PublicShop,
  entry: { customerId: number; points: number; reason: string; orderId: number | null },
): Promise<void> {
  const { customerId, points, reason, orderId } = entry
  await shop.database
    .insertInto('points_entry')
    .values({ customer_id: customerId, points, reason, order_id: orderId, at: shop.now })
    .execute()
}
