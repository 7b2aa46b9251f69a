import { decimal } from '#shared/decimal.ts'
import type { LineTerms } from '../rules/terms.ts'

/** Columns of a line on its terms, of whichever table. */
export const columnsOfTerms = ['for_points', 'subscription_days', 'bundle_parts'] as const

interface TermsRow {
  quantity: string
  for_points: boolean
  subscription_days: number
  bundle_parts: unknown
  configuration?: unknown
}

/** The quantity and the terms of a stored line. */
export function readStoredTerms(row: TermsRow): { quantity: bigint; terms: LineTerms } {
  return {
    quantity: decimal(row.quantity),
    terms: {
      forPoints: row.for_points,
      subscriptionDays: row.subscription_days,
      parts: row.bundle_parts as number[],
      configuration: (row.configuration ?? {}) as Record<string, string>,
    },
  }
}
