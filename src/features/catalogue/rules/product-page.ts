/** The parts of a product's page that clients and tools find by their ids (A2.9, wire contract §1): the ids without their prefix. */
export type ProductSection =
  | 'form'
  | 'product_hidden'
  | 'size_hidden'
  | 'number'
  | 'sizes'
  | 'stock_table'
  | 'amount'
  | 'status'
  | 'status_description'
  | 'delivery_label'
  | 'delivery_days'
  | 'shipping_unknown'
  | 'shipping_cost'
  | 'shipping_dialog'
  | 'price_value'
  | 'price_maxprice'
  | 'price_omnibus'
  | 'price_unit'
  | 'price_subscription'
  | 'bundle_price'
  | 'rebate_next'
  | 'price_advance'
  | 'price_sellby'
  | 'price_srp'
  | 'price_net'
  | 'savings'
  | 'countdown'
  | 'points'
  | 'instalments'
  | 'tell_availability'
  | 'buy_section'
  | 'button_basket'
  | 'versions'
  | 'bundle'
  | 'configurator'
  | 'configuration_price'
  | 'contact'
  | 'share'
  | 'longdescription'
  | 'dictionary'
  | 'question'
  | 'downloads'
  | 'warranty'
  | 'safety'
  | 'details'

/**
 * The merchant's contact link with the product it is about (A2.10): in the query for a page of this shop, as the subject for a mail. Other sites may
 * not understand either, so their URLs are unchanged.
 */
export function contactLinkForProduct(link: string, product: { id: number }, subject: string): string {
  if (link.startsWith('/')) return withField(link, `product=${product.id}`)
  if (link.startsWith('mailto:') && !/[?&]subject=/i.test(link))
    return withField(link, `subject=${encodeURIComponent(subject)}`)
  return link
}

/** Inserts the field before the fragment, if there is one. */
function withField(link: string, field: string): string {
  const [address = '', ...fragment] = link.split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${field}`, ...fragment].join('#')
}
