import type { Text, TextValues } from '#shared/text.ts'
import type { OrderLine } from '../rules/order.ts'
import { partsOf } from '../rules/words.ts'
import { orderTexts } from '../texts.ts'

/** What is said of a line below its name, on pages and in mails: what it contains, how it is bought, what it is cheaper by. */
export function lineNotes(
  line: OrderLine,
  say: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string[] {
  return [
    line.kind === 'gift' && say(orderTexts.gift),
    line.kind === 'wrap' && line.additional !== '' && say(orderTexts.wrapOf, { product: line.additional }),
    line.bundleParts.length > 0 && say(orderTexts.contains, { parts: partsOf(line) }),
    line.subscriptionDays > 0 && say(orderTexts.subscription, { count: line.subscriptionDays }),
    line.pointsSpent > 0 && say(orderTexts.paidWithPoints, { count: line.pointsSpent }),
    line.discountGross > 0 && say(orderTexts.discount, { amount: money(line.discountGross) }),
  ].filter((note) => typeof note === 'string')
}
