import { refreshRating } from '#features/catalogue/actions/refresh-rating.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import type { PublicShop } from '#shop'
import { getRatingCounts, opinionsTag } from '../queries/published-opinions.ts'
import { type OpinionSubject, sumRatings } from '../rules/opinion.ts'

/** After the published opinions of a subject have changed: counts its rating again, for lists, and invalidates what shows them. */
export async function refreshOpinions<AnyShop extends PublicShop>(
  shop: AnyShop,
  subject: OpinionSubject,
): Promise<void> {
  if (subject === 'shop') return publishInvalidation(shop, [opinionsTag(subject), 'shop-opinions'])
  await refreshRating(shop, subject.productId, async (shop) => {
    const { count, sum } = sumRatings(await getRatingCounts(shop, subject))
    return { count, sum }
  })
  await publishInvalidation(shop, [opinionsTag(subject)])
}
