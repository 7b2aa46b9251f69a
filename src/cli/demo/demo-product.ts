import type { DisclosureInput } from '#features/catalogue/checks/disclosure.ts'
import type { ProductInput } from '#features/catalogue/checks/product.ts'

/** A product of db/demo/products/*.json; db/demo/README.md explains the members. Amounts are gross grosz. */
export interface DemoProduct {
  id: number
  slug: string
  name: string
  kind?: 'item' | 'bundle' | 'virtual' | 'service'
  category: string
  alsoIn?: string[]
  producer: string
  series?: string
  unit?: string
  sellBy?: string
  precision?: number
  vat?: string
  lead: string
  description: string
  parameters: Record<string, string | string[]>
  sizes: DemoSize[]
  recommendedPrice?: number
  reduction?: {
    priceBefore: number
    sinceDays: number
    untilDays?: number
    earlier?: { price: number; sinceDays: number }
  }
  pastPrices?: { daysAgo: number; price: number }[]
  tiers?: { from: string; price: number }[]
  limits?: {
    minimum?: string
    maximum?: string
    minimumPerSize?: string
    maximumPerSize?: string
    minimumSubscription?: string
  }
  availability?: 'enable' | 'disable' | 'order'
  disabledText?: string
  deliveryUnknown?: boolean
  backInDays?: number
  supplier?: string
  delayDays?: number
  phonePrice?: boolean
  basketEnabled?: boolean
  free?: boolean
  points?: { price?: number; received?: number }
  subscription?: { everyDays: number[]; percent: number } | { everyDays: number[]; amount: number }
  advance?: number
  gift?: { fromValue: number }
  disclosure?: DisclosureInput
  bundle?: { product: number; size: string; quantity: string; chooseSize?: boolean }[]
  configurator?: ProductInput['configurator']
  version?: { group: string; parameter: string; value: string }
  labels?: ('new' | 'recommended' | 'bestseller')[]
  popularity?: number
  pictures: { alt: string }[]
  /** Names of files in db/demo/files. */
  files?: { file: string; name: string }[]
}

export interface DemoSize {
  type: string
  name?: string
  code: string
  ean?: string
  weight: number
  price: number
  /** Gross cents: the price in EUR; by default the price in PLN is converted. */
  priceInEuro?: number
  /** The regular price in EUR of a reduced product. */
  priceBeforeInEuro?: number
  /** The content of one unit. */
  content?: { quantity: string; unit: 'kg' | 'l' | 'm' | 'm²' | 'szt.' }
  stock: string
}

/** Days since the product went on sale: a year, or three weeks for new ones. */
export function daysOnSale({ labels }: DemoProduct): number {
  return labels?.includes('new') ? 21 : 365
}
