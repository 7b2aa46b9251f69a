import type { Breadcrumb } from '#kit/breadcrumbs.tsx'
import { excerpt } from '#shared/plain-text.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PageHead } from '../../page-head.ts'
import { breadcrumbList, productStructuredData, type StructuredReview } from '../../structured-data.ts'

interface HeadProduct {
  id: number
  name: string
  lead: string
  description: string
  producer: string | null
  availability: string
  pictures: { file: string }[]
  sizes: { code: string | null; ean: string | null }[]
}

interface ProductHeadRequest {
  product: HeadProduct
  /** Gross in minor units for the smallest quantity, null when it is not shown; a refusal is why the size cannot be bought. */
  sizes: { gross: number | null; refusal: object | null }[]
  breadcrumbs: Breadcrumb[]
  rating: { count: number; sum: number }
  /** Opinions that the page shows. */
  reviews: StructuredReview[]
  currency: string
  publicUrl: string
  shopName: string
}

/**
 * Returns the structured data of a product's page: the sizes that can be bought, at their price with VAT; all sizes where none can be
 * bought. A product without a price is described as a page only.
 */
export function productHead({
  product,
  sizes,
  breadcrumbs,
  rating,
  reviews,
  currency,
  publicUrl,
  shopName,
}: ProductHeadRequest): PageHead {
  const canonical = serverUrls.absolute(publicUrl, urls.product(product))
  const description = excerpt(product.lead || product.description)
  const pictures = product.pictures.map(({ file }) => serverUrls.absolute(publicUrl, urls.picture(file, 960)))
  const sold = sizes.filter(({ refusal }) => refusal === null)
  const [amount, ...others] = (sold.length > 0 ? sold : sizes).flatMap(({ gross }) => gross ?? [])
  const facts = {
    name: product.name,
    description,
    url: canonical,
    pictures,
    producer: product.producer,
    code: product.sizes[0]?.code ?? null,
    ean: product.sizes.length === 1 ? (product.sizes[0]?.ean ?? null) : null,
    availability: availabilityOf(product, sizes),
    currency,
    rating: rating.count > 0 ? rating : null,
    reviews,
  }
  return {
    title: `${product.name} · ${shopName}`,
    description,
    canonical,
    shopName,
    picture: pictures[0] ?? null,
    isProduct: true,
    structured: [
      ...(amount === undefined ? [] : [productStructuredData({ ...facts, amounts: [amount, ...others] })]),
      breadcrumbList(breadcrumbs, publicUrl),
    ],
  }
}

function availabilityOf(
  product: HeadProduct,
  sizes: ProductHeadRequest['sizes'],
): 'InStock' | 'OutOfStock' | 'BackOrder' {
  if (!sizes.some(({ refusal }) => refusal === null)) return 'OutOfStock'
  return product.availability === 'order' ? 'BackOrder' : 'InStock'
}
