import { countAttempt, countMailSent } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import type { OrderLookup } from '../checks.ts'
import { findOrderOf } from '../queries/order-tokens.ts'
import type { Order } from '../rules/order.ts'

interface Wait {
  reason: 'wait'
  until: Date
}

/**
 * Asks for a mail with a link to an order and a code (B5.52). The answer, and the work that it takes, are the same for an order that does
 * not exist or has another e-mail. Limited by the visitor's address and by order.
 */
export function askForOrderLink(shop: Shop, lookup: OrderLookup): Promise<Result<null, Wait>> {
  return transaction<Shop, Result<null, Wait>>(shop, async (shop) => {
    const until = await countLookup(shop, 'links', lookup.number)
    if (until) return refused({ reason: 'wait', until })
    const orderId = await findOrderOf(shop, lookup)
    await shop.enqueue(shop.database, 'send-order-link', { orderId, mailId: crypto.randomUUID() })
    return done(null)
  })
}

/** Whether the code from that mail opens the order; wrong codes are counted like right ones. */
export async function checkOrderCode(
  shop: Shop,
  { code, ...lookup }: OrderLookup & { code: string },
): Promise<Result<null, Wait | { reason: 'wrong-code' }>> {
  const until = await countLookup(shop, 'codes', lookup.number)
  if (until) return refused({ reason: 'wait', until })
  const orderId = await findOrderOf(shop, lookup)
  const digits = code.replace(/\D/g, '')
  const fits = shop.links.isValidCode(digits, 'open-order', codeSubject(lookup), shop.now)
  return fits && orderId !== null ? done(null) : refused({ reason: 'wrong-code' })
}

/** The code that opens this order for half an hour, together with its number and e-mail. */
export function orderCode(shop: PublicShop, order: Pick<Order, 'number' | 'email'>): string {
  return shop.links.code('open-order', codeSubject(order), shop.now)
}

function codeSubject({ number, email }: OrderLookup): string {
  return `${number} ${email.toLowerCase()}`
}

/** Every address may try some orders, every order is tried some times. */
function countLookup({ database, visitor, now }: Shop, what: 'links' | 'codes', number: number): Promise<Date | null> {
  const limit = { name: `order ${what}`, minutes: 60 }
  const byOrder = { ...limit, key: `order ${what} of ${number}`, tries: 5 }
  const byAddress = { ...limit, key: `order ${what} from ${visitor.address}`, tries: 20 }
  return countAttempt(database, visitor.address === null ? [byOrder] : [byOrder, byAddress], now)
}

/** Whether a mailbox may get another link to an order now; strangers can ask for links to orders whose number and e-mail they know. */
export async function allowOrderLink(shop: PublicShop, { email }: Pick<Order, 'email'>): Promise<boolean> {
  return !(await countMailSent(
    shop.database,
    { about: 'links to orders', to: email, perHour: 5, perDay: 15 },
    shop.now,
  ))
}
