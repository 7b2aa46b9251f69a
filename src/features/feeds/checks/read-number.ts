import { divideHalfUp, one, parseDecimal } from '#shared/decimal.ts'
import { highestUnitPrice } from '#shared/money.ts'

/**
 * Minor units from an amount as files have it: '129', '80.00', '1 234,50 zł', '1.234,50'. Null when it is none, is not above
 * 0, or could be read in two ways ('1.234'), unless the point is known to part decimals.
 */
export function readAmount(text: string, pointPartsDecimals = false): number | null {
  const number = text.replace(/(?:zł|pln)\.?$/i, '').replace(/[\s\u00a0\u202f']/g, '')
  const plain = pointPartsDecimals && !number.includes(',') ? number : partDecimals(number)
  const decimal = plain === null ? null : parseDecimal(cutPlaces(plain))
  if (decimal === null || decimal <= 0n) return null
  const amount = Number(divideHalfUp(decimal * 100n, one))
  return amount > 0 && amount <= highestUnitPrice ? amount : null
}

/**
 * Decimal text of a stock: '12', '2,5', '-1' where that means unlimited; less than nothing is nothing. Null when it is no number.
 */
export function readStock(text: string, minusOneIsUnlimited: boolean): string | null {
  const number = cutPlaces(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'))
  const decimal = parseDecimal(number)
  if (decimal === null) return null
  if (decimal === -one && minusOneIsUnlimited) return '-1'
  return decimal < 0n ? '0' : number
}

/** '1.234,50' → '1234.50'; null when a lone point or comma might part thousands. */
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

/** No more decimal places than a quantity has. */
function cutPlaces(number: string): string {
  return number.replace(/^(-?\d+\.\d{6})\d+$/, '$1')
}
