import { z } from 'zod'
import { nonEmptyText, textField } from './text-field.ts'

/** An operator responsible for a product's safety: Regulation (EU) 2023/988, art. 19 requires all of it. */
const operator = z.object({
  name: nonEmptyText(300),
  /** The postal address, without the country. */
  address: nonEmptyText(500),
  /** ISO 3166-1 alpha-2: 'PL'. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The electronic address: an e-mail address or a web page. */
  contact: nonEmptyText(300).regex(/^(?:[^\s@]+@[^\s@]+\.[^\s@]+|https?:\/\/\S+)$/),
})

const warranty = z.object({
  name: nonEmptyText(200),
  /** 'none': no warranty, even if the producer usually gives one. */
  kind: z.enum(['producer', 'seller', 'none']).default('producer'),
  months: z.int().min(1).max(1_200).nullable().default(null),
  /** What is covered and what is not, in plain text. */
  text: textField(20_000).default(''),
})

/** Safety data and warranty of a producer or a product. Omitted fields are unchanged; null removes one. */
export const disclosureCheck = z.object({
  manufacturer: operator.nullable().optional(),
  /** In the European Union, for a manufacturer outside it. */
  responsible: operator.nullable().optional(),
  /** In Polish, plain text. */
  warnings: textField(10_000).optional(),
  warranty: warranty.nullable().optional(),
})

export type Operator = z.output<typeof operator>
export type Warranty = z.output<typeof warranty>
export type DisclosureInput = z.input<typeof disclosureCheck>
export type Disclosure = z.output<typeof disclosureCheck>
