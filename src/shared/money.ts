import { type Decimal, divideHalfUp, one, parseDecimal } from './decimal.ts'

/** Gross, net and VAT, in minor units. */
export interface Taxed {
  gross: number
  net: number
  vat: number
}

/** How a currency is formatted. The mask sets grouping, decimal separator and places: '###&nbsp;##0,00' (A9.7). */
export interface CurrencyFormat {
  readonly code: string
  readonly symbol: string
  readonly mask: string
  readonly symbolBefore: boolean
  readonly symbolSpace: boolean
}

export const polishZloty: CurrencyFormat = {
  code: 'PLN',
  symbol: 'zł',
  mask: '###&nbsp;##0,00',
  symbolBefore: false,
  symbolSpace: true,
}

const noBreakSpace = '\u00a0'

/** The maximum unit price, in minor units: ten million units. With any quantity that a basket accepts, a line stays exact. */
export const highestUnitPrice = 1_000_000_000

/** Returns the price of `quantity` units, rounded half up to a whole minor unit. Throws RangeError beyond exact integers. */
export function timesQuantity(unitGross: number, quantity: Decimal): number {
  return exact(Number(divideHalfUp(BigInt(unitGross) * quantity, one)))
}

function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`too large an amount: ${amount}`)
  return amount
}

/** Instead of a rate: exempt from VAT (act on VAT, art. 43 and 113), which differs from a rate of 0 per cent. */
export const exemptFromVat = 'zw'

/**
 * Splits a gross amount by a VAT rate in percent ('23', '5.00', or 'zw'). The only place where VAT is rounded: half up, once
 * per line.
 */
export function splitVat(gross: number, vatPercent: string): Taxed {
  const rate = rateOf(vatPercent)
  const net = Number(divideHalfUp(BigInt(gross) * 100n * one, 100n * one + rate))
  return { gross, net, vat: gross - net }
}

/** Returns the gross price of a net amount with VAT in percent ('23'), rounded half up: for sources with net prices only. */
export function grossOf(net: number, vatPercent: string): number {
  const rate = rateOf(vatPercent)
  return exact(Number(divideHalfUp(BigInt(net) * (100n * one + rate), 100n * one)))
}

function rateOf(vatPercent: string): Decimal {
  const rate = vatPercent === exemptFromVat ? 0n : parseDecimal(vatPercent)
  if (rate === null || rate < 0n) throw new RangeError(`not a VAT rate: ${vatPercent}`)
  return rate
}

/** Returns the sum. Throws RangeError beyond exact integers. */
export function addTaxed(parts: Taxed[]): Taxed {
  return parts.reduce(
    (sum, part) => ({ gross: exact(sum.gross + part.gross), net: sum.net + part.net, vat: sum.vat + part.vat }),
    {
      gross: 0,
      net: 0,
      vat: 0,
    },
  )
}

/** Returns '1 234,50 zł' with no-break spaces, by the currency's mask (A9.7). */
export function formatMoney(amount: number, format: CurrencyFormat): string {
  const number = formatAmount(amount, format.mask)
  const space = format.symbolSpace ? noBreakSpace : ''
  return format.symbolBefore ? `${format.symbol}${space}${number}` : `${number}${space}${format.symbol}`
}

/** Returns '1 234,50' by a mask: the character left of '##0' groups thousands, the one right of it separates decimals. */
export function formatAmount(amount: number, mask: string): string {
  const match = /^#*(.*?)##0(\D?)(0*)$/.exec(mask.replaceAll('&nbsp;', noBreakSpace))
  if (!match) throw new RangeError(`not a price mask: ${mask}`)
  const [, group = '', separator = '', zeros = ''] = match
  const positive = Math.abs(amount)
  const divisor = 10 ** zeros.length
  const whole = Math.floor(positive / divisor).toString()
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const decimals = zeros && `${separator}${(positive % divisor).toString().padStart(zeros.length, '0')}`
  return `${amount < 0 ? '-' : ''}${grouped}${decimals}`
}

/** Returns '59.00': a dot and two decimals, as on the wire. */
export function wireAmount(amount: number): string {
  return `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${(Math.abs(amount) % 100).toString().padStart(2, '0')}`
}

/** The merchant's currency: delivery is priced in it, and everything without its own price in another. */
export const baseCurrency = 'PLN'

/** A currency that a shop may use. */
export interface Currency {
  readonly format: CurrencyFormat
  /** The price of one unit in PLN, as the National Bank quotes it: 4.25. */
  readonly rate: Decimal
  /** The price list with its own prices. */
  readonly priceListId: number
}

export function isBaseCurrency({ format }: Currency): boolean {
  return format.code === baseCurrency
}

/**
 * Converts minor units of PLN, at least 0, to minor units of another currency: exact, rounded once, half up. A positive amount
 * stays at least one: a thousand screws of a grosz each are not free.
 */
export function convertFromBase(amount: number, { rate }: Pick<Currency, 'rate'>): number {
  return amount === 0 ? 0 : Math.max(1, Number(divideHalfUp(BigInt(amount) * one, rate)))
}
