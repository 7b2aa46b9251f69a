import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ParameterDescription } from '#features/catalogue/actions/dictionary.ts'
import type { CategoryInput } from '#features/catalogue/actions/save-categories.ts'
import type { StoreCalendar, StoreInput, SupplierInput } from '#features/catalogue/actions/stores-and-suppliers.ts'
import type { DisclosureInput } from '#features/catalogue/checks/disclosure.ts'
import { readPickupPoints } from '#features/delivery/checks/pickup-point-list.ts'
import type { CourierInput } from '#features/delivery/rules/delivery-tariff.ts'
import type { PickupPoint } from '#features/delivery/rules/pickup-point.ts'
import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import type { PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import type { PromotionInput } from '#features/promotions/rules/promotion.ts'
import { programFolder } from '#platform/program-folder.ts'
import type { DemoProduct } from './demo-product.ts'

export const demoFolder = join(programFolder(), 'db', 'demo')

interface Maker {
  slug: string
  name: string
  description: string
}

export interface DemoPage {
  slug: string
  title: string
  html: string
  inFooter: boolean
}

/** A store; its stock by product and size is part of the product's stock. The first store has the remainder. */
interface DemoStore extends StoreInput {
  holds?: Record<string, Record<string, string>>
  calendar?: StoreCalendar
}

/** All data of db/demo except pictures. */
export interface DemoData {
  settings: Record<string, unknown>
  categories: CategoryInput[]
  producers: (Maker & { disclosure?: DisclosureInput })[]
  series: Maker[]
  dictionary: ParameterDescription[]
  suppliers: SupplierInput[]
  stores: DemoStore[]
  products: DemoProduct[]
  couriers: CourierInput[]
  /** Of the courier with lockers. */
  pickupPoints: PickupPoint[]
  promotions: PromotionInput[]
  pages: DemoPage[]
  /** Number of searches by phrase. */
  phrases: Record<string, number>
  people: DemoPerson[]
  history: DemoHistory[]
  opinions: { product: number | null; opinions: DemoOpinion[] }[]
}

/** An opinion of a demo product, or of the shop (null). */
export interface DemoOpinion {
  rating: number
  author: string
  daysAgo: number
  content: string
  /** true by default */
  confirmed?: boolean
  helpful?: number
  unhelpful?: number
  answer?: { daysLater: number; text: string }
}

/** What a demo client has done so far. */
export interface DemoHistory {
  email: string
  addresses: ({ kind: 'delivery' | 'invoice' } & Record<string, string>)[]
  /** Granted before the first order. */
  points?: number
  lists?: DemoPerson['lists']
  /** The oldest first. */
  orders: DemoOrder[]
}

export interface DemoOrder {
  daysAgo: number
  /** The name of a courier. */
  courier: string
  payment: PaymentMethod
  /** With the client's own company on it. */
  invoice?: boolean
  comment?: string
  /** What happened to it since, in order: its statuses, and money. */
  states: (OrderStatus | 'paid' | 'refunded')[]
  /** The carrier's number of the parcel. */
  tracking?: string
  lines: { product: number; size?: string; quantity: string; forPoints?: boolean }[]
}

export function readDemo(): DemoData {
  return {
    settings: readJson('settings.json', {}),
    categories: readJson('categories.json', []),
    producers: readJson('producers.json', []),
    series: readJson('series.json', []),
    dictionary: readJson('dictionary.json', []),
    suppliers: readJson('suppliers.json', []),
    stores: readJson('stores.json', []),
    couriers: readJson('delivery.json', []),
    pickupPoints: readPoints(),
    promotions: readJson('promotions.json', []),
    products: filesIn('products', '.json').flatMap((file) => readJson<DemoProduct[]>(file, [])),
    pages: filesIn('content', '.html').map(readPage),
    phrases: readJson('phrases.json', {}),
    people: readPeople(),
    history: readJson('history.json', []),
    opinions: readJson('opinions.json', []),
  }
}

/** Read as a merchant's file would be. */
function readPoints(): PickupPoint[] {
  const points = readPickupPoints(JSON.stringify(readJson('pickup-points.json', [])))
  if (!points.ok) throw new Error(`db/demo/pickup-points.json: ${JSON.stringify(points.problem)}`)
  return points.value
}

export function readPeople(): DemoPerson[] {
  return readJson('people.json', [])
}

function readJson<Value>(file: string, otherwise: Value): Value {
  const path = join(demoFolder, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise
}

function filesIn(folder: string, ending: string): string[] {
  const path = join(demoFolder, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name))
}

function readPage(file: string): DemoPage {
  const text = readFileSync(join(demoFolder, file), 'utf8')
  const match = /^<!--\s*title:\s*(.+?)\s*-->\s*(<!-- not in the footer -->)?\s*/.exec(text)
  if (!match?.[1]) throw new Error(`${file} must begin with <!-- title: … -->`)
  return { slug: basename(file, '.html'), title: match[1], html: text.slice(match[0].length), inFooter: !match[2] }
}

/** A client of db/demo/people.json. */
export interface DemoPerson {
  login: string
  email: string
  /** In plain text: it is public. */
  password: string
  kind: 'private' | 'business'
  firstName: string
  lastName: string
  phone: string
  company?: string
  taxNumber?: string
  /** Registered so many days before the demo is loaded; 0 by default. */
  sinceDays?: number
  /** Loyalty points, granted that day. */
  points?: number
  /** Shopping lists: quantities by product id of db/demo. */
  lists?: { name: string; public: boolean; products: Record<string, string> }[]
  /** Customer group for promotions. */
  group?: string
  address: { street: string; number: string; postcode: string; city: string; country: string }
}
