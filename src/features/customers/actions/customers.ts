import type { AccountCreation, AccountToCreate, NewAccount } from '#platform/accounts/new-account.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import type { Customer } from '../queries.ts'
import {
  addPoints,
  deleteCustomer,
  insertAddress,
  insertCustomer,
  insertPointsEntry,
  lockPoints,
  type NewAddress,
  updateCustomerGroup,
} from '../writes.ts'

export interface NewCustomer extends Omit<Customer, 'id' | 'birthDate'> {
  account: NewAccount
  /** RRRR-MM-DD; absent or null: unknown. */
  birthDate?: string | null
  addresses: NewAddress[]
}

/**
 * Creates a client whose e-mail the merchant knows, with an account, in one transaction; returns the id. Throws when the login or the
 * e-mail is taken.
 */
export async function createCustomer(
  shop: PublicShop,
  accounts: AccountCreation,
  client: NewCustomer,
): Promise<number> {
  const passwordHash = await accounts.hashPassword(client.account.password)
  const account = { ...client.account, passwordHash, emailVerified: true }
  return transaction(shop, async (shop) => (await storeCustomer(shop, accounts, { ...client, account })).customerId)
}

/** Stores a client with account and addresses, in the caller's transaction. Throws when the login or the e-mail is taken. */
export async function storeCustomer(
  shop: PublicShop,
  accounts: AccountCreation,
  client: Omit<NewCustomer, 'account'> & { account: AccountToCreate },
): Promise<{ accountId: string; customerId: number }> {
  const accountId = await accounts.create(shop.database, client.account)
  const customerId = await insertCustomer(shop, accountId, client)
  for (const address of client.addresses) await insertAddress(shop, customerId, address)
  return { accountId, customerId }
}

/** Puts the client with this e-mail into a customer group, '' removes them from it; false when there is no such client. */
export function setCustomerGroup(shop: PublicShop, email: string, group: string): Promise<boolean> {
  return updateCustomerGroup(shop, email, group.trim())
}

/** Art. 17 GDPR: erases a client; returns whether there was one. Orders keep the data that the law requires. */
export function eraseCustomer(shop: PublicShop, email: string): Promise<boolean> {
  return transaction(shop, (shop) => deleteCustomer(shop, email))
}

export interface PointsChange {
  customerId: number
  /** Negative when points are spent. */
  points: number
  reason: 'granted' | 'spent' | 'returned' | 'received'
  /** The order; each reason counts once per order. */
  orderId: number | null
}

/**
 * Adds or removes loyalty points, with an entry in the client's ledger. Refused when there are too few; concurrent changes
 * wait. Returns the new balance.
 */
export function changePoints(shop: PublicShop, move: PointsChange): Promise<Result<number, 'too_few'>> {
  return transaction(shop, async (shop) => {
    const balance = await addPoints(shop, move.customerId, move.points)
    if (balance === null) return refused('too_few')
    await insertPointsEntry(shop, move)
    return done(balance)
  })
}

/** Like `changePoints` for points below 0, as far as the client still has them; returns the new balance. */
export function withdrawPoints(shop: PublicShop, move: PointsChange): Promise<number> {
  return transaction(shop, async (shop) => {
    const balance = await lockPoints(shop, move.customerId)
    const points = Math.max(move.points, -balance)
    if (points === 0) return balance
    await addPoints(shop, move.customerId, points)
    await insertPointsEntry(shop, { ...move, points })
    return balance + points
  })
}
