import type { LoaderFunctionArgs } from 'react-router'
import { understandText } from '#features/search/queries/understand-text.ts'
import { countListing } from '#features/search/views/listing.ts'
import { readListRequest, readSearchText } from '../pages/listing/list-request.ts'
import { getPublicShop } from '../route-context.ts'

/** Returns how many products the filters of an address leave in a category or a search: `{count}`. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const category = /^[1-9]\d{0,8}$/.test(params.category ?? '') ? Number(params.category) : null
  const shop = getPublicShop(context)
  const within = category === null ? { text: await understandText(shop, readSearchText(searchParams)) } : { category }
  const { filters } = readListRequest(searchParams)
  return Response.json({ count: await countListing(shop, { within, filters }) })
}
