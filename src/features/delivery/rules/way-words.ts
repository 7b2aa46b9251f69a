import { say } from '#shared/text.ts'
import { wayTexts } from '../texts/ways.ts'
import type { Writing } from './cost-words.ts'
import type { DeliveryOption } from './delivery-options.ts'

/** One courier with one way to pay, as people read it (B2.50). */
export interface WayWords {
  id: number
  courier: string
  /** Address of a picture, or the name of one of ours; '': none. */
  icon: string
  payment: string
  cost: string
  free: boolean
  days: string
  comment: string
  /** From which value of goods it is offered; null: from any. */
  minimum: string | null
  /** Whether these goods are worth that much. */
  minimumReached: boolean
  /** From which value of goods it costs nothing; null: it does already, or never will. */
  freeFrom: string | null
}

/** All ways, those first that these goods may take, the cheapest before the others. */
export function wayWords(ways: DeliveryOption[], { words, money, price }: Writing): WayWords[] {
  const sorted = ways.toSorted((a, b) => Number(b.minimumReached) - Number(a.minimumReached) || a.gross - b.gross)
  return sorted.map((way) => ({
    id: way.id,
    courier: way.courier,
    icon: way.icon,
    payment: say(way.prepaid === 'dvp' ? wayTexts.dvp : wayTexts.prepaid, {}, words),
    cost: way.gross === 0 ? say(wayTexts.free, {}, words) : price(way.gross, way.vatPercent),
    free: way.gross === 0,
    days: daysOf(way, words),
    comment: way.comment,
    minimum: way.minimumValue > 0 ? say(wayTexts.minimum, { amount: money(way.minimumValue) }, words) : null,
    minimumReached: way.minimumReached,
    freeFrom:
      way.gross > 0 && way.freeFrom !== null ? say(wayTexts.from, { amount: money(way.freeFrom) }, words) : null,
  }))
}

function daysOf({ daysFrom, daysTo }: DeliveryOption, words: Writing['words']): string {
  if (daysTo === 0) return say(wayTexts.sameDay, {}, words)
  if (daysFrom === daysTo) return say(wayTexts.days, { count: daysTo }, words)
  return say(wayTexts.between, { from: daysFrom, to: daysTo }, words)
}
