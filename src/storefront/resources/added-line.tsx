import type { LoaderFunctionArgs } from 'react-router'
import { loadBasket } from '#features/basket/queries/stored-basket.ts'
import { quickTexts } from '#features/basket/texts/quick.ts'
import { AddedLine } from '#features/basket/ui/added-line.tsx'
import type { AddedLineData } from '#features/basket/ui/added-panel.tsx'
import { priceBasket } from '#features/basket/views.ts'
import { type CardTerms, cardPurchaseMode } from '#features/catalogue/rules/sale-state.ts'
import { hotspotTexts } from '#features/hotspots/texts.ts'
import { GoodsToAdd } from '#features/hotspots/ui/goods-to-add.tsx'
import { getHotspots } from '#features/hotspots/views.ts'
import { suggestedTexts } from '#features/lists/texts/shopping-lists.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import type { PricedProduct } from '#features/search/views/priced-products.ts'
import { getSuggestedGoods } from '#features/search/views/suggested-goods.ts'
import { useTranslate } from '#kit/messages.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../route-context.ts'

const maxGoods = 3

/**
 * Returns the visitor's newest line of a product, and of a size if the query names one, with goods that go with it and are not in the basket
 * yet, or the best sellers where there are none; both as HTML, '' for none.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const shop = await getPersonalShop(context)
  const size = new URL(request.url).searchParams.get('rozmiar')
  const { lines } = await priceBasket(shop, await loadBasket(shop, shop.visitor))
  const line = lines.findLast(
    ({ productId, offer }) => String(productId) === params.product && (!size || offer.size.type === size),
  )
  if (!line) return Response.json({ line: '', goods: '' } satisfies AddedLineData)
  const inBasket = lines.map(({ productId }) => productId)
  const choose = (products: PricedProduct[]) =>
    products
      .filter((product) => cardPurchaseMode(product) !== null && !inBasket.includes(product.id))
      .slice(0, maxGoods)
  const matching = choose(Object.values(await getHotspots(shop, [line.productId])).flat())
  const goods =
    matching.length > 0
      ? { title: hotspotTexts.matching, products: matching }
      : { title: suggestedTexts.title, products: choose(await getSuggestedGoods(shop, inBasket)) }
  const answer: AddedLineData = {
    line: renderStatic(shop, <AddedLine line={line} priceType={shop.settings.get(priceTypeSetting)} />),
    goods: renderStatic(shop, <GoodsToAdd {...goods} action={(product) => <AddGoods product={product} />} />),
  }
  return Response.json(answer)
}

const look = 'card-buy text-small whitespace-nowrap'

/** Adds one of the goods: a form, which the panel sends without leaving the page; a link where a size must be chosen. */
function AddGoods({ product }: { product: CardTerms & { id: number; name: string } }) {
  const t = useTranslate()
  const { id, name } = product
  if (cardPurchaseMode(product) === 'by size')
    return (
      <p className="shrink-0">
        <a href={urls.product(product)} aria-label={t(quickTexts.choose, { name })} className={look}>
          {t(quickTexts.chooseShort)}
        </a>
      </p>
    )
  return (
    <form action={urls.changeBasket()} method="post" data-name={name} className="shrink-0">
      {Object.entries({ product: id, mode: 1, number: 1 }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" aria-label={t(quickTexts.add, { name })} className={look}>
        {t(quickTexts.addShort)}
      </button>
    </form>
  )
}
