/** An exact decimal number in millionths: 0.25 is 250000n. Quantities of goods use it. */
export type Decimal = bigint

export const one: Decimal = 1_000_000n

const pattern = /^(-?)(\d{1,12})(?:\.(\d{0,6})0*)?$/

/** Parses '0.25' or '12'. Null for anything else: signs other than '-', exponents, more than 6 significant places. */
export function parseDecimal(text: string): Decimal | null {
  const match = pattern.exec(text)
  if (!match) return null
  const [, sign, whole, fraction = ''] = match
  const millionths = BigInt(whole as string) * one + BigInt(fraction.padEnd(6, '0') || '0')
  return sign ? -millionths : millionths
}

/** Converts a valid decimal from the database or from code. Throws RangeError for an invalid one. */
export function decimal(value: string | number): Decimal {
  const parsed = parseDecimal(typeof value === 'number' ? value.toFixed(6) : value)
  if (parsed === null) throw new RangeError(`not a decimal number: ${value}`)
  return parsed
}

/** Returns '0.25': the shortest form with a dot, for SQL, forms and the wire. */
export function decimalText(value: Decimal): string {
  const positive = value < 0n ? -value : value
  const fraction = (positive % one).toString().padStart(6, '0').replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${positive / one}${fraction && `.${fraction}`}`
}

/** Returns '0,25': the Polish format, with at least `places` decimal places. */
export function formatDecimal(value: Decimal, places = 0): string {
  const [whole, fraction = ''] = decimalText(value).split('.')
  const shown = fraction.padEnd(places, '0')
  return shown ? `${whole},${shown}` : `${whole}`
}

/** Returns value / step, rounded up to a whole number of steps. The step must be above 0. */
export function ceilToStep(value: Decimal, step: Decimal): Decimal {
  const rest = value % step
  return rest === 0n ? value : value - rest + (value > 0n ? step : 0n)
}

/** Returns value / step, rounded down to a whole number of steps; not below 0. */
export function floorToStep(value: Decimal, step: Decimal): Decimal {
  return value <= 0n ? 0n : value - (value % step)
}

/** Integer division rounded half up; both at least 0. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

export function maxDecimal(...values: Decimal[]): Decimal {
  return values.reduce((a, b) => (a > b ? a : b))
}

export function minDecimal(...values: Decimal[]): Decimal {
  return values.reduce((a, b) => (a < b ? a : b))
}

/** Whether a text is a decimal above the least, and not above the most; both in millionths. */
export function isDecimalBetween(text: string, least: bigint, most: bigint): boolean {
  const value = parseDecimal(text)
  return value !== null && value > least && value <= most
}
