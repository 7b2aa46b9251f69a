import { PriceTag } from '#features/pricing/ui/price.tsx'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { hotspotTexts } from '../texts.ts'

/** A short list of goods that go with a product, each a link; nothing when there are none. */
export function GoodsThatMatch({ products }: { products: GridProduct[] }) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="pasuje" className="border-t border-line pt-5">
      <h3 id="pasuje" className="font-sans text-base font-semibold tracking-normal">
        {t(hotspotTexts.matching)}
      </h3>
      <ul>
        {products.map(({ id, name, pictures: [picture], price, priceFrom, unit }) => (
          <li key={id} className="relative flex items-center gap-4 pt-4">
            <div className="size-16 shrink-0 overflow-hidden rounded-control bg-picture">
              {picture && <Picture picture={{ ...picture, alt: '' }} sizes="64px" className="size-full" />}
            </div>
            <div className="min-w-0">
              <a href={urls.product({ id, name })} className="after:absolute after:inset-0 hover:underline">
                {nonBreaking(name)}
              </a>
              {price && <PriceTag price={price} from={priceFrom} unit={unit} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
