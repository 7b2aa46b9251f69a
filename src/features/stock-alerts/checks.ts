import { z } from 'zod'
import { readSingleItem } from '#features/basket/checks.ts'
import type { BasketItem } from '#features/basket/rules/basket-items.ts'
import { email } from '#features/customers/checks/contact-fields.ts'
import { fieldProblems } from '#features/customers/checks/field-problems.ts'
import type { Message } from '#shared/text.ts'

export interface StockAlertRequest {
  /** Product, size and, if given, quantity. */
  item: BasketItem
  email: string
}

const address = z.object({ email: email() })

/** The requested size and the e-mail address (B8.44). */
export function checkStockAlertRequest(
  fields: ReadonlyMap<string, string>,
): { request: StockAlertRequest } | { problem: Message; email: string } {
  const typed = fields.get('email') ?? ''
  const known = address.safeParse({ email: typed })
  if (!known.success) return { problem: fieldProblems(known.error).email as Message, email: typed }
  const named: [string, string][] = ['product', 'size'].map((name) => [name, fields.get(name) ?? ''])
  return { request: { item: readSingleItem([...named, ['number', fields.get('quantity') ?? '']]), ...known.data } }
}
