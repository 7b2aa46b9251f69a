import type { LoaderFunctionArgs } from 'react-router'
import { loadBasket } from '#features/basket/queries/stored-basket.ts'
import { AddedLine } from '#features/basket/ui/added-line.tsx'
import type { AddedLineData } from '#features/basket/ui/added-panel.tsx'
import { priceBasket } from '#features/basket/views.ts'
import { cardPurchaseMode } from '#features/catalogue/rules/sale-state.ts'
import { GoodsThatMatch } from '#features/hotspots/ui/goods-that-match.tsx'
import { getHotspots } from '#features/hotspots/views.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { getPersonalShop } from '../route-context.ts'

const maxGoods = 3

/**
 * Returns the visitor's newest line of a product, and of a size if the query names one, with goods that go with it and are not in the basket
 * yet; both as HTML, '' for none.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const shop = await getPersonalShop(context)
  const size = new URL(request.url).searchParams.get('rozmiar')
  const { lines } = await priceBasket(shop, await loadBasket(shop, shop.visitor))
  const line = lines.findLast(
    ({ productId, offer }) => String(productId) === params.product && (!size || offer.size.type === size),
  )
  if (!line) return Response.json({ line: '', goods: '' } satisfies AddedLineData)
  const inBasket = new Set(lines.map(({ productId }) => productId))
  const goods = Object.values(await getHotspots(shop, [line.productId]))
    .flat()
    .filter((product) => cardPurchaseMode(product) !== null && !inBasket.has(product.id))
    .slice(0, maxGoods)
  const answer: AddedLineData = {
    line: renderStatic(shop, <AddedLine line={line} priceType={shop.settings.get(priceTypeSetting)} />),
    goods: renderStatic(shop, <GoodsThatMatch products={goods} />),
  }
  return Response.json(answer)
}
