import type { DisclosureInput } from '#features/catalogue/checks/disclosure.ts'
import type { ProductInput } from '#features/catalogue/checks/product.ts'
import { addDays, formatDay, warsawDay } from '#shared/day.ts'

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
  configurator?: (NonNullable<ProductInput['configurator']>[number] & { dates?: WorkshopDates })[]
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

/** A weekly date: the day (0 is Sunday) and the hours. */
interface WorkshopDates {
  weekday: number
  hours: string
}

const minDaysAhead = 3 // days ahead
const dateCount = 6

const weekdayName = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', timeZone: 'UTC' })

/** The next dates of a workshop as choices of its product: 'sobota, 5 grudnia, 10:00–13:00'. */
export function upcomingDates({ weekday, hours }: WorkshopDates, now: Date): { key: string; label: string }[] {
  const first = addDays(warsawDay(now), minDaysAhead)
  const wait = (weekday - utc(first).getUTCDay() + 7) % 7
  return Array.from({ length: dateCount }, (_, week) => {
    const day = addDays(first, wait + 7 * week)
    return { key: day, label: `${weekdayName.format(utc(day))}, ${formatDay(day)}, ${hours}` }
  })
}

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Days since the product went on sale: a year, or three weeks for new ones. */
export function daysOnSale({ labels }: DemoProduct): number {
  return labels?.includes('new') ? 21 : 365
}
