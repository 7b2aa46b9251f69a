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
  /** When it is there at the latest; null where nobody knows. */
  arrives: string | null
  comment: string
  /** From which value of goods it is offered; null: from any. */
  minimum: string | null
  /** Whether these goods are worth that much. */
  minimumReached: boolean
  /** From which value of goods it costs nothing; null: it does already, or never will. */
  freeFrom: string | null
}

interface WayList {
  /** As in a basket; else the cheapest stands first. */
  dearestFirst?: boolean
  /** When goods are there, in words, by the most days that a way takes. */
  arrive?: Map<number, string>
}

/** All ways, those first that these goods may take, in the order of what they cost. */
export function wayWords(
  ways: DeliveryOption[],
  { words, money, price }: Writing,
  { dearestFirst = false, arrive = new Map() }: WayList = {},
): WayWords[] {
  const dearer = (a: DeliveryOption, b: DeliveryOption) => (dearestFirst ? b.gross - a.gross : a.gross - b.gross)
  const sorted = ways.toSorted((a, b) => Number(b.minimumReached) - Number(a.minimumReached) || dearer(a, b))
  return sorted.map((way) => ({
    id: way.id,
    courier: way.courier,
    icon: way.icon,
    payment: say(way.prepaid === 'dvp' ? wayTexts.dvp : wayTexts.prepaid, {}, words),
    cost: way.gross === 0 ? say(wayTexts.free, {}, words) : price(way.gross, way.vatPercent),
    free: way.gross === 0,
    days: daysOf(way, words),
    arrives: arrive.get(way.daysTo) ?? null,
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
