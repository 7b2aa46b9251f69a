import { z } from 'zod'
import { readSingleItem } from '#features/basket/checks/basket-items.ts'
import type { BasketItem } from '#features/basket/rules/items.ts'
import { email } from '#features/customers/checks/fields.ts'
import { problemsOf } from '#features/customers/checks/problems.ts'
import type { Message } from '#shared/text.ts'

export interface Wish {
  /** Product, size and, where one was asked for, quantity. */
  item: BasketItem
  email: string
}

const address = z.object({ email: email() })

/** Reads what somebody waits for and where he wants to read of it (B8.44). */
export function checkWish(fields: ReadonlyMap<string, string>): { wish: Wish } | { problem: Message; email: string } {
  const typed = fields.get('email') ?? ''
  const known = address.safeParse({ email: typed })
  if (!known.success) return { problem: problemsOf(known.error).email as Message, email: typed }
  const asked: [string, string][] = ['product', 'size'].map((name) => [name, fields.get(name) ?? ''])
  return { wish: { item: readSingleItem([...asked, ['number', fields.get('quantity') ?? '']]), ...known.data } }
}
