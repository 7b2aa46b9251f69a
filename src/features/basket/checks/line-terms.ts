import { z } from 'zod'
import { type LineTerms, plainTerms } from '../rules/terms.ts'

const written = z.object({
  points: z.literal(1).optional(),
  days: z.int().min(1).max(3650).optional(),
  parts: z.array(z.int().positive()).max(30).default([]),
  configuration: z.record(z.string().max(50), z.string().max(500)).default({}),
})

/** Reads what `writeTerms` wrote; null for anything else. */
export function readTerms(text: string): LineTerms | null {
  if (text === '') return plainTerms
  const { success, data } = written.safeParse(parse(text))
  if (!success || Object.keys(data.configuration).length > 30) return null
  const { points, days = 0, parts, configuration } = data
  return { forPoints: points === 1, subscriptionDays: days, parts, configuration }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
