import { eraseCustomer } from '#features/customers/actions/customers.ts'
import { findCustomerByEmail } from '#features/customers/queries.ts'
import { unsubscribeByEmail } from '#features/newsletter/actions/subscriptions.ts'
import { eraseQuestions } from '#features/opinions/actions/questions.ts'
import { eraseOpinions } from '#features/opinions/actions/withdraw-opinion.ts'
import { deleteAlertsOfEmail } from '#features/stock-alerts/actions/stock-alerts.ts'
import { type PublicShop, transaction } from '#shop'

/** What was erased of a person. */
export interface ErasedData {
  /** The client with account, addresses, basket and lists. */
  client: boolean
  newsletter: boolean
  stockAlerts: number
  questions: number
  opinions: number
}

/**
 * Erases a person by e-mail (art. 17 GDPR), all or nothing. Orders stay, without the client, as long as tax law and claims need them
 * (art. 17(3)(b) and (e)); so does the record of a withdrawn consent.
 */
export function erasePerson(shop: PublicShop, email: string): Promise<ErasedData> {
  return transaction(shop, async (shop) => ({
    opinions: await eraseOpinions(shop, { email, customerId: await findCustomerByEmail(shop, email) }),
    client: await eraseCustomer(shop, email),
    newsletter: await unsubscribeByEmail(shop, email),
    stockAlerts: await deleteAlertsOfEmail(shop, email),
    questions: await eraseQuestions(shop, email),
  }))
}

/** The same for a client, with what is known by the e-mail alone only once that is confirmed: it may be somebody else's. */
export async function eraseClient(
  shop: PublicShop,
  { email, emailConfirmed }: { email: string; emailConfirmed: boolean },
): Promise<void> {
  if (emailConfirmed) await erasePerson(shop, email)
  else
    await transaction(shop, async (shop) => {
      const customerId = await findCustomerByEmail(shop, email)
      if (customerId !== null) await eraseOpinions(shop, { email: null, customerId })
      await eraseCustomer(shop, email)
    })
}
