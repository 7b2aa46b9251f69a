import { z } from 'zod'
import { expects, type JsonProblem, readJson } from '#shared/read-json.ts'
import type { Result } from '#shared/result.ts'
import type { PickupPoint } from '../rules/pickup-point.ts'
import { courierFileTexts } from '../texts.ts'

const line = (length: number) => z.string().trim().max(length)

const point = z
  .strictObject({
    code: z.string().regex(/^(?:-?[A-Z\d]){3,10}$/),
    street: line(100),
    streetNumber: line(20),
    postcode: line(10).min(1),
    city: line(100).min(1),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('PL'),
    place: line(200).default(''),
    hours: line(200).default(''),
    takesPayment: z.boolean().default(true),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
  })
  .refine(
    ({ latitude, longitude }) => (latitude === null) === (longitude === null),
    expects(courierFileTexts.coordinates),
  )

const points = z
  .array(point)
  .min(1)
  .refine(
    (all) => new Set(all.map(({ code }) => code.replaceAll('-', ''))).size === all.length,
    expects(courierFileTexts.differentCodes),
  )

/** The points of one courier in JSON, or everything that is wrong with it. An empty list is: it would be a failed export. */
export function readPickupPoints(json: string): Result<PickupPoint[], JsonProblem[]> {
  return readJson(points, json)
}
