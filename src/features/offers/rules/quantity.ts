import {
  ceilToStep,
  type Decimal,
  floorToStep,
  formatDecimal,
  maxDecimal,
  minDecimal,
  parseDecimal,
} from '#shared/decimal.ts'
import { accusative, type Message, type PluralForms, pluralForm, type Text } from '#shared/text.ts'
import { quantityTexts } from '../texts/quantity.ts'

/** What bounds the quantity of one size in one order (A3.1, A3.2, B3.21–B3.25). Null: no such bound. */
export interface QuantityBounds {
  /** Step of sale: unit_sellby. */
  step: Decimal
  /** In stock; null when unlimited. */
  stock: Decimal | null
  minimumPerOrder: Decimal | null
  maximumPerOrder: Decimal | null
  minimumPerSize: Decimal | null
  maximumPerSize: Decimal | null
  /** Of each delivery of a subscription, in place of the other minimums. */
  minimumPerSubscription?: Decimal | null
  /** Of this line by itself, whatever else is bought: that of a subscription. */
  minimumOfLine?: Decimal | null
}

export interface QuantityRange {
  step: Decimal
  minimum: Decimal
  /** Null: as many as one likes. */
  maximum: Decimal | null
}

/** Keeps digits and dots of what was typed; a comma becomes a dot (A5.1). */
export function cleanQuantity(typed: string): string {
  return typed.replaceAll(',', '.').replace(/[^\d.]/g, '')
}

/** The quantity that was typed, or null when it is none. */
export function readTypedQuantity(typed: string): Decimal | null {
  const [whole = '', ...fractions] = cleanQuantity(typed).split('.')
  return parseDecimal(`${whole || '0'}.${fractions.join('').slice(0, 6)}`.replace(/\.$/, ''))
}

/**
 * The smallest and largest quantity that may be ordered (A5.2, A5.3), both whole numbers of steps. When the maximum is below
 * the minimum, nothing can be bought. A subscription that has its own minimum knows no other (A3.1).
 */
export function quantityRange(bounds: QuantityBounds, bought: 'once' | 'subscription' = 'once'): QuantityRange {
  const { step, stock, minimumPerOrder, maximumPerOrder, minimumPerSize, maximumPerSize, minimumOfLine } = bounds
  const own = bought === 'subscription' ? (bounds.minimumPerSubscription ?? null) : null
  const minimum =
    own === null
      ? maxDecimal(step, minimumPerOrder ?? 0n, minimumPerSize ?? 0n, minimumOfLine ?? 0n)
      : maxDecimal(step, own)
  const maximums = [stock, maximumPerOrder, maximumPerSize].filter((bound) => bound !== null)
  return {
    step,
    minimum: ceilToStep(minimum, step),
    maximum: maximums.length > 0 ? floorToStep(minDecimal(...maximums), step) : null,
  }
}

export function canBeBought({ minimum, maximum }: QuantityRange): boolean {
  return maximum === null || maximum >= minimum
}

/**
 * The quantity that will be ordered instead of the one asked for: rounded up to the step (A5.1), raised to the minimum (A5.2)
 * or lowered to the maximum (A5.3), with the alert that says so; null where it is the one asked for.
 */
export function fitQuantity(
  asked: Decimal,
  range: QuantityRange,
  unit: PluralForms,
): { quantity: Decimal; alert: Message | null } {
  const rounded = ceilToStep(asked, range.step)
  if (range.maximum !== null && rounded > range.maximum)
    return { quantity: range.maximum, alert: quantityMessage(quantityTexts.maximum, range.maximum, accusative(unit)) }
  if (asked < range.minimum)
    return { quantity: range.minimum, alert: quantityMessage(quantityTexts.minimum, range.minimum, accusative(unit)) }
  return {
    quantity: rounded,
    alert: rounded === asked ? null : quantityMessage(quantityTexts.roundedUp, rounded, unit),
  }
}

/** A text with a quantity in it and the unit's word that goes with that number. */
export function quantityMessage(text: Text, quantity: Decimal, unit: PluralForms): Message {
  const written = formatDecimal(quantity)
  return { text, values: { quantity: written, unit: pluralForm(unit, written) } }
}
