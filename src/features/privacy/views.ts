import { getBasketContents } from '#features/basket/queries/basket-contents.ts'
import { getDraftsOfClient } from '#features/checkout/queries.ts'
import {
  findAccountId,
  findCustomer,
  findCustomerSummary,
  getConsents,
  getCustomerAddresses,
} from '#features/customers/queries.ts'
import { getFavouriteNames, getListContents } from '#features/lists/queries/list-contents.ts'
import { getSubscriptions } from '#features/newsletter/queries.ts'
import { getMessagesByEmail, getQuestionsByEmail } from '#features/opinions/queries/messages.ts'
import { getOpinionsOfAuthor } from '#features/opinions/queries/written-opinions.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { listOrders } from '#features/orders/queries/list-orders.ts'
import { getOrderConsents } from '#features/orders/queries/order-records.ts'
import { getPointsHistory } from '#features/orders/queries/purchase-history.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { getPersonalCodes } from '#features/promotions/queries/rebate-codes.ts'
import { getAlertsOfEmail } from '#features/stock-alerts/queries.ts'
import { findAccountRecord } from '#platform/accounts/account-record.ts'
import { decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'

const maxEntries = 10_000

/** All personal data known by this e-mail address (art. 15 and 20 GDPR), as JSON; null when there is none. */
export async function personalDataJson(shop: PublicShop, email: string): Promise<string | null> {
  const client = await findCustomerSummary(shop, email)
  return toJson(
    email,
    client ? await clientData(shop, client.id) : null,
    await emailData(shop, email, client?.id ?? null),
  )
}

/**
 * The same for a signed-in client. What the shop knows by the e-mail alone, such as a guest's orders, belongs to the client once the e-mail
 * is confirmed: anyone can register with any address.
 */
export async function personalDataOfClient(
  shop: PublicShop,
  { customerId, emailConfirmed }: { customerId: number; emailConfirmed: boolean },
): Promise<string> {
  const email = (await findCustomer(shop, customerId))?.email ?? ''
  const known = emailConfirmed
    ? await emailData(shop, email, customerId)
    : {
        orders: await ownOrders(shop, customerId),
        opinions: await getOpinionsOfAuthor(shop, { email: null, customerId }),
      }
  return toJson(email, await clientData(shop, customerId), known) ?? '{}'
}

async function clientData(shop: PublicShop, customerId: number) {
  const client = await findCustomer(shop, customerId)
  const summary = client && (await findCustomerSummary(shop, client.email))
  const accountId = await findAccountId(shop, customerId)
  return {
    client: { ...summary, ...client },
    account: accountId === null ? null : await findAccountRecord(shop.database, accountId),
    addresses: await getCustomerAddresses(shop, customerId),
    consents: await getConsents(shop, customerId),
    points: await getPointsHistory(shop, { customerId, before: null, most: maxEntries }),
    lists: await getListContents(shop, customerId),
    favourites: await getFavouriteNames(shop, customerId),
    basket: await getBasketContents(shop, customerId),
    orderDrafts: await getDraftsOfClient(shop, customerId),
    rebateCodes: await getPersonalCodes(shop, customerId),
  }
}

async function emailData(shop: PublicShop, email: string, customerId: number | null) {
  const byEmail = await listOrders(shop, { buyer: email, limit: maxEntries })
  const ordered = byEmail.filter((order) => order.email.toLowerCase() === email.toLowerCase())
  const own = customerId === null ? [] : await listOrders(shop, { customerId, limit: maxEntries })
  const ids = new Set([...own, ...ordered].map(({ id }) => id))
  return {
    orders: await getOrders(shop, [...ids]),
    newsletter: await getSubscriptions(shop, email),
    waitsFor: await getAlertsOfEmail(shop, email),
    questions: await getQuestionsByEmail(shop, email),
    messages: await getMessagesByEmail(shop, email),
    opinions: await getOpinionsOfAuthor(shop, { email, customerId }),
  }
}

async function ownOrders(shop: PublicShop, customerId: number) {
  const own = await listOrders(shop, { customerId, limit: maxEntries })
  return getOrders(
    shop,
    own.map(({ id }) => id),
  )
}

function getOrders(shop: PublicShop, ids: number[]) {
  return Promise.all(
    ids.map(async (id) => ({
      ...(await findOrder(shop, { id })),
      payments: await getPaymentEntries(shop, id),
      consents: await getOrderConsents(shop, id),
    })),
  )
}

function toJson(email: string, client: object | null, byEmail: Record<string, unknown[]>): string | null {
  if (!client && Object.values(byEmail).every(({ length }) => length === 0)) return null
  return JSON.stringify({ email, ...client, ...byEmail }, jsonReplacer, 2)
}

/** Tokens open lists without signing in: they are not personal data. Quantities are exact decimals. */
function jsonReplacer(name: string, value: unknown): unknown {
  if (name === 'token') return undefined
  return typeof value === 'bigint' ? decimalText(value) : value
}
