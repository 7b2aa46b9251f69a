import type { Text, TextValues } from '#shared/text.ts'
import { type amountsOf, discountOf } from '../rules/amounts.ts'
import type { Order, OrderLine } from '../rules/order.ts'
import { partsOf, promotionName } from '../rules/words.ts'
import { orderTexts } from '../texts.ts'

type Say = (text: Text, values?: TextValues) => string
type Money = (amount: number) => string

/** What is said of a line below its name, on pages and in mails: what it contains, how it is bought, what it is cheaper by. */
export function lineNotes(line: OrderLine, say: Say, amounts: ReturnType<typeof amountsOf>): string[] {
  return [
    line.kind === 'gift' && say(orderTexts.gift),
    line.kind === 'wrap' &&
      (line.additional ? say(orderTexts.wrapOf, { product: line.additional }) : say(orderTexts.wrapOfAll)),
    line.bundleParts.length > 0 && say(orderTexts.contains, { parts: partsOf(line) }),
    line.subscriptionDays > 0 && say(orderTexts.subscription, { count: line.subscriptionDays }),
    line.pointsSpent > 0 && say(orderTexts.paidWithPoints, { count: line.pointsSpent }),
    line.discountGross > 0 && say(orderTexts.discount, { amount: amounts(discountOf(line)) }),
  ].filter((note) => typeof note === 'string')
}

/** By which promotions an order is cheaper, and by how much: its lines cost that much less already. Null for none. */
export function promotionWords({ promotions }: Pick<Order, 'promotions'>, say: Say, money: Money): string | null {
  const told = promotions.filter(({ savedGross, points, code }) => savedGross > 0 || points > 0 || code !== '')
  const names = told.map((promotion) => {
    const { savedGross, points } = promotion
    const worth =
      savedGross > 0 ? `−${money(savedGross)}` : points > 0 ? `+${say(orderTexts.points, { count: points })}` : ''
    return worth ? `${promotionName(promotion)}: ${worth}` : promotionName(promotion)
  })
  return names.length > 0 ? say(orderTexts.cheaperBy, { promotions: names.join('; ') }) : null
}
