import type { Context } from 'hono'
import { refererPath } from '#features/customers/rules.ts'
import { rememberDestination, setDestinationCountry } from '#features/delivery/actions.ts'
import { countryByRegion, getDestination } from '#features/delivery/rules/destination.ts'
import { chooseCurrency, offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import { pageSizes, type SortOrder, sortOrders } from '#features/search/rules/list-options.ts'
import { convertListAddress } from '#features/search/views/list-address.ts'
import { currencyCookie } from '#platform/http/cookies.ts'
import { firstPathSegment, urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

const displayFields = ['curr', 'lang', 'country', 'sort_order', 'portions']

/** Whether a request to /settings.php is about how the shop is shown. */
export function isDisplayChange(fields: ReadonlyMap<string, string>): boolean {
  return displayFields.some((name) => fields.has(name))
}

/**
 * /settings.php?curr=&lang=&country=&sort_order=&portions=: shows the shop in another currency, with deliveries to another country, the
 * list that the browser comes from in another order or in larger pages, and goes back there, a price in that address converted. What is not
 * offered changes nothing, as does any language: the shop speaks one. Nothing but cookies and the address is changed, so that links may do
 * it too (`changes`: not those of other sites); kept pages are for those who have not chosen.
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

async function setCountry(context: Context<RequestEnvironment>, asked: string | undefined): Promise<void> {
  const country = asked === undefined ? null : countryByRegion(asked)
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

const lists = [urls.search(), urls.category({ id: 1, name: '' })].map(firstPathSegment)

/**
 * The address of a list in the order that /settings.php names ('price-d', or our own word), with so many products on a page or the next
 * size above; from its first page on. Other addresses, and what says nothing, stay.
 */
export function sortedListAddress(
  address: string,
  asked: { sort: string | undefined; portions: string | undefined },
): string {
  const [path = '', query] = address.split('?', 2)
  const order = asked.sort === undefined ? undefined : readSortOrder(asked.sort)
  const size = /^[1-9]\d{0,3}$/.test(asked.portions ?? '') ? pageSizeFor(Number(asked.portions)) : undefined
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
