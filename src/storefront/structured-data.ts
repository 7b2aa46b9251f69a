import type { Breadcrumb } from '#kit/breadcrumbs.tsx'
import { isGtin } from '#shared/gtin.ts'
import { wireAmount } from '#shared/money.ts'

/** Returns a schema.org BreadcrumbList; `publicUrl` makes its addresses absolute. */
export function breadcrumbList(items: Breadcrumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(address && { item: publicUrl + address }),
    })),
  }
}

export interface StructuredProduct {
  name: string
  description: string
  url: string
  pictures: string[]
  producer: string | null
  code: string | null
  ean: string | null
  availability: 'InStock' | 'OutOfStock' | 'BackOrder'
  /** Prices of the sizes that can be bought, minor units with VAT, at least one. */
  amounts: [number, ...number[]]
  currency: string
  /** null: nobody has rated it. */
  rating: { count: number; sum: number } | null
  /** Opinions that the page shows. */
  reviews: StructuredReview[]
}

export interface StructuredReview {
  author: string
  /** 'YYYY-MM-DD' */
  day: string
  rating: number
  content: string
}

/** Returns a schema.org Product with its Offer, or with the price range of its sizes. */
export function productStructuredData(facts: StructuredProduct): object {
  const [lowest, highest] = [Math.min(...facts.amounts), Math.max(...facts.amounts)]
  const prices =
    facts.amounts.length === 1
      ? { '@type': 'Offer', price: wireAmount(lowest) }
      : {
          ...{ '@type': 'AggregateOffer', offerCount: facts.amounts.length },
          ...{ lowPrice: wireAmount(lowest), highPrice: wireAmount(highest) },
        }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: facts.name,
    ...(facts.description && { description: facts.description }),
    ...(facts.pictures.length > 0 && { image: facts.pictures }),
    ...(facts.producer && { brand: { '@type': 'Brand', name: facts.producer } }),
    ...(facts.code && { sku: facts.code }),
    ...(facts.ean && isGtin(facts.ean) && { gtin: facts.ean }),
    ...(facts.rating && { aggregateRating: aggregateRating(facts.rating) }),
    ...(facts.reviews.length > 0 && { review: facts.reviews.map(review) }),
    offers: {
      ...prices,
      url: facts.url,
      priceCurrency: facts.currency,
      availability: `https://schema.org/${facts.availability}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

/** The mean in hundredths, which schema.org takes with a point. */
function aggregateRating({ count, sum }: { count: number; sum: number }) {
  const mean = (Math.round((100 * sum) / count) / 100).toString()
  return { '@type': 'AggregateRating', ratingValue: mean, reviewCount: count, bestRating: 5, worstRating: 1 }
}

function review({ author, day, rating, content }: StructuredReview) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: day,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    reviewBody: content,
  }
}
