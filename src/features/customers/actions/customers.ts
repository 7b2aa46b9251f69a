import type { Accounts, NewAccount } from '#platform/accounts/accounts.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import type { Address, Customer } from '../queries.ts'
import {
  addPoints,
  deleteCustomer,
  insertAddress,
  insertCustomer,
  insertPointsEntry,
  updateCustomerGroup,
} from '../writes.ts'

export interface NewCustomer extends Omit<Customer, 'id'> {
  account: NewAccount
  addresses: Omit<Address, 'id'>[]
}

/**
 * A client with an account, all or nothing; his id. Throws when the login or the e-mail is taken: whoever lets people
 * register checks that first.
 */
export async function createCustomer(shop: PublicShop, accounts: Accounts, client: NewCustomer): Promise<number> {
  const passwordHash = await accounts.hashPassword(client.account.password)
  return transaction(shop, async (shop) => {
    const accountId = await accounts.create(shop.database, { ...client.account, passwordHash })
    const customerId = await insertCustomer(shop, accountId, client)
    for (const address of client.addresses) await insertAddress(shop, customerId, address)
    return customerId
  })
}

/** Puts the client with this e-mail into a group of the merchant's own naming, '' into none; false when there is no such client. */
export function setCustomerGroup(shop: PublicShop, email: string, group: string): Promise<boolean> {
  return updateCustomerGroup(shop, email, group.trim())
}

/** Art. 17 GDPR: forgets a client; whether there was one. What the law wants kept of orders stays with the orders. */
export function eraseCustomer(shop: PublicShop, email: string): Promise<boolean> {
  return transaction(shop, (shop) => deleteCustomer(shop, email))
}

export interface PointsChange {
  customerId: number
  /** Below 0: they are spent. */
  points: number
  reason: 'granted' | 'spent' | 'returned' | 'received'
  /** For which order; each reason counts once for it. */
  orderId: number | null
}

/**
 * Gives points of the loyalty programme to a client or takes them, with a line in his ledger. Refused when he has fewer than are
 * taken: whoever else spends at the same time waits. Answers what he has now.
 */
export function changePoints(shop: PublicShop, move: PointsChange): Promise<Result<number, 'too_few'>> {
  return transaction(shop, async (shop) => {
    const balance = await addPoints(shop, move.customerId, move.points)
    if (balance === null) return refused('too_few')
    await insertPointsEntry(shop, move)
    return done(balance)
  })
}
