import type { CourierInput, DeliveryOptionInput } from '#features/delivery/rules/delivery-tariff.ts'
import { translate } from '#shared/text.ts'
import { courierTemplateTexts } from './texts.ts'

export const courierTemplates = ['courier', 'locker', 'post'] as const
export type CourierTemplate = (typeof courierTemplates)[number]

/** The price of a delivery method: gross minor units of PLN. */
export interface CourierTerms {
  cost: number
  /** Free from this value of goods; null: never. */
  freeFrom: number | null
  /** The price of cash on delivery; null: not offered. */
  cashCost: number | null
  /** Working days in transit. */
  days: [number, number]
}

const icons: Record<CourierTemplate, string> = { courier: 'truck', locker: 'package', post: 'truck' }

/** A courier within Poland in stored form. */
export function courierFromTemplate(
  template: CourierTemplate,
  { cost, freeFrom, cashCost, days }: CourierTerms,
): CourierInput {
  const way = {
    daysFrom: days[0],
    daysTo: days[1],
    ...(freeFrom !== null && { freeFrom }),
  }
  const options: DeliveryOptionInput[] = [
    { ...way, prepaid: 'prepaid', cost },
    ...(cashCost === null ? [] : [{ ...way, prepaid: 'dvp' as const, cost: cashCost }]),
  ]
  return {
    name: translate(courierTemplateTexts[template]),
    icon: icons[template],
    pickupPoint: template === 'locker',
    options,
  }
}

/** Pickup at the seller's address. */
export function pickupCourier(seller: { street: string; postcode: string; city: string }): CourierInput {
  const comment = translate(courierTemplateTexts.pickupAt, { ...seller })
  return {
    name: translate(courierTemplateTexts.pickup),
    options: [{ prepaid: 'prepaid', cost: 0, daysFrom: 1, daysTo: 1, comment }],
  }
}

export type SetupSection = 'seller' | 'payment' | 'delivery' | 'look'

export interface SetupField {
  name: string
  part: SetupSection
  /** 'file': a picture on the merchant's disk. */
  kind: 'text' | 'yes-no' | 'amount' | 'days' | 'time' | 'colour' | 'file'
  required: boolean
}

const sellerFields = [
  ...['shopName', 'name', 'taxNumber', 'registry', 'street', 'postcode', 'city', 'email', 'phone'],
] as const
const optionalOfSeller = ['taxNumber', 'registry']

/** All questions for a new shop, in order. */
export const setupFields: SetupField[] = [
  ...sellerFields.map((name) => field(name, 'seller', 'text', !optionalOfSeller.includes(name))),
  field('transfer', 'payment', 'yes-no'),
  field('bankAccount', 'payment', 'text'),
  ...courierTemplates.flatMap((courier) => [
    field(`${courier}Cost`, 'delivery', 'amount'),
    field(`${courier}FreeFrom`, 'delivery', 'amount'),
    field(`${courier}CashCost`, 'delivery', 'amount'),
    field(`${courier}Days`, 'delivery', 'days'),
  ]),
  field('pickup', 'delivery', 'yes-no'),
  field('sameDayUntil', 'delivery', 'time'),
  field('accent', 'look', 'colour'),
  field('background', 'look', 'colour'),
  field('logo', 'look', 'file'),
  field('icon', 'look', 'file'),
]

function field(name: string, part: SetupSection, kind: SetupField['kind'], required = false): SetupField {
  return { name, part, kind, required }
}

export const setupFieldNames = setupFields.map(({ name }) => name)

/** The values for templates from the shop's settings; Markdown. */
export type TemplateValues = Record<'payments' | 'account', string>

/** Fills the {{placeholders}} of a template; a value of several lines keeps the indentation of its placeholder. */
export function fillTemplate(markdown: string, values: TemplateValues): string {
  return markdown.replace(/^([ \t]*)(.*?)\{\{(\w+)\}\}/gm, (whole, indent: string, before: string, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as keyof TemplateValues] : null
    return value === null ? whole : indent + before + value.replaceAll('\n', `\n${indent}`)
  })
}

/** A list item from typed text, with markup escaped. */
export function markdownListItem(words: string): string {
  return `- ${words.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')}`
}
