import { meanRating } from '#features/catalogue/rules/rating.ts'
import { getRatingCounts } from '#features/opinions/queries/published-opinions.ts'
import { type Opinion, sumRatings } from '#features/opinions/rules/opinion.ts'
import { opinionTexts } from '#features/opinions/texts/opinions.ts'
import { Stars } from '#features/opinions/ui/stars.tsx'
import { getProductOpinions } from '#features/opinions/views/product-opinions.ts'
import { getPricedProducts } from '#features/search/views/priced-products.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import { serverUrls } from '#shared/server-urls.ts'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { voicesTexts } from '../../texts/voices.ts'

/** An opinion that is quoted whole: longer ones would make their neighbours' cards blank. */
const longest = 200

interface Voice {
  opinion: Opinion
  product: { id: number; name: string; picture: PictureSource | null }
}

/**
 * Returns the section of the home page with what buyers say, as HTML: of each product the opinion with five stars that has helped most, and the
 * mean of all opinions of the shop, which leads to all of them. Null where no product has such an opinion.
 */
export async function renderVoices(shop: PublicShop, title: string, productIds: number[]): Promise<string | null> {
  const [products, counts, opinions] = await Promise.all([
    getPricedProducts(shop, productIds),
    getRatingCounts(shop, 'shop'),
    Promise.all(productIds.map((id) => getProductOpinions(shop, id))),
  ])
  const voices = productIds.flatMap((id, index): Voice[] => {
    const product = products.find((one) => one.id === id)
    const best = opinions[index]?.first.find(({ rating, content }) => rating === 5 && isQuotable(content))
    return product && best
      ? [{ opinion: best, product: { id, name: product.name, picture: product.pictures[0] ?? null } }]
      : []
  })
  if (voices.length === 0) return null
  return renderStatic(shop, <Voices title={title} total={sumRatings(counts)} voices={voices} />)
}

function isQuotable(content: string): boolean {
  return content !== '' && content.length <= longest
}

interface VoicesProps {
  title: string
  /** Of the shop's own opinions. */
  total: { count: number; sum: number }
  voices: Voice[]
}

function Voices({ title, total, voices }: VoicesProps) {
  const t = useTranslate()
  const { count } = total
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title">{nonBreaking(title)}</h2>
        {count > 0 && (
          <a
            href={serverUrls.shopOpinions()}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {`${t(opinionTexts.star)} ${t(voicesTexts.shop, { mean: meanRating(total), count })}`}
          </a>
        )}
      </div>
      <ul className="grid gap-4 tablet:grid-cols-3">
        {voices.map(({ opinion, product }) => (
          <li key={product.id} className="flex flex-col gap-3 rounded-panel border border-line bg-raised p-5">
            <Stars rating={opinion.rating} />
            <blockquote className="mb-auto text-pretty">{nonBreaking(opinion.content)}</blockquote>
            <div className="group relative flex items-center gap-4 border-t border-line pt-5">
              {product.picture && (
                <Picture
                  picture={{ ...product.picture, alt: '' }}
                  sizes="64px"
                  className="size-16 rounded-control"
                  frame="shrink-0"
                />
              )}
              <p className="text-small">
                <span className="block text-soft">{t(voicesTexts.about, { author: opinion.author })}</span>
                <a
                  href={urls.product(product)}
                  className="font-semibold after:absolute after:inset-0 group-hover:underline"
                >
                  {nonBreaking(product.name)}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-text text-small text-soft">{t(voicesTexts.chosen)}</p>
    </>
  )
}
