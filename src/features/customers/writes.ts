import { sql } from 'kysely'
import { toPostalColumns } from '#shared/postal-address.ts'
import type { PublicShop } from '#shop'
import type { Address, Customer } from './reads.ts'

/** A new visit; its id. */
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

/** Gives a visit a new token and notes whose it is; the old token opens nothing any more. */
export async function handVisitTo(
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

/** How many had ended. */
export async function deleteExpiredVisits(shop: PublicShop): Promise<number> {
  const { numDeletedRows } = await shop.database
    .deleteFrom('visit')
    .where('expires_at', '<=', shop.now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** A new client; the id. */
export async function insertCustomer(
  shop: PublicShop,
  accountId: string,
  customer: Omit<Customer, 'id'>,
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
      created_at: shop.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertAddress(shop: PublicShop, customerId: number, address: Omit<Address, 'id'>): Promise<void> {
  await shop.database
    .insertInto('address')
    .values({
      customer_id: customerId,
      kind: address.kind,
      ...toPostalColumns(address),
      phone: address.phone,
    })
    .execute()
}

/** Whether there is a client with this e-mail. */
export async function updateGroup(shop: PublicShop, email: string, group: string): Promise<boolean> {
  const { numUpdatedRows } = await shop.database
    .updateTable('customer')
    .set({ group_name: group })
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
