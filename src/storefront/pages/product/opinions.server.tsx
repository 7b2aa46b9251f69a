import type { ProductPage } from '#features/catalogue/queries/product-page.ts'
import { meanRating } from '#features/catalogue/rules/rating.ts'
import { ratingTexts } from '#features/catalogue/texts.ts'
import { opinionsFromAnyoneSetting } from '#features/opinions/settings.ts'
import { MeanStars } from '#features/opinions/ui/mean-stars.tsx'
import { OpinionsSection } from '#features/opinions/ui/opinions-section.tsx'
import { getProductOpinions, type ProductOpinions } from '#features/opinions/views/product-opinions.ts'
import { useTranslate } from '#kit/messages.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import { warsawDay } from '#shared/day.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { PublicShop } from '#shop'
import type { StructuredReview } from '../../structured-data.ts'

interface RenderedOpinions {
  /** The section, as HTML. */
  html: string
  /** Stars, '4,8 (12 opinii)' as a link to the section, as HTML; '' without any. */
  rating: string
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
    rating: mean === '' ? '' : renderStatic(shop, <RatingLink {...rating} />),
    reviews: opinions.first.map(toReview),
  }
}

function RatingLink({ count, sum }: ProductPage['rating']) {
  const t = useTranslate()
  return (
    <a
      href="#opinie"
      className="mt-2 inline-flex min-h-6 items-center gap-2 text-small text-soft underline underline-offset-4"
    >
      <MeanStars mean={sum / count} />
      {t(ratingTexts.onPage, { mean: meanRating({ count, sum }), count })}
    </a>
  )
}

/** Without a query: publishing one changes the product, too. */
const noOpinions: ProductOpinions = { counts: [], first: [] }

function toReview({ author, writtenAt, rating, content }: ProductOpinions['first'][number]): StructuredReview {
  return { author, day: warsawDay(writtenAt), rating, content }
}
