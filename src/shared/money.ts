import { type Decimal, divideHalfUp, one, parseDecimal } from './decimal.ts'

/** Gross, net and the VAT between them, in minor units. */
export interface Taxed {
  gross: number
  net: number
  vat: number
}

/** How a currency is written. The mask shows grouping, decimal separator and places: '###&nbsp;##0,00' (A9.7). */
export interface CurrencyFormat {
  code: string
  symbol: string
  mask: string
  symbolBefore: boolean
  symbolSpace: boolean
}

export const polishZloty: CurrencyFormat = {
  code: 'PLN',
  symbol: 'zł',
  mask: '###&nbsp;##0,00',
  symbolBefore: false,
  symbolSpace: true,
}

const noBreakSpace = '\u00a0'

/** What one unit may cost at most, in minor units: ten millions. With any quantity that a basket takes, a line stays exact. */
export const highestUnitPrice = 1_000_000_000

/** What `quantity` units at `unitGross` cost, rounded half up to a whole minor unit. Throws RangeError above what is exact. */
export function timesQuantity(unitGross: number, quantity: Decimal): number {
  return exact(Number(divideHalfUp(BigInt(unitGross) * quantity, one)))
}

function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`too large an amount: ${amount}`)
  return amount
}

/** In place of a rate: exempt from VAT (act on VAT, art. 43 and 113), which is not a rate of 0 per cent. */
export const exemptFromVat = 'zw'

/**
 * Splits a gross amount by a VAT rate in percent ('23', '5.00', or 'zw'): the one rule by which VAT is rounded, half up, once a line.
 */
export function splitVat(gross: number, vatPercent: string): Taxed {
  const rate = rateOf(vatPercent)
  const net = Number(divideHalfUp(BigInt(gross) * 100n * one, 100n * one + rate))
  return { gross, net, vat: gross - net }
}

/** What a net amount costs with VAT in percent ('23'), rounded half up: for sources that name only net prices. */
export function grossOf(net: number, vatPercent: string): number {
  const rate = rateOf(vatPercent)
  return exact(Number(divideHalfUp(BigInt(net) * (100n * one + rate), 100n * one)))
}

function rateOf(vatPercent: string): Decimal {
  const rate = vatPercent === exemptFromVat ? 0n : parseDecimal(vatPercent)
  if (rate === null || rate < 0n) throw new RangeError(`not a VAT rate: ${vatPercent}`)
  return rate
}

/** Throws RangeError above what is exact. */
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

/** '1 234,50 zł' with no-break spaces, by the currency's mask (A9.7). */
export function formatMoney(amount: number, format: CurrencyFormat): string {
  const number = formatAmount(amount, format.mask)
  const space = format.symbolSpace ? noBreakSpace : ''
  return format.symbolBefore ? `${format.symbol}${space}${number}` : `${number}${space}${format.symbol}`
}

/** '1 234,50' by a mask: what stands left of '##0' groups thousands, what stands right of it separates decimals. */
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

/** '59.00': a dot and two decimals, as the wire has it. */
export function wireAmount(amount: number): string {
  return `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${(Math.abs(amount) % 100).toString().padStart(2, '0')}`
}

/** The currency in which the merchant counts: delivery is priced in it, and whatever has no price of its own in another. */
export const baseCurrency = 'PLN'

/** Money that a shop may ask for. */
export interface Currency {
  format: CurrencyFormat
  /** How many PLN one unit costs, as the National Bank quotes it: 4.25. */
  rate: Decimal
  /** Where its own prices stand. */
  priceListId: number
}

export function isBase({ format }: Currency): boolean {
  return format.code === baseCurrency
}

/**
 * Minor units of PLN, from 0, in minor units of another currency: exact, rounded once, half up. What costs something costs at least
 * one: a thousand screws of a grosz each are not given away.
 */
export function convert(amount: number, { rate }: Pick<Currency, 'rate'>): number {
  return amount === 0 ? 0 : Math.max(1, Number(divideHalfUp(BigInt(amount) * one, rate)))
}
