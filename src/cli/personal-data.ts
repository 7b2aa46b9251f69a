import { clientOfEmail } from '#features/customers/reads/list-clients.ts'
import { customerAddresses, findCustomer } from '#features/customers/reads.ts'
import { listsOfClient } from '#features/lists/reads/shopping-lists.ts'
import { livingSubscription } from '#features/newsletter/reads.ts'
import { notificationsOf } from '#features/observed/reads.ts'
import { questionsOf } from '#features/opinions/reads.ts'
import { findOrder } from '#features/orders/reads/find-order.ts'
import { listOrders } from '#features/orders/reads/list-orders.ts'
import { decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'

const mostOrders = 10_000

/** All that the shop knows of whoever has this e-mail (art. 15 and 20 GDPR), as JSON; null when it knows nothing. */
export async function personalData(shop: PublicShop, email: string): Promise<string | null> {
  const client = await clientOfEmail(shop, email)
  const summaries = await listOrders(shop, { buyer: email, limit: mostOrders })
  const own = summaries.filter((order) => order.email.toLowerCase() === email.toLowerCase())
  const orders = await Promise.all(own.map(({ id }) => findOrder(shop, { id })))
  const newsletter = await livingSubscription(shop, email)
  const waitsFor = await notificationsOf(shop, email)
  const questions = await questionsOf(shop, email)
  if (!client && !newsletter && [orders, waitsFor, questions].every(({ length }) => length === 0)) return null
  const known = {
    email,
    client: client && { ...client, ...(await findCustomer(shop, client.id)) },
    addresses: client ? await customerAddresses(shop, client.id) : [],
    lists: client ? await listsOfClient(shop, client.id) : [],
    orders,
    newsletter,
    waitsFor,
    questions,
  }
  return JSON.stringify(known, readable, 2)
}

/** Tokens open orders and lists without signing in: they are no data about anybody. Quantities are exact decimals. */
function readable(name: string, value: unknown): unknown {
  if (name === 'token') return undefined
  return typeof value === 'bigint' ? decimalText(value) : value
}
