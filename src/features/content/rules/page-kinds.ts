import { firstPart } from '#shared/first-part.ts'
import { urls } from '#shared/urls.ts'

export const pageKinds = ['home', 'category', 'product', 'search', 'content', 'basket', 'account'] as const

/** On which pages something stands; 'all' leaves out where somebody orders (`standsAt`). */
export type Pages = 'all' | (typeof pageKinds)[number][]

const someName = { id: 0, name: '' }
const addresses: Record<(typeof pageKinds)[number], string> = {
  home: urls.home(),
  category: urls.category(someName),
  product: urls.product(someName),
  search: urls.search(),
  content: urls.content(''),
  basket: urls.basket(),
  account: urls.account(),
}

/** What the addresses of these pages begin with, as `firstPart` tells it; null: all. */
export function beginningsOf(pages: Pages): string[] | null {
  return pages === 'all' ? null : pages.map((page) => firstPart(addresses[page]))
}
