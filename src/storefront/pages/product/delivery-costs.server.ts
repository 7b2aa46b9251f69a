import { isGoods, type ProductKind } from '#features/catalogue/rules/product-kind.ts'
import { waysTo } from '#features/delivery/reads/delivery-options.ts'
import { defaultDestination } from '#features/delivery/rules/chosen-destination.ts'
import { type CostWords, costWords } from '#features/delivery/rules/cost-words.ts'
import { costTexts } from '#features/delivery/texts/costs.ts'
import { say } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { writingOf } from '../delivery/writing.server.ts'

/** What the page says of sending one of each size to where most live, by size type; nothing for what no parcel holds. */
export interface SizeCosts extends CostWords {
  /** Of the link to all ways. */
  ways: string
}

export async function deliveryCosts(
  shop: PublicShop,
  { id, kind }: { id: number; kind: ProductKind },
  sizes: { type: string; gross: number | null; weight: number }[],
): Promise<Record<string, SizeCosts>> {
  if (!isGoods(kind)) return {}
  const parcels = sizes.map(({ gross, weight }) => ({ goodsGross: gross ?? 0, weight }))
  const ways = await waysTo(shop, defaultDestination(shop.settings), [id], parcels)
  const writing = writingOf(shop)
  const link = say(costTexts.ways, {}, shop.words)
  const entries = sizes.map(({ type, gross }, place) => {
    const costs = costWords(ways[place] ?? [], gross ?? 0, writing, true)
    return [type, { ...costs, ways: link }]
  })
  return Object.fromEntries(entries)
}
