import { resolveItem } from '#features/basket/rules/basket-items.ts'
import { findCustomer } from '#features/customers/queries.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { offerAvailability } from '#features/offers/rules/availability.ts'
import { findSaleRefusal } from '#features/offers/rules/offer.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import { canonicalMailbox, countAttempt } from '#platform/rate-limit.ts'
import { maxDecimal } from '#shared/decimal.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message, Text } from '#shared/text.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import { checkStockAlertRequest } from '../checks.ts'
import { isQuantityAvailable } from '../rules.ts'
import { alertDaysSetting, maxPerDaySetting } from '../settings.ts'
import { stockAlertTexts } from '../texts/response.ts'
import { deleteAlertsBefore, deleteAlertsByEmail, deleteAlertsByToken, upsertAlert } from '../writes.ts'

/**
 * mail: an invalid e-mail address; limit: too many alerts in a day; increase_quantity: that quantity is available; the others: there is no such size
 * to wait for.
 */
export interface StockAlertProblem {
  code: 'mail' | 'limit' | 'increase_quantity' | 'unknown' | 'not_awaited'
  message: Message
}

const dayMinutes = 24 * 60 // minutes

/**
 * Saves an alert for when a size is available again (B8.44–B8.47): `fields` are product, size, email and, for more than the minimum purchase,
 * quantity.
 * Requesting it again updates the same alert.
 */
export async function requestStockAlert(
  shop: Shop,
  fields: ReadonlyMap<string, string>,
): Promise<Result<Message, StockAlertProblem>> {
  const read = checkStockAlertRequest(fields)
  if ('problem' in read) return refused({ code: 'mail', message: read.problem })
  const { item, email } = read.request
  const offers = await getOffersByProduct(shop, item.productId === null ? [] : [item.productId])
  const resolved = resolveItem({ ...item, quantity: item.quantity ?? 1n }, 'set', offers)
  if (!('offer' in resolved)) return refused({ code: 'unknown', message: resolved.message })
  const { offer } = resolved
  const notSold = findSaleRefusal(offer)
  if (notSold && !offerAvailability(offer).notify) return refused({ code: 'not_awaited', message: notSold.message })
  const quantity = maxDecimal(item.quantity ?? 0n, quantityRange(offer.bounds).minimum)
  if (isQuantityAvailable(offer, quantity)) return alertProblem('increase_quantity', stockAlertTexts.increaseQuantity)
  if (await countAlertRequest(shop, email)) return alertProblem('limit', stockAlertTexts.limit)
  await upsertAlert(shop, { sizeId: offer.size.id, email, quantity, token: crypto.randomUUID() })
  return done({ text: stockAlertTexts.saved, values: { email } })
}

function alertProblem(code: StockAlertProblem['code'], text: Text) {
  return refused<StockAlertProblem>({ code, message: { text } })
}

/**
 * Counts against the e-mail address and the IP address, unless the request comes from the machine itself. A signed-in client with the account's own
 * e-mail is counted by account, so that others cannot use up the client's alerts. Not null: until when no more are accepted.
 */
async function countAlertRequest(shop: Shop, email: string): Promise<Date | null> {
  const { database, visitor, settings, now } = shop
  const most = { name: 'stock alerts', tries: settings.get(maxPerDaySetting), minutes: dayMinutes }
  const keys = (await isOwnEmail(shop, email))
    ? [`notifications of client ${visitor.customerId}`]
    : [
        `notifications to ${canonicalMailbox(email)}`,
        ...(visitor.address === null ? [] : [`notifications from ${visitor.address}`]),
      ]
  return countAttempt(
    database,
    keys.map((key) => ({ key, ...most })),
    now,
  )
}

async function isOwnEmail(shop: Shop, email: string): Promise<boolean> {
  const { customerId } = shop.visitor
  const client = customerId === null ? null : await findCustomer(shop, customerId)
  return client?.email.toLowerCase() === email.toLowerCase()
}

/** Deletes all alerts of the address with this token. */
export async function unsubscribeFromAlerts(shop: PublicShop, token: string): Promise<void> {
  await deleteAlertsByToken(shop, token)
}

/** Deletes all alerts of this address, and returns how many there were. */
export function deleteAlertsOfEmail(shop: PublicShop, email: string): Promise<number> {
  return transaction(shop, (shop) => deleteAlertsByEmail(shop, email))
}

const millisecondsADay = 24 * 60 * 60_000

/** Deletes alerts older than the configured number of days. */
export async function deleteExpiredAlerts(shop: PublicShop): Promise<void> {
  await deleteAlertsBefore(shop, new Date(shop.now.getTime() - shop.settings.get(alertDaysSetting) * millisecondsADay))
}
