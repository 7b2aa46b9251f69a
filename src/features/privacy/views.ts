import { findCustomer, findCustomerSummary, getConsents, getCustomerAddresses } from '#features/customers/queries.ts'
import { listsOfClient } from '#features/lists/queries/shopping-lists.ts'
import { findActiveSubscription } from '#features/newsletter/queries.ts'
import { getQuestionsByEmail } from '#features/opinions/queries.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { listOrders } from '#features/orders/queries/list-orders.ts'
import { getPointsHistory } from '#features/orders/queries/purchase-history.ts'
import { getAlertsOfEmail } from '#features/stock-alerts/queries.ts'
import { decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'

const maxEntries = 10_000

/** Returns all personal data of this e-mail address (art. 15 and 20 GDPR), as JSON; null when there is none. */
export async function personalDataJson(shop: PublicShop, email: string): Promise<string | null> {
  const client = await findCustomerSummary(shop, email)
  const summaries = await listOrders(shop, { buyer: email, limit: maxEntries })
  const own = summaries.filter((order) => order.email.toLowerCase() === email.toLowerCase())
  const orders = await Promise.all(own.map(({ id }) => findOrder(shop, { id })))
  const newsletter = await findActiveSubscription(shop, email)
  const stockAlerts = await getAlertsOfEmail(shop, email)
  const questions = await getQuestionsByEmail(shop, email)
  if (!client && !newsletter && [orders, stockAlerts, questions].every(({ length }) => length === 0)) return null
  const known = {
    email,
    client: client && { ...client, ...(await findCustomer(shop, client.id)) },
    addresses: client ? await getCustomerAddresses(shop, client.id) : [],
    consents: client ? await getConsents(shop, client.id) : [],
    points: client ? await getPointsHistory(shop, { customerId: client.id, before: null, most: maxEntries }) : [],
    lists: client ? await listsOfClient(shop, client.id) : [],
    orders,
    newsletter,
    waitsFor: stockAlerts,
    questions,
  }
  return JSON.stringify(known, jsonReplacer, 2)
}

/** Tokens open orders and lists without signing in: they are not personal data. Quantities are exact decimals. */
function jsonReplacer(name: string, value: unknown): unknown {
  if (name === 'token') return undefined
  return typeof value === 'bigint' ? decimalText(value) : value
}
