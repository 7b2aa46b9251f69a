import { divideHalfUp, one, parseDecimal } from '#shared/decimal.ts'
import { isGtin } from '#shared/gtin.ts'
import { exemptFromVat, highestUnitPrice } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'

/**
 * Returns the minor units of an amount in a feed: '129', '80.00', '1 234,50 zł', '1.234,50'. Null when it is invalid, not above
 * 0, or ambiguous ('1.234'), unless the point always separates decimals.
 */
export function readAmount(text: string, pointPartsDecimals = false): number | null {
  const number = text.replace(/(?:zł|pln)\.?$/i, '').replace(/[\s\u00a0\u202f']/g, '')
  const plain = pointPartsDecimals && !number.includes(',') ? number : partDecimals(number)
  const decimal = plain === null ? null : parseDecimal(trimDecimals(plain))
  if (decimal === null || decimal <= 0n) return null
  const amount = Number(divideHalfUp(decimal * 100n, one))
  return amount > 0 && amount <= highestUnitPrice ? amount : null
}

/**
 * Returns a stock as decimal text: '12', '2,5', '-1' when that means unlimited; negative numbers become 0. Null when it is
 * invalid.
 */
export function readStock(text: string, minusOneIsUnlimited: boolean): string | null {
  const number = trimDecimals(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'))
  const decimal = parseDecimal(number)
  if (decimal === null) return null
  if (decimal === -one && minusOneIsUnlimited) return '-1'
  return decimal < 0n ? '0' : number
}

/** '1.234,50' → '1234.50'; null when a single point or comma may separate thousands. */
function partDecimals(number: string): string | null {
  const match = /^(\d{1,3}(?:([.,])\d{3})+|\d+)(?:([.,])(\d+))?$/.exec(number)
  if (!match) return null
  const [, whole = '', thousands, decimals, places = ''] = match
  if (
    thousands &&
    (thousands === decimals || (!decimals && whole.split(thousands).length === 2 && !whole.startsWith('0')))
  )
    return null
  if (thousands && whole.startsWith('0')) return decimals ? null : whole.replace(thousands, '.')
  return `${thousands ? whole.replaceAll(thousands, '') : whole}${places && `.${places}`}`
}

/** Rounds to the decimal places of a quantity. */
function trimDecimals(number: string): string {
  return number.replace(/^(-?\d+\.\d{6})\d+$/, '$1')
}

const maxDescription = 500_000 // limit of a description: longer ones are refused

/** Returns a description as HTML: plain text becomes paragraphs. */
export function paragraphs(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > maxDescription || /<[a-z!/]/i.test(trimmed)) return trimmed
  return trimmed
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('<', '&lt;')}</p>`)
    .join('')
}

export function isWebAddress(text: string): boolean {
  return text.length <= 2_000 && /^https?:\/\/[^\s"<>]+$/.test(text)
}

/**
 * Returns a barcode; null with a remark when it is invalid. A reason refuses the product: the spreadsheet has lost the digits
 * of all barcodes in the file.
 */
export interface EanReading {
  ean: string | null
  remark?: Message
  reason?: Message
}

/** Reads a barcode: digits, perhaps with spaces or a leading apostrophe; GS1 validates the check digit. */
export function readEan(text: string): EanReading {
  const digits = text.replace(/^'/, '').replace(/[\s-]/g, '')
  if (digits === '') return { ean: null }
  const values = { ean: text.slice(0, 60) }
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(digits)) return { ean: null, reason: { text: feedsTexts.eanInPowers, values } }
  if (isGtin(digits)) return { ean: digits }
  const isLong = /^(?:\d{8}|\d{12,14})$/.test(digits)
  return { ean: null, remark: { text: isLong ? feedsTexts.eanCheckDigit : feedsTexts.noEan, values } }
}

/**
 * Returns a feed's VAT class: '23' for '23.00' and '23 %', 'zw' for 'ZW.'; other values stay unchanged, to be refused with
 * their name.
 */
export function parseVatClass(text: string): string {
  const value = text.trim()
  const rate = value.endsWith('%') ? value.slice(0, -1).trimEnd() : value
  if (/^zw\.?$/i.test(rate)) return exemptFromVat
  return /^\d{1,2}(?:[.,]\d+)?$/.test(rate) ? String(Number(rate.replace(',', '.'))) : rate
}
