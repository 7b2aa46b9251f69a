import type { MetaDescriptor } from 'react-router'

/** What the head of a page says to search engines and social networks. Addresses are absolute. */
export interface PageHead {
  title: string
  description: string
  canonical: string
  shopName: string
  picture?: string | null
  /** The neighbouring pages of a paginated list. */
  previous?: string | null
  next?: string | null
  hidden?: boolean
  isProduct?: boolean
  /** schema.org data; React Router escapes it. */
  structured?: object[]
}

export function headTags(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return []
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...(head.previous ? [{ tagName: 'link', rel: 'prev', href: head.previous }] : []),
    ...(head.next ? [{ tagName: 'link', rel: 'next', href: head.next }] : []),
    ...(head.hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:type', content: head.isProduct ? 'product' : 'website' },
    { property: 'og:site_name', content: head.shopName },
    { property: 'og:locale', content: 'pl_PL' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.canonical },
    ...(head.picture ? [{ property: 'og:image', content: head.picture }] : []),
    ...(head.structured ?? []).map((data) => ({ 'script:ld+json': data })),
  ] as MetaDescriptor[]
}
