import { courierTemplates } from './courier-templates.ts'

export type Part = 'seller' | 'payment' | 'delivery' | 'look'

export interface Field {
  name: string
  part: Part
  /** 'file': a picture on the merchant's disk. */
  kind: 'text' | 'yes-no' | 'amount' | 'days' | 'time' | 'colour' | 'file'
  required: boolean
}

const sellerFields = [
  ...['shopName', 'name', 'taxNumber', 'registry', 'street', 'postcode', 'city', 'email', 'phone'],
] as const
const optionalOfSeller = ['taxNumber', 'registry']

/** All that is asked of a new shop, in the order in which it is asked. */
export const fields: Field[] = [
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

function field(name: string, part: Part, kind: Field['kind'], required = false): Field {
  return { name, part, kind, required }
}

export const fieldNames = fields.map(({ name }) => name)
