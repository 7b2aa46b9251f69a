import { readSingleItem } from '#features/basket/checks.ts'
import type { BasketItem } from '#features/basket/rules/basket-items.ts'
import { problemMessage } from '#features/customers/checks/field-problems.ts'
import { checkEmail } from '#features/customers/rules/fields/email.ts'
import type { Message } from '#shared/text.ts'

export interface StockAlertRequest {
  /** Product, size and, if given, quantity. */
  item: BasketItem
  email: string
}

/** The requested size and the e-mail address (B8.44). */
export function checkStockAlertRequest(
  fields: ReadonlyMap<string, string>,
): { request: StockAlertRequest } | { problem: Message; email: string } {
  const typed = fields.get('email') ?? ''
  const email = checkEmail(typed)
  if ('code' in email) return { problem: problemMessage(email), email: typed }
  const named: [string, string][] = ['product', 'size'].map((name) => [name, fields.get(name) ?? ''])
  return { request: { item: readSingleItem([...named, ['number', fields.get('quantity') ?? '']]), email: email.value } }
}
