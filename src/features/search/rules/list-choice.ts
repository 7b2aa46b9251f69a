import { pageSizes, type SortOrder, sortOrders } from './list-options.ts'

/** The order and page size of lists that a visitor has chosen for all of them. */
export interface ListChoice {
  sort?: SortOrder
  pageSize?: number
}

/** Reads 'cena.48' or '.48'; what is no order and no page size is left out. */
export function readListChoice(text: string | undefined): ListChoice {
  const [named, size] = (text ?? '').split('.', 2)
  const sort = sortOrders.find((order) => order === named)
  const pageSize = pageSizes.find((number) => String(number) === size)
  return { ...(sort && { sort }), ...(pageSize && { pageSize }) }
}

/** Returns the choice as text; null when it is what lists show anyway. */
export function writeListChoice({ sort, pageSize }: ListChoice): string | null {
  const parts = [sort === sortOrders[0] ? '' : (sort ?? ''), pageSize === pageSizes[0] ? '' : (pageSize ?? '')]
  return parts.some(Boolean) ? parts.join('.') : null
}
