import { pageSizes, type SortOrder, sortOrders } from '#features/search/rules.ts'
import { firstPart } from '#shared/first-part.ts'
import { urls } from '#shared/urls.ts'

/** Orders by the names that clients give them; with '-d' behind it the dearest come first. */
const clientNames: Record<string, SortOrder> = {
  relevance: 'popularnosc',
  bestseller: 'popularnosc',
  popularity: 'popularnosc',
  price: 'cena',
  'price-d': 'cena-malejaco',
  date: 'nowosci',
  name: 'nazwa',
}

const lists = [urls.search(), urls.category({ id: 1, name: '' })].map(firstPart)

/**
 * The address of a list in the order that /settings.php names ('price-d', or our own word), with so many products on a page or the next
 * size above; from its first page on. Other addresses, and what says nothing, stay.
 */
export function listInOrder(
  address: string,
  asked: { sort: string | undefined; portions: string | undefined },
): string {
  const [path = '', query] = address.split('?', 2)
  const order = asked.sort === undefined ? undefined : orderOf(asked.sort)
  const size = /^[1-9]\d{0,3}$/.test(asked.portions ?? '') ? sizeFor(Number(asked.portions)) : undefined
  if (!lists.includes(firstPart(path)) || (!order && !size)) return address
  const fields = new URLSearchParams(query)
  if (order) fields.set('sortowanie', order)
  if (size) fields.set('ile', String(size))
  fields.delete('strona')
  return `${path}?${fields}`
}

function orderOf(named: string): SortOrder | undefined {
  const own = sortOrders.find((order) => order === named)
  const names = [named, named.replace(/-[ad]$/, '')]
  return own ?? names.flatMap((name) => (Object.hasOwn(clientNames, name) ? (clientNames[name] ?? []) : []))[0]
}

function sizeFor(portions: number): number {
  return pageSizes.find((size) => size >= portions) ?? pageSizes[2]
}
