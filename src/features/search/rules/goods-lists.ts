/** Lists across all categories, by what makes a product one of them; the names are addresses. */
export const goodsLists = ['nowosci', 'promocje', 'bestsellery'] as const

export type GoodsListName = (typeof goodsLists)[number]

/** How many of the most popular products are bestsellers. */
export const maxBestsellers = 60
