import type { Breadcrumb } from '#kit/breadcrumbs.tsx'
import { wireAmount } from '#shared/money.ts'
import { isGtin } from './gtin.ts'

/** schema.org BreadcrumbList; addresses become whole by `publicUrl`. */
export function breadcrumbList(items: Breadcrumb[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, address }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(address && { item: publicUrl + address }),
    })),
  }
}

export interface ProductFacts {
  name: string
  description: string
  url: string
  pictures: string[]
  producer: string | null
  code: string | null
  ean: string | null
  availability: 'InStock' | 'OutOfStock' | 'BackOrder'
  /** Minor units with VAT; null when it is not told. */
  gross: number | null
  currency: string
}

/** schema.org Product with its Offer; without a price there is no offer. */
export function productData(facts: ProductFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: facts.name,
    description: facts.description,
    image: facts.pictures,
    ...(facts.producer && { brand: { '@type': 'Brand', name: facts.producer } }),
    ...(facts.code && { sku: facts.code }),
    ...(facts.ean && isGtin(facts.ean) && { gtin: facts.ean }),
    ...(facts.gross !== null && {
      offers: {
        '@type': 'Offer',
        url: facts.url,
        price: wireAmount(facts.gross),
        priceCurrency: facts.currency,
        availability: `https://schema.org/${facts.availability}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
  }
}
