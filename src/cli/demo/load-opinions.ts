import { takeOverOpinions } from '#features/opinions/actions/take-over-opinions.ts'
import { hasOpinions } from '#features/opinions/queries/published-opinions.ts'
import type { PublicShop } from '#shop'
import type { LoadedProduct } from './load-prices-and-stock.ts'
import type { DemoData, DemoOpinion } from './read-demo.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** Opinions of the demo shop, until there are any: as taken over from the system that the shop used before. */
export async function loadOpinions(
  shop: PublicShop,
  { opinions }: Pick<DemoData, 'opinions'>,
  loaded: LoadedProduct[],
): Promise<void> {
  if (await hasOpinions(shop)) return
  const ids = new Map(loaded.map(({ product, id }) => [product.id, id]))
  await takeOverOpinions(
    shop,
    opinions.flatMap(({ product, opinions }) => {
      const productId = product === null ? null : (ids.get(product) ?? 0)
      const subject = productId === null ? 'shop' : { productId }
      return opinions.map((opinion, index) => ({ subject, ...atTheirTime(opinion, shop.now, index) }))
    }),
  )
}

/** Not all at the same hour of the day. */
function atTheirTime(opinion: DemoOpinion, now: Date, index: number) {
  const { rating, author, content, daysAgo, confirmed = true, helpful = 0, unhelpful = 0, answer } = opinion
  const writtenAt = new Date(now.getTime() - daysAgo * day - ((index * 5) % 12) * hour)
  const answeredAt = answer && new Date(writtenAt.getTime() + answer.daysLater * day)
  return {
    ...{ rating, author, content, isConfirmed: confirmed, writtenAt, helpful, unhelpful },
    answer: answer && answeredAt ? { text: answer.text, at: answeredAt } : null,
  }
}
