import { ownValue } from '#shared/own-value.ts'

/** What Google's and Meta's words for availability mean: whether there is any, and whether it may be ordered nevertheless. */
const meanings: Record<string, { none: boolean; toOrder: boolean }> = {
  in_stock: { none: false, toOrder: false },
  out_of_stock: { none: true, toOrder: false },
  discontinued: { none: true, toOrder: false },
  preorder: { none: false, toOrder: true },
  backorder: { none: false, toOrder: true },
  available_for_order: { none: false, toOrder: true },
}

/** The meaning of 'in stock' or 'in_stock'; undefined when it has none. */
export function csvAvailability(text: string): { none: boolean; toOrder: boolean } | undefined {
  return ownValue(meanings, text.toLowerCase().replace(/\s+/g, '_'))
}
