import { FavouriteSlotProvider, useFavouriteSlot } from '#features/catalogue/ui/favourite-slot.tsx'
import { ProductCard } from '#features/catalogue/ui/product-card.tsx'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RowCarousel } from '#kit/row-carousel.tsx'
import { ReusedMarkup } from '#kit/static-html.tsx'
import type { Text } from '#shared/text.ts'
import type { HotspotZone } from '../rules.ts'
import { hotspotTexts, hotspotTitles } from '../texts.ts'

interface HotspotRowProps {
  zone: HotspotZone
  products: GridProduct[]
  /** Another heading than that of the zone. */
  title?: Text
  /** Used instead of the card that needs scripts; then there are no buttons either. */
  plainCard?: typeof ProductCard
}

/** A row of products related to the current one, four visible at a time (A9.15). Nothing when there are none. */
export function HotspotRow({ zone, products, title = hotspotTitles[zone], plainCard }: HotspotRowProps) {
  const t = useTranslate()
  const favouriteSlot = useFavouriteSlot()
  if (products.length === 0) return null
  const Card = plainCard ?? ProductCard
  const labels = { previous: t(hotspotTexts.previous), next: t(hotspotTexts.next) }
  return (
    <section id={zone} aria-labelledby={`${zone}_title`} className="hotspot-row">
      <RowCarousel
        heading={
          <h2 id={`${zone}_title`} className="text-heading">
            {t(title)}
          </h2>
        }
        labels={plainCard ? null : labels}
      >
        {products.map((product) => (
          <ReusedMarkup key={product.id} source={product} name={`${plainCard ? 'plain' : 'card'}-${product.id}-`}>
            <FavouriteSlotProvider value={favouriteSlot}>
              <Card product={product} moves={false}>
                {product.price && (
                  <PriceTag
                    price={product.price}
                    from={product.priceFrom}
                    unit={product.unit}
                    hint={product.quantityHint}
                  />
                )}
              </Card>
            </FavouriteSlotProvider>
          </ReusedMarkup>
        ))}
      </RowCarousel>
    </section>
  )
}
