import { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import { sizeAvailability } from '#features/basket/rules/availability.ts'
import { understandItem } from '#features/basket/rules/items.ts'
import { whyNotSold } from '#features/basket/rules/offer.ts'
import { quantityRange } from '#features/basket/rules/quantity.ts'
import { findCustomer } from '#features/customers/reads.ts'
import { countTry } from '#platform/tries/count-try.ts'
import { mailboxOf } from '#platform/tries/mailbox.ts'
import { larger } from '#shared/decimal.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message, Text } from '#shared/text.ts'
import type { Shop } from '#shop'
import { checkWish } from '../checks.ts'
import { isThere } from '../rules.ts'
import { mostPerDaySetting } from '../settings.ts'
import { observedTexts } from '../texts/answer.ts'
import { saveNotification } from '../writes.ts'

/** mail: no address of e-mail; limit: enough for a day; increase_quantity: so many are there; the others: there is no such thing to wait for. */
export interface ObserveProblem {
  code: 'mail' | 'limit' | 'increase_quantity' | 'unknown' | 'not_awaited'
  message: Message
}

const day = 24 * 60 // minutes

/**
 * Writes down that somebody wants to be told when a size can be had again (B8.44–B8.47): `fields` are product, size, email and,
 * for more than the least that can be ordered, quantity. Asked again, it is the same wish.
 */
export async function observeSize(
  shop: Shop,
  fields: ReadonlyMap<string, string>,
): Promise<Result<Message, ObserveProblem>> {
  const read = checkWish(fields)
  if ('problem' in read) return refused({ code: 'mail', message: read.problem })
  const { item, email } = read.wish
  const offers = await offersOfProducts(shop, item.productId === null ? [] : [item.productId])
  const meant = understandItem({ ...item, quantity: item.quantity ?? 1n }, 'set', offers)
  if (!('offer' in meant)) return refused({ code: 'unknown', message: meant.message })
  const { offer } = meant
  const notSold = whyNotSold(offer)
  if (notSold && !sizeAvailability(offer).notify) return refused({ code: 'not_awaited', message: notSold.message })
  const quantity = larger(item.quantity ?? 0n, quantityRange(offer.bounds).minimum)
  if (isThere(offer, quantity)) return because('increase_quantity', observedTexts.increaseQuantity)
  if (await countWish(shop, email)) return because('limit', observedTexts.limit)
  await saveNotification(shop, { sizeId: offer.size.id, email, quantity, token: crypto.randomUUID() })
  return done({ text: observedTexts.saved, values: { email } })
}

function because(code: ObserveProblem['code'], text: Text) {
  return refused<ObserveProblem>({ code, message: { text } })
}

/**
 * Counts against the e-mail and the address that it comes from, unless the shop is tried out on the machine itself; who is signed in and gives the account's own
 * e-mail is counted by account, so that nobody else can use up the client's wishes. Not null: until when one must wait.
 */
async function countWish(shop: Shop, email: string): Promise<Date | null> {
  const { database, visitor, settings, now } = shop
  const most = { name: 'stock alerts', tries: settings.get(mostPerDaySetting), minutes: day }
  const keys = (await isOwnEmail(shop, email))
    ? [`notifications of client ${visitor.customerId}`]
    : [
        `notifications to ${mailboxOf(email)}`,
        ...(visitor.address === null ? [] : [`notifications from ${visitor.address}`]),
      ]
  return countTry(
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
