import type { Context } from 'hono'
import { refererPath } from '#features/customers/rules.ts'
import { rememberDestination, setDestinationCountry } from '#features/delivery/actions.ts'
import { getDestination } from '#features/delivery/rules/destination.ts'
import { chooseCurrency, offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import { convertListAddress } from '#features/search/rules/list-filters.ts'
import {
  type ListChoice,
  pageSizes,
  readListChoice,
  type SortOrder,
  sortOrders,
  writeListChoice,
} from '#features/search/rules/list-options.ts'
import { currencyCookie, listCookie, readListCookie } from '#platform/http/cookies.ts'
import { countryByRegion } from '#shared/regions.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { firstPathSegment, urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

const displayFields = ['curr', 'lang', 'country', 'sort_order', 'portions']

/** Returns whether a request to /settings.php changes display settings. */
export function isDisplayChange(fields: ReadonlyMap<string, string>): boolean {
  return displayFields.some((name) => fields.has(name))
}

/**
 * /settings.php?curr=&lang=&country=&sort_order=&portions=: sets the currency, the delivery country, or the order and page size of
 * lists, and redirects back: to the list that the browser comes from with this order and prices in the address converted. Unknown
 * values and any language change nothing: the shop has one language. Only cookies and the address change, so links may do it too
 * (`changes` is false for links of other sites). Cached pages are only for visitors who have not chosen.
 */
export async function changeDisplaySettings(
  context: Context<RequestEnvironment>,
  fields: ReadonlyMap<string, string>,
  changes: boolean,
): Promise<Response> {
  const back = refererPath(context.req.header('Referer'), urls.home())
  if (!changes) return context.redirect(back, 303)
  await setCountry(context, fields.get('country'))
  const choice = readDisplayChoice({ sort: fields.get('sort_order'), portions: fields.get('portions') })
  rememberListChoice(context, choice)
  const list = chosenListAddress(back, choice)
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

const lists = [urls.search(), urls.category({ id: 1, name: '' }), serverUrls.goodsList('nowosci')].map(firstPathSegment)

/** The order ('price-d', or our own name) and page size, or the next larger one, that a request asks for. */
export function readDisplayChoice(requested: { sort: string | undefined; portions: string | undefined }): ListChoice {
  const sort = readSortOrder(requested.sort ?? '')
  const portions = requested.portions ?? ''
  const pageSize = /^[1-9]\d{0,3}$/.test(portions) ? pageSizeFor(Number(portions)) : undefined
  return { ...(sort && { sort }), ...(pageSize && { pageSize }) }
}

/** Lists that the visitor opens from now on are shown so, until another choice. */
function rememberListChoice(
  { req, header, var: { publicShop } }: Context<RequestEnvironment>,
  choice: ListChoice,
): void {
  if (Object.keys(choice).length === 0) return
  const earlier = readListChoice(readListCookie(req.header('Cookie') ?? '', publicShop.publicUrl))
  const line = listCookie(publicShop.publicUrl, writeListChoice({ ...earlier, ...choice }))
  header('Set-Cookie', line, { append: true })
}

/** Returns the address of a list in this order and page size, from the first page. Other addresses stay unchanged. */
export function chosenListAddress(address: string, { sort, pageSize }: ListChoice): string {
  const [path = '', query] = address.split('?', 2)
  if (!lists.includes(firstPathSegment(path)) || (!sort && !pageSize)) return address
  const fields = new URLSearchParams(query)
  if (sort) fields.set('sortowanie', sort)
  if (pageSize) fields.set('ile', String(pageSize))
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
