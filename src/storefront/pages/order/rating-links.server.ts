import { getRatedByOrder } from '#features/opinions/queries/written-opinions.ts'
import { canRateOrder } from '#features/opinions/rules/opinion-rights.ts'
import { opinionLinkTexts as texts } from '#features/opinions/texts/opinion-links.ts'
import type { Order } from '#features/orders/rules/order.ts'
import type { LineLink } from '#features/orders/ui/order-goods.tsx'
import { serverUrls } from '#shared/server-urls.ts'
import { type Text, translate } from '#shared/text.ts'
import type { Shop } from '#shop'

interface RatingLinks {
  /** By the position of the line. */
  lines: Record<number, LineLink>
  shop: LineLink | null
}

/** Where the buyer of a sent order rates its goods and the shop; each product once. */
export async function getRatingLinks(shop: Shop, order: Order, token: string): Promise<RatingLinks> {
  if (!canRateOrder(order.status)) return { lines: {}, shop: null }
  const rated = new Set(await getRatedByOrder(shop, order.id))
  const linkTo = (subject: number | 'sklep', isRated: boolean, rate: Text): LineLink => ({
    text: translate(isRated ? (subject === 'sklep' ? texts.yoursOfShop : texts.yours) : rate, {}, shop.textOverrides),
    href: serverUrls.rate(subject, { number: order.number, token }),
  })
  const lines: RatingLinks['lines'] = {}
  const seen = new Set<number>()
  for (const { productId, position, kind } of order.lines) {
    if (productId === null || kind !== 'goods' || seen.has(productId)) continue
    seen.add(productId)
    lines[position] = linkTo(productId, rated.has(productId), texts.rate)
  }
  return { lines, shop: linkTo('sklep', rated.has(0), texts.rateShop) }
}
