import { z } from 'zod'
import { expects, type JsonProblem, readJson } from '#shared/read-json.ts'
import type { Result } from '#shared/result.ts'
import type { CourierInput } from '../rules/delivery-tariff.ts'
import { courierFileTexts } from '../texts.ts'

const amount = z.int().min(0).max(1_000_000_000)
const grams = z.int().min(0).max(100_000_000)
const days = z.int().min(0).max(100)
const postcode = z.string().regex(/^[A-Z0-9]{1,10}$/)

const goods = z.strictObject({ products: z.array(z.int()).optional(), categories: z.array(z.string()).optional() })
const band = z.strictObject({ weightFrom: grams.optional(), valueFrom: amount.optional(), cost: amount })
const area = z
  .strictObject({
    postcodeFrom: postcode,
    postcodeTo: postcode,
    served: z.boolean().optional(),
    surcharge: amount.optional(),
    freeFrom: amount.nullable().optional(),
  })
  .refine(
    ({ postcodeFrom, postcodeTo }) => postcodeFrom.length === postcodeTo.length && postcodeFrom <= postcodeTo,
    expects(courierFileTexts.postcodes),
  )
const ownAmounts = z.strictObject({
  cost: amount,
  freeFrom: amount.optional(),
  minimumValue: amount.optional(),
  bands: z.array(band).optional(),
})
const option = z
  .strictObject({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    prepaid: z.enum(['prepaid', 'dvp']),
    cost: amount,
    bands: z.array(band).optional(),
    areas: z.array(area).optional(),
    freeFrom: amount.optional(),
    minimumValue: amount.optional(),
    currencies: z.record(z.string().regex(/^[A-Z]{3}$/), ownAmounts).optional(),
    maximumWeight: grams.min(1).optional(),
    daysFrom: days.optional(),
    daysTo: days.optional(),
    comment: z.string().max(300).optional(),
  })
  .refine(({ daysFrom = 1, daysTo = daysFrom }) => daysFrom <= daysTo, expects(courierFileTexts.days))
const courier = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** The name of a built-in icon, or a path in this shop: the content security policy forbids pictures from other hosts. */
  icon: z
    .string()
    .max(300)
    .regex(/^(?:[\w-]*|\/(?![/\\])[^\s\\]*)$/)
    .optional(),
  pickupPoint: z.boolean().optional(),
  /** The courier's page of a parcel, with {number} in it. */
  trackingUrl: z
    .string()
    .max(300)
    .regex(/^https:\/\/[\w.-]+(?::\d+)?\/[^\s"'<>\\]*\{number\}[^\s"'<>\\]*$/)
    .optional(),
  /** The carrier's page where the codes of lockers and points are found. */
  pointsUrl: z
    .string()
    .max(300)
    .regex(/^https:\/\/[\w.-]+(?::\d+)?\/[^\s"'<>\\]*$/)
    .optional(),
  refuses: goods.optional(),
  needs: goods.optional(),
  options: z.array(option),
})

/** The couriers in JSON, or everything that is wrong with it. */
export function readCouriers(json: string): Result<CourierInput[], JsonProblem[]> {
  return readJson(z.array(courier), json)
}
