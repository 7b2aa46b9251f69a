import type { PromotedLine } from './promoted.ts'

/** A line with what earlier promotions have left of its price, minor units. */
export interface LeftLine extends PromotedLine {
  left: number
}
