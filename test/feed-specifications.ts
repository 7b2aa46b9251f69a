/** The specification of a field. */
interface Field {
  required?: true
  /** Characters. */
  most?: number
  form?: RegExp
  /** Maximum occurrences in one item; default 1. */
  times?: number
}

const money = /^\d+\.\d{2} PLN$/
const webAddress = /^https?:\/\/[^\s"<>]+$/

/** Google Merchant Center, product data specification (support.google.com/merchants/answer/7052112), as for Poland. */
export const googleFields: Record<string, Field> = {
  id: { required: true, most: 50, form: /^\S+$/ },
  title: { required: true, most: 150 },
  description: { required: true, most: 5_000 },
  link: { required: true, most: 2_000, form: webAddress },
  image_link: { required: true, most: 2_000, form: webAddress },
  additional_image_link: { most: 2_000, form: webAddress, times: 10 },
  availability: { required: true, form: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  price: { required: true, form: money },
  sale_price: { form: money },
  condition: { required: true, form: /^(?:new|refurbished|used)$/ },
  brand: { required: true, most: 70 },
  gtin: { form: /^\d{8}$|^\d{12,14}$/ },
  mpn: { most: 70 },
  identifier_exists: { form: /^(?:yes|no)$/ },
  item_group_id: { most: 50 },
  size: { most: 100 },
  color: { most: 100 },
  product_type: { most: 750 },
  shipping_weight: { form: /^\d+ g$/ },
  shipping: { times: 100 },
}

/** Meta, catalogue fields (developers.facebook.com, commerce platform, catalog fields). */
export const metaFields: Record<string, Field> = {
  id: { required: true, most: 100, form: /^\S+$/ },
  title: { required: true, most: 200 },
  description: { required: true, most: 9_999 },
  availability: { required: true, form: /^(?:in stock|out of stock|available for order|preorder|discontinued)$/ },
  condition: { required: true, form: /^(?:new|refurbished|used)$/ },
  price: { required: true, form: money },
  sale_price: { form: /^(?:\d+\.\d{2} PLN)?$/ },
  link: { required: true, form: webAddress },
  image_link: { required: true, form: webAddress },
  additional_image_link: { form: /^(?:https?:\/\/[^\s"<>,]+,?){0,20}$/ },
  brand: { required: true, most: 100 },
  gtin: { form: /^(?:\d{8}|\d{12,14})?$/ },
  mpn: { most: 100 },
  item_group_id: { most: 100 },
  size: { most: 200 },
  color: { most: 200 },
  product_type: { most: 750 },
  quantity_to_sell_on_facebook: { form: /^\d*$/ },
}

/** Ceneo, offers of the XML format (`offers/o`): attributes of an offer, and its child elements. */
export const ceneoFields: Record<string, Field> = {
  id: { required: true, form: /^\S+$/ },
  url: { required: true, form: webAddress },
  price: { required: true, form: /^\d+\.\d{2}$/ },
  avail: { required: true, form: /^(?:1|3|7|14|90|99|110)$/ },
  weight: { form: /^\d+\.\d{3}$/ },
  stock: { form: /^\d+$/ },
  cat: { required: true },
  name: { required: true },
  imgs: {},
  desc: {},
  attrs: {},
}

/** The violations of the specification in an item; fields with their values, in document order. */
export function specificationProblems(fields: Record<string, Field>, item: [name: string, value: string][]): string[] {
  const problems: string[] = []
  for (const [name, { required }] of Object.entries(fields))
    if (required && !item.some((field) => field[0] === name && field[1] !== '')) problems.push(`${name} is missing`)
  for (const [name, values] of Map.groupBy(item, ([name]) => name)) {
    const field = fields[name]
    if (!field) problems.push(`${name} is not known`)
    else if (values.length > (field.times ?? 1)) problems.push(`${name} occurs ${values.length} times`)
    for (const [, value] of values) {
      if (value.length > (field?.most ?? Number.POSITIVE_INFINITY))
        problems.push(`${name} is too long: ${value.length}`)
      if (field?.form && !field.form.test(value)) problems.push(`${name} is ${JSON.stringify(value)}`)
    }
  }
  return problems
}
