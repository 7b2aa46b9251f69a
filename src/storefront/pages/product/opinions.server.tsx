import type { ProductPage } from '#features/catalogue/queries/product-page.ts'
import { meanRating } from '#features/catalogue/rules/rating.ts'
import { ratingTexts } from '#features/catalogue/texts.ts'
import { opinionsFromAnyoneSetting } from '#features/opinions/settings.ts'
import { OpinionsSection } from '#features/opinions/ui/opinions-section.tsx'
import { getProductOpinions, type ProductOpinions } from '#features/opinions/views/product-opinions.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { warsawDay } from '#shared/day.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import type { StructuredReview } from '../../structured-data.ts'

interface RenderedOpinions {
  /** The section, as HTML. */
  html: string
  /** '★ 4,8 (12 opinii)'; null without any. */
  rating: string | null
  /** The opinions that the section shows, for search engines. */
  reviews: StructuredReview[]
}

/** Returns what the page of a product shows of its opinions, rendered: browsers need not load the code for it. */
export async function getOpinionsSection(shop: PublicShop, product: ProductPage): Promise<RenderedOpinions> {
  const { rating } = product
  const opinions = rating.count === 0 ? noOpinions : await getProductOpinions(shop, product.id)
  const mean = meanRating(rating)
  return {
    html: renderStatic(
      shop,
      <OpinionsSection
        productId={product.id}
        {...opinions}
        address={serverUrls.opinions(product)}
        writeAt={serverUrls.rate(product.id)}
        takesUnconfirmed={shop.settings.get(opinionsFromAnyoneSetting) === 'yes'}
      />,
      'opinions-',
    ),
    rating: mean === '' ? null : translate(ratingTexts.onPage, { mean, count: rating.count }, shop.textOverrides),
    reviews: opinions.first.map(toReview),
  }
}

/** Without a query: publishing one changes the product, too. */
const noOpinions: ProductOpinions = { counts: [], first: [] }

function toReview({ author, writtenAt, rating, content }: ProductOpinions['first'][number]): StructuredReview {
  return { author, day: warsawDay(writtenAt), rating, content }
}
