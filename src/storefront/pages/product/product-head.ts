import type { Breadcrumb } from '#kit/breadcrumbs.tsx'
import { excerpt } from '#shared/excerpt.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PageHead } from '../../page-head.ts'
import { breadcrumbList, productData } from '../../structured-data.ts'

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
  /** Gross in minor units, null when it is not told; a refusal is why the size cannot be bought. */
  sizes: { gross: number | null; refusal: object | null }[]
  breadcrumbs: Breadcrumb[]
  currency: string
  publicUrl: string
  shopName: string
}

/** What a product's page says to search engines: its cheapest price with VAT, unless none is told. */
export function productHead({
  product,
  sizes,
  breadcrumbs,
  currency,
  publicUrl,
  shopName,
}: ProductHeadRequest): PageHead {
  const canonical = serverUrls.absolute(publicUrl, urls.product(product))
  const description = excerpt(product.lead || product.description)
  const pictures = product.pictures.map(({ file }) => serverUrls.absolute(publicUrl, urls.picture(file, 960)))
  const amounts = sizes.flatMap(({ gross }) => (gross === null ? [] : [gross]))
  const facts = {
    name: product.name,
    description,
    url: canonical,
    pictures,
    producer: product.producer,
    code: product.sizes[0]?.code ?? null,
    ean: product.sizes.length === 1 ? (product.sizes[0]?.ean ?? null) : null,
    availability: availabilityOf(product, sizes),
    gross: amounts.length > 0 ? Math.min(...amounts) : null,
    currency,
  }
  return {
    title: `${product.name} · ${shopName}`,
    description,
    canonical,
    shopName,
    picture: pictures[0] ?? null,
    structured: [productData(facts), breadcrumbList(breadcrumbs, publicUrl)],
  }
}

function availabilityOf(
  product: HeadProduct,
  sizes: ProductHeadRequest['sizes'],
): 'InStock' | 'OutOfStock' | 'BackOrder' {
  if (!sizes.some(({ refusal }) => refusal === null)) return 'OutOfStock'
  return product.availability === 'order' ? 'BackOrder' : 'InStock'
}
