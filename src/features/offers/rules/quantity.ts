import { minimumPurchase, type PurchaseMinimums } from '#features/catalogue/rules/product-quantity.ts'
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
import { quantityTexts } from '../texts/buy.ts'

/** Bounds of the quantity of one size in one order (A3.1, A3.2, B3.21–B3.25). Null: no bound. */
export interface QuantityBounds extends PurchaseMinimums {
  /** In stock; null when unlimited. */
  stock: Decimal | null
  maximumPerOrder: Decimal | null
  maximumPerSize: Decimal | null
  /** For each delivery of a subscription, instead of the other minimums. */
  minimumPerSubscription?: Decimal | null
  /** For this line alone, independent of other lines: the minimum of a subscription. */
  minimumOfLine?: Decimal | null
}

export interface QuantityRange {
  step: Decimal
  minimum: Decimal
  /** Null: unlimited. */
  maximum: Decimal | null
}

/** Digits and dots of the input; a comma becomes a dot (A5.1). */
export function cleanQuantity(typed: string): string {
  return typed.replaceAll(',', '.').replace(/[^\d.]/g, '')
}

/** The typed quantity, or null when it is invalid. */
export function readTypedQuantity(typed: string): Decimal | null {
  const [whole = '', ...fractions] = cleanQuantity(typed).split('.')
  return parseDecimal(`${whole || '0'}.${fractions.join('').slice(0, 6)}`.replace(/\.$/, ''))
}

/**
 * The smallest and largest quantity that may be ordered (A5.2, A5.3), both whole numbers of steps. When the maximum is below the minimum,
 * nothing can be bought. A subscription's own minimum replaces the others (A3.1).
 */
export function quantityRange(bounds: QuantityBounds, bought: 'once' | 'subscription' = 'once'): QuantityRange {
  const { step, stock, maximumPerOrder, maximumPerSize, minimumOfLine } = bounds
  const subscriptionMinimum = bought === 'subscription' ? (bounds.minimumPerSubscription ?? null) : null
  const minimum =
    subscriptionMinimum === null
      ? maxDecimal(minimumPurchase(bounds), minimumOfLine ?? 0n)
      : maxDecimal(step, subscriptionMinimum)
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
 * The quantity to order instead of the requested one: rounded up to the step (A5.1), raised to the minimum (A5.2) or lowered to the
 * maximum (A5.3), with its alert; null when the requested one fits.
 */
export function clampQuantity(
  requested: Decimal,
  range: QuantityRange,
  unit: PluralForms,
): { quantity: Decimal; alert: Message | null } {
  const rounded = ceilToStep(requested, range.step)
  if (range.maximum !== null && rounded > range.maximum)
    return { quantity: range.maximum, alert: quantityMessage(quantityTexts.maximum, range.maximum, accusative(unit)) }
  if (requested < range.minimum)
    return { quantity: range.minimum, alert: quantityMessage(quantityTexts.minimum, range.minimum, accusative(unit)) }
  return {
    quantity: rounded,
    alert: rounded === requested ? null : quantityMessage(quantityTexts.roundedUp, rounded, unit),
  }
}

/** A text with a quantity and the unit's plural form for that number. */
export function quantityMessage(text: Text, quantity: Decimal, unit: PluralForms): Message {
  const written = formatDecimal(quantity)
  return { text, values: { quantity: written, unit: pluralForm(unit, written) } }
}
