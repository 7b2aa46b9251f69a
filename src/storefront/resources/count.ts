import type { LoaderFunctionArgs } from 'react-router'
import { understandText } from '#features/search/queries/understand-text.ts'
import { goodsLists } from '#features/search/rules/goods-lists.ts'
import { countListing } from '#features/search/views/listing.ts'
import type { ListingSource } from '#features/search/views/listing-index.ts'
import { readListRequest, readSearchText } from '../pages/listing/list-request.ts'
import { getPublicShop } from '../route-context.ts'

/** Returns how many products the filters of an address leave in a category, a list of goods or a search: `{count}`. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const shop = getPublicShop(context)
  const within = readSource(params.list) ?? { text: await understandText(shop, readSearchText(searchParams)) }
  const { filters } = readListRequest(searchParams)
  return Response.json({ count: await countListing(shop, { within, filters }) })
}

function readSource(named = ''): ListingSource | null {
  if (/^[1-9]\d{0,8}$/.test(named)) return { category: Number(named) }
  const list = goodsLists.find((list) => list === named)
  return list ? { list } : null
}
