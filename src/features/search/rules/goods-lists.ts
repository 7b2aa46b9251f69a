import type { ProductLabel } from '#features/catalogue/rules/product.ts'
import type { ListOrder } from './list-options.ts'

/** Lists across all categories, by what makes a product one of them; the names are addresses. */
export const goodsLists = ['nowosci', 'promocje', 'bestsellery'] as const

export type GoodsListName = (typeof goodsLists)[number]

/** The order that a list has without another choice: new products are looked for among the newest, reduced ones by what they save. */
export const goodsListOrders: Record<GoodsListName, ListOrder> = {
  nowosci: 'nowosci',
  promocje: 'obnizka',
  bestsellery: 'popularnosc',
}

/** The label that all products of a list have: their cards leave it out there. */
export const goodsListLabels: Partial<Record<GoodsListName, ProductLabel>> = {
  nowosci: 'new',
  bestsellery: 'bestseller',
}

/** How many of the most popular products are bestsellers. */
export const maxBestsellers = 24
