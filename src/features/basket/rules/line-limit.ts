import { basketTexts } from '../texts/basket.ts'
import { type LineKey, sameLine } from './line-change.ts'
import { type Refusal, refusal } from './offer.ts'

/** The most lines of one basket, and of one request. */
export const mostLines = 500

export function tooManyLines(): Refusal {
  return refusal('too_many_lines', basketTexts.tooManyLines, { count: mostLines })
}

/** Whether a change adds lines for which there is no room; a basket that has too many already may still be changed. */
export function overflows(before: unknown[], after: unknown[]): boolean {
  return after.length > Math.max(mostLines, before.length)
}

/** Those lines that can join a basket: all that it has already, and as many new ones as there is room for. */
export function linesThatFit<Brought extends LineKey>(held: LineKey[], brought: Brought[]): Brought[] {
  const isHeld = (line: Brought) => held.some((other) => sameLine(line, other))
  const added = brought.filter((line) => !isHeld(line)).slice(0, Math.max(0, mostLines - held.length))
  return brought.filter((line) => isHeld(line) || added.includes(line))
}
