import type { Accounts, NewAccount } from '#platform/accounts/accounts.ts'
import { type PublicShop, transaction } from '#shop'
import type { Address, Customer } from '../reads.ts'
import { insertAddress, insertCustomer } from '../writes.ts'

export interface NewClient extends Omit<Customer, 'id'> {
  account: NewAccount
  addresses: Omit<Address, 'id'>[]
}

/**
 * A client with an account, all or nothing; his id. Throws when the login or the e-mail is taken: whoever lets people
 * register checks that first.
 */
export async function addClient(shop: PublicShop, accounts: Accounts, client: NewClient): Promise<number> {
  const passwordHash = await accounts.hashPassword(client.account.password)
  return transaction(shop, async (shop) => {
    const accountId = await accounts.create(shop.database, { ...client.account, passwordHash })
    const customerId = await insertCustomer(shop, accountId, client)
    for (const address of client.addresses) await insertAddress(shop, customerId, address)
    return customerId
  })
}
