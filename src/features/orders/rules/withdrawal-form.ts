import type { Text, TextValues } from '#shared/text.ts'
import { withdrawalTexts } from '../texts/orders.ts'
import type { Order } from './order.ts'

const blank = '…'.repeat(40)

/**
 * Returns the model withdrawal form (annex 2 to the consumer rights act of 30 May 2014) with seller and contract filled in, as plain
 * text: to print, or to fill in as a reply.
 * @param day of the contract: '21 listopada 2026'
 */
export function withdrawalForm(
  { seller, number }: Pick<Order, 'seller' | 'number'>,
  day: string,
  t: (text: Text, values?: TextValues) => string,
): string {
  const { name, street, postcode, city, email } = seller
  return [
    t(withdrawalTexts.title),
    t(withdrawalTexts.note),
    t(withdrawalTexts.recipient, { seller: `${name}, ${street}, ${postcode} ${city}, ${email}` }),
    `${t(withdrawalTexts.statement)}\n${blank}`,
    `${t(withdrawalTexts.dates)} ${t(withdrawalTexts.contract, { day, number })}`,
    ...(['name', 'address', 'signature', 'date'] as const).map((field) => `${t(withdrawalTexts[field])}\n${blank}`),
    t(withdrawalTexts.star),
  ].join('\n\n')
}
