import { ProductCard } from '#features/catalogue/ui/product-card.tsx'
import { PriceTag } from '#features/pricing/ui/price-tag.tsx'
import { Carousel } from '#kit/carousel.tsx'
import { useWords } from '#kit/words.tsx'
import type { Text } from '#shared/text.ts'
import { hotspotTexts } from '../texts/hotspot.ts'
import type { GridProduct } from './product-grid.tsx'

/** Where a row of products stands: its element's id, by which a client may ask for it again (A7.8). */
export type HotspotZone = 'products_associated_zone1' | 'products_associated_zone2'

const titles: Record<HotspotZone, Text> = {
  products_associated_zone1: hotspotTexts.boughtTogether,
  products_associated_zone2: hotspotTexts.similar,
}

/** Products beside the one that is looked at, four in sight (A9.15). Nothing when there are none. */
export function HotspotRow({ zone, products }: { zone: HotspotZone; products: GridProduct[] }) {
  const say = useWords()
  if (products.length === 0) return null
  return (
    <section id={zone} aria-labelledby={`${zone}_title`} className="mt-16 desktop:mt-24">
      <h2 id={`${zone}_title`} className="mb-6 text-heading">
        {say(titles[zone])}
      </h2>
      <Carousel labels={{ previous: say(hotspotTexts.previous), next: say(hotspotTexts.next) }}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} moves={false}>
            {product.price && <PriceTag price={product.price} from={product.priceFrom} unit={product.unit} />}
          </ProductCard>
        ))}
      </Carousel>
    </section>
  )
}
