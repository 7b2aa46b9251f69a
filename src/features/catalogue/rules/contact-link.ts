/**
 * The merchant's contact link with the product that is asked about (A2.10): in the query of a page of this shop, as the subject of a
 * mail. Another site is not known to understand either, so its address stays as it is.
 */
export function contactLinkAbout(link: string, product: { id: number }, subject: string): string {
  if (link.startsWith('/')) return withField(link, `product=${product.id}`)
  if (link.startsWith('mailto:') && !/[?&]subject=/i.test(link))
    return withField(link, `subject=${encodeURIComponent(subject)}`)
  return link
}

/** The field stands before the fragment, if there is one. */
function withField(link: string, field: string): string {
  const [address = '', ...fragment] = link.split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${field}`, ...fragment].join('#')
}
