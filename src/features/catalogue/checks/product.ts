import { z } from 'zod'
import { type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { catalogueTexts } from '../texts.ts'
import { disclosureCheck } from './disclosure.ts'
import { nonEmptyText, textField } from './text-field.ts'

const quantity = z.string().regex(/^(?!0*(\.0*)?$)\d{1,12}(\.\d{1,6})?$/)
const amount = z.int().min(0).max(1_000_000_000_000)

/** A producer or series; created when its slug, derived from the name unless given, is unknown. */
const named = z.object({ name: nonEmptyText(200), slug: nonEmptyText(100).optional() })

const size = z.object({
  /** 'uniw' for the only one. */
  type: nonEmptyText(100),
  name: nonEmptyText(100),
  code: textField(200).nullable().default(null),
  ean: textField(64).nullable().default(null),
  /** Grams of one unit. */
  weight: z.int().min(0).max(2_000_000_000).default(0),
  /** The content of one unit, for its unit price: 0.25 kg. */
  content: z
    .object({ quantity, unit: z.enum(['kg', 'l', 'm', 'm²', 'szt.']) })
    .nullable()
    .default(null),
  /** Decimal text; '-1' is unlimited; null: not stated, so existing stock is unchanged and new stock is unlimited. */
  stock: z
    .string()
    .regex(/^(-1|\d{1,12}(\.\d{1,6})?)$/)
    .nullable(),
})

const picture = z.object({
  alt: textField(500).default(''),
  /** The URL to fetch it from; or its stored file, when the shop already has it. */
  url: z
    .string()
    .max(2_000)
    .regex(/^https?:\/\//)
    .nullable()
    .default(null),
  stored: z
    .object({
      file: nonEmptyText(200),
      width: z.int().positive(),
      height: z.int().positive(),
      colour: z.string().nullable(),
    })
    .nullable()
    .default(null),
})

const configuratorKey = z.string().regex(/^(?!__proto__$)[\w-]{1,50}$/)

const offeredDays = z
  .object({
    from: z.int().min(0).max(3_650).default(1),
    until: z.int().min(0).max(3_650).default(90),
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).default([1, 2, 3, 4, 5, 6, 7]),
    notOnHolidays: z.boolean().default(false),
    hours: textField(100).default(''),
  })
  .refine(({ from, until }) => from <= until)

const configuratorField = z.object({
  key: configuratorKey,
  label: nonEmptyText(100),
  hint: textField(300).default(''),
  required: z.boolean().default(false),
  when: z
    .object({ field: configuratorKey, is: z.array(configuratorKey).max(50).default([]) })
    .nullable()
    .default(null),
  options: z
    .array(z.object({ key: configuratorKey, label: nonEmptyText(100), price: amount.default(0) }))
    .min(1)
    .max(50)
    .nullable()
    .default(null),
  /** A field of a day, without options. */
  date: offeredDays.nullable().default(null),
  longest: z.int().min(1).max(200).default(40),
  price: amount.default(0),
  /** Working days that it takes before the goods can be sent. What must be answered in any case has none: they are the product's own. */
  delayDays: z.int().min(0).max(365).default(0),
})

const product = z.object({
  /** Its id at the source; together with the source's name it identifies the product in later imports. */
  sourceId: nonEmptyText(200),
  /** Its id in the shop, when it must be fixed. */
  id: z.int().positive().max(2_000_000_000).nullable().default(null),
  kind: z.enum(['item', 'bundle', 'virtual', 'service']).default('item'),
  name: nonEmptyText(500),
  slug: nonEmptyText(100).nullable().default(null),
  lead: textField(10_000).default(''),
  /** HTML; sanitized before it is stored. */
  description: textField(500_000).default(''),
  producer: named.nullable().default(null),
  series: named.nullable().default(null),
  unit: nonEmptyText(50).default('szt.'),
  /** Step of sale and decimal places of the quantity; by default those of the unit. */
  sellBy: quantity.nullable().default(null),
  precision: z.int().min(0).max(6).nullable().default(null),
  vat: nonEmptyText(10).default('23'),
  /** The legal basis of the exemption, for goods of the rate 'zw'. */
  vatExemption: textField(300).optional(),
  availability: z.enum(['enable', 'disable', 'order']).default('enable'),
  /** Prevents buying it, with the merchant's own text (A4.5). */
  disabledText: textField(500).default(''),
  deliveryUnknown: z.boolean().default(false),
  backOn: z.iso.date().nullable().default(null),
  /** Name of the supplier or maker when it is not in stock; created when unknown. */
  supplier: nonEmptyText(200).nullable().default(null),
  /** The shop's working days for each order of it before it can leave. */
  delayDays: z.int().min(0).max(60).nullable().default(null),
  phonePrice: z.boolean().default(false),
  /** For a phone-price product: may be ordered nevertheless, for nothing (A4.8). */
  basketEnabled: z.boolean().default(false),
  free: z.boolean().default(false),
  pointsPrice: z.int().positive().nullable().default(null),
  pointsReceived: z.int().min(0).default(0),
  giftFromValue: amount.nullable().default(null),
  minimum: quantity.nullable().default(null),
  maximum: quantity.nullable().default(null),
  minimumPerSize: quantity.nullable().default(null),
  maximumPerSize: quantity.nullable().default(null),
  minimumSubscription: quantity.nullable().default(null),
  version: z
    .object({
      group: nonEmptyText(200),
      parameter: nonEmptyText(200),
      value: nonEmptyText(200),
      priority: z.int().min(0).max(30_000).default(0),
    })
    .nullable()
    .default(null),
  labels: z.array(z.enum(['new', 'recommended', 'bestseller'])).default([]),
  popularity: z.int().min(0).max(1_000_000_000).default(0),
  visible: z.boolean().default(true),
  /** Paths of names from the root of the menu; the first is the main one. Missing categories are created. */
  categories: z
    .array(z.array(nonEmptyText(200)).min(1).max(12))
    .max(50)
    .default([]),
  parameters: z
    .array(z.object({ name: nonEmptyText(200), values: z.array(nonEmptyText(1_000)).min(1).max(100) }))
    .max(300)
    .default([]),
  sizes: z.array(size).min(1).max(500),
  pictures: z.array(picture).max(100).default([]),
  /** Products of the same source that this product, a bundle, consists of. */
  bundle: z
    .array(
      z.object({
        sourceId: nonEmptyText(200),
        size: nonEmptyText(100),
        quantity,
        /** The visitor may choose another size of it. */
        chooseSize: z.boolean().default(false),
      }),
    )
    .max(100)
    .default([]),
  /** Where it differs from its producer; omitted fields are the producer's. */
  disclosure: disclosureCheck.optional(),
  /** The fields of its configuration, in order. */
  configurator: z.array(configuratorField).max(30).default([]),
})

/** Everything that a source says about a product; omitted values are removed. */
export type ProductInput = z.input<typeof product>
export type CheckedProduct = z.output<typeof product>

/** Returns a complete product from raw input, or what is wrong with it. */
export function checkProduct(raw: unknown): Result<CheckedProduct, Message[]> {
  const { success, data, error } = product.safeParse(raw, { reportInput: true })
  if (!success) return refused(error.issues.slice(0, 5).map(issueMessage))
  const sizes = data.sizes.map(({ type }) => type)
  const repeated = sizes.find((type, index) => sizes.indexOf(type) < index)
  if (repeated) return refused([{ text: catalogueTexts.repeatedSize, values: { size: repeated } }])
  const keys = data.configurator.map(({ key }) => key)
  const misplaced = data.configurator.find(({ key, when, options, date, required, delayDays }, index) => {
    const earlier = keys.slice(0, index)
    return (
      earlier.includes(key) ||
      (when && !earlier.includes(when.field)) ||
      (options && date) ||
      (delayDays > 0 && required && !when)
    )
  })
  if (misplaced)
    return refused([{ text: catalogueTexts.fieldWrong, values: { field: `configurator.${misplaced.key}` } }])
  return { ok: true, value: data }
}

/** The message about an invalid field. */
export function issueMessage(issue: z.core.$ZodIssue): Message {
  const values = { field: issue.path.join('.') }
  const missing =
    (issue.code === 'invalid_type' && issue.input === undefined) ||
    (issue.code === 'too_small' && (issue.origin === 'string' || issue.origin === 'array'))
  if (missing) return { text: catalogueTexts.fieldMissing, values }
  if (issue.code === 'too_big') return { text: catalogueTexts.fieldTooLong, values }
  return { text: catalogueTexts.fieldWrong, values }
}
