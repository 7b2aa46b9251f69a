import { ceilToStep, type Decimal, decimalText, maxDecimal, minDecimal, parseDecimal } from '#shared/decimal.ts'

/** The quantity one step up or down, within its bounds; an invalid number counts as the minimum. All as decimal text. */
export function stepQuantity(typed: string, steps: string, bounds: { least: string; most?: string }): string {
  const [least, by] = [exact(bounds.least), exact(steps)]
  const now = parseDecimal(typed.trim().replace(',', '.')) ?? least
  const step = by < 0n ? -by : by
  const next = maxDecimal(least, ceilToStep(now, step) + by)
  return decimalText(bounds.most ? minDecimal(next, exact(bounds.most)) : next)
}

/** The quantity that the basket would take for a typed one: rounded up to the step, within the bounds; null for none and for what is no number. */
export function takenQuantity(typed: string, steps: string, bounds: { least: string; most?: string }): Decimal | null {
  const quantity = parseDecimal(typed.trim().replace(',', '.'))
  if (quantity === null || quantity <= 0n) return null
  const taken = maxDecimal(exact(bounds.least), ceilToStep(quantity, exact(steps)))
  return bounds.most ? minDecimal(taken, exact(bounds.most)) : taken
}

function exact(text: string): bigint {
  return parseDecimal(text) ?? 0n
}

/** Handles a press on a step button of a row, as if the quantity had been typed: `data-steps` is the step. */
export function pressStep(button: HTMLElement): void {
  const field = button.parentElement?.querySelector('input')
  const { least = '0', most } = field?.dataset ?? {}
  if (!field) return
  field.value = stepQuantity(field.value, button.dataset.steps ?? '0', { least, most })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
