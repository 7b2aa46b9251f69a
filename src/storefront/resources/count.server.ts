import type { LoaderFunctionArgs } from 'react-router'
import { countListing } from '#features/search/reads/listing.ts'
import { understandText } from '#features/search/reads/understand-text.ts'
import { readListRequest, readSearchText } from '../pages/list-request.ts'
import { publicShop } from '../shop-context.ts'

/** How many products the filters of an address leave of a category or a search: `{count}`. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const category = /^[1-9]\d{0,8}$/.test(params.category ?? '') ? Number(params.category) : null
  const shop = publicShop(context)
  const within = category === null ? { text: await understandText(shop, readSearchText(searchParams)) } : { category }
  const { filters } = readListRequest(searchParams)
  return Response.json({ count: await countListing(shop, { within, filters }) })
}
