import type { Context } from 'hono'
import { refererPath } from '#features/customers/rules.ts'
import { rememberDestination, setDestinationCountry } from '#features/delivery/actions.ts'
import { getDestination } from '#features/delivery/rules/destination.ts'
import { chooseCurrency, offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import { convertListAddress } from '#features/search/rules/list-address.ts'
import { pageSizes, type SortOrder, sortOrders } from '#features/search/rules/list-options.ts'
import { currencyCookie } from '#platform/http/cookies.ts'
import { countryByRegion } from '#shared/regions.ts'
import { firstPathSegment, urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

const displayFields = ['curr', 'lang', 'country', 'sort_order', 'portions']

/** Returns whether a request to /settings.php changes display settings. */
export function isDisplayChange(fields: ReadonlyMap<string, string>): boolean {
  return displayFields.some((name) => fields.has(name))
}

/**
 * /settings.php?curr=&lang=&country=&sort_order=&portions=: sets the currency or the delivery country, sorts the list that the
 * browser comes from or sets its page size, and redirects back with prices in the address converted. Unknown values and any
 * language change nothing: the shop has one language. Only cookies and the address change, so links may do it too (`changes` is
 * false for links of other sites). Cached pages are only for visitors who have not chosen.
 */
export async function changeDisplaySettings(
  context: Context<RequestEnvironment>,
  fields: ReadonlyMap<string, string>,
  changes: boolean,
): Promise<Response> {
  const back = refererPath(context.req.header('Referer'), urls.home())
  if (!changes) return context.redirect(back, 303)
  await setCountry(context, fields.get('country'))
  const list = sortedListAddress(back, { sort: fields.get('sort_order'), portions: fields.get('portions') })
  return context.redirect(setCurrency(context, list, fields.get('curr')?.toUpperCase()), 303)
}

async function setCountry(context: Context<RequestEnvironment>, requested: string | undefined): Promise<void> {
  const country = requested === undefined ? null : countryByRegion(requested)
  if (country === null) return
  const shop = await context.var.openShop()
  const chosen = await setDestinationCountry(shop, { from: getDestination(shop), country })
  if (!chosen.ok) return
  for (const line of rememberDestination(shop, chosen.value).values())
    context.header('Set-Cookie', line, { append: true })
}

function setCurrency(context: Context<RequestEnvironment>, address: string, code: string | undefined): string {
  const shop = context.var.publicShop
  const isOffered = offeredCurrencies(shop).some(({ format }) => format.code === code)
  if (code === undefined || !isOffered) return address
  const chosen = chooseCurrency(shop, code)
  context.header('Set-Cookie', currencyCookie(shop.publicUrl, code), { append: true })
  return convertListAddress(address, shop.currency, chosen)
}

/** Sort orders by client name; the suffix '-d' sorts in descending order. */
const clientNames: Record<string, SortOrder> = {
  relevance: 'popularnosc',
  bestseller: 'popularnosc',
  popularity: 'popularnosc',
  price: 'cena',
  'price-d': 'cena-malejaco',
  date: 'nowosci',
  name: 'nazwa',
}

const lists = [urls.search(), urls.category({ id: 1, name: '' })].map(firstPathSegment)

/**
 * Returns the list address with the sort order of /settings.php ('price-d', or our own name) and this page size or the next
 * larger one, from the first page. Other addresses and unknown values stay unchanged.
 */
export function sortedListAddress(
  address: string,
  requested: { sort: string | undefined; portions: string | undefined },
): string {
  const [path = '', query] = address.split('?', 2)
  const order = requested.sort === undefined ? undefined : readSortOrder(requested.sort)
  const size = /^[1-9]\d{0,3}$/.test(requested.portions ?? '') ? pageSizeFor(Number(requested.portions)) : undefined
  if (!lists.includes(firstPathSegment(path)) || (!order && !size)) return address
  const fields = new URLSearchParams(query)
  if (order) fields.set('sortowanie', order)
  if (size) fields.set('ile', String(size))
  fields.delete('strona')
  return `${path}?${fields}`
}

function readSortOrder(named: string): SortOrder | undefined {
  const own = sortOrders.find((order) => order === named)
  const names = [named, named.replace(/-[ad]$/, '')]
  return own ?? names.flatMap((name) => (Object.hasOwn(clientNames, name) ? (clientNames[name] ?? []) : []))[0]
}

function pageSizeFor(portions: number): number {
  return pageSizes.find((size) => size >= portions) ?? pageSizes[2]
}
