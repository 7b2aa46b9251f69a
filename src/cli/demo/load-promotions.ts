import { savePromotions } from '#features/promotions/actions/save-promotions.ts'
import type { ConditionInput } from '#features/promotions/rules/condition-list.ts'
import type { PromotionInput } from '#features/promotions/rules/promotion.ts'
import type { PublicShop } from '#shop'
import type { LoadedProduct } from './load-prices-and-stock.ts'
import type { DemoData } from './read-demo.ts'

/** Promotions refer to demo products by their ids in db/demo. */
export async function loadPromotions(
  shop: PublicShop,
  { promotions }: Pick<DemoData, 'promotions'>,
  loaded: LoadedProduct[],
): Promise<void> {
  const ids = new Map(loaded.map(({ product, id }) => [product.id, id]))
  const saved = await savePromotions(
    shop,
    promotions.map((promotion) => withIds(promotion, (id) => ids.get(id) ?? 0)),
  )
  if (!saved.ok) throw new Error(`db/demo/promotions.json: ${saved.problem.path}`)
}

function withIds({ conditions = [], benefits, ...promotion }: PromotionInput, idOf: (id: number) => number) {
  return {
    ...promotion,
    conditions: conditions.map(
      (condition): ConditionInput =>
        condition.kind === 'products' ? { ...condition, products: condition.products.map(idOf) } : condition,
    ),
    benefits: benefits.map((benefit) =>
      benefit.kind === 'gift' ? { ...benefit, productIds: benefit.productIds.map(idOf) } : benefit,
    ),
  }
}
