import { countTry } from '#platform/tries/count-try.ts'
import type { Shop } from '#shop'

const minutes = 15
const perVisit = 20
const perAddress = 60

/**
 * Counts that somebody tries a code, before it is looked at, so that nobody finds codes by guessing. A household shares an address,
 * hence more of its tries than of one visit's.
 * @returns null, or until when one must wait
 */
export async function countCodeTry({ database, visitor, now }: Shop): Promise<Date | null> {
  const limits = [
    visitor.visitId === null ? null : { key: `codes of visit ${visitor.visitId}`, tries: perVisit, minutes },
    visitor.address === null ? null : { key: `codes from ${visitor.address}`, tries: perAddress, minutes },
  ].filter((limit) => limit !== null)
  return limits.length === 0 ? null : countTry(database, limits, now)
}
