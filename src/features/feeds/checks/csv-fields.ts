import { ownProperty } from '#shared/own-property.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'
import { type CsvValues, readColumn } from './csv-columns.ts'
import { onlySize } from './feed-item.ts'
import { readAmount } from './feed-values.ts'

export interface CsvAmount {
  amount: number
  /** The currency within a price: '12.00 EUR'. */
  currency: string | null
}

/**
 * Reads an amount as merchants, Google and Meta write it, '12,00', '12,00 zł', '12.00 PLN'; or returns the reason why it is
 * invalid.
 */
export function readCsvAmount(price: string): Result<CsvAmount, Message> {
  const text = price.trim()
  const [before, behind] = [text.slice(0, 3), text.slice(-3)]
  const [isBefore, isBehind] = [isCode(before) && !isLetter(text[3]), isCode(behind) && !isLetter(text.at(-4))]
  const amount = readAmount(text.slice(isBefore ? 3 : 0, isBehind ? -3 : undefined).trim())
  if (amount === null) return refused({ text: feedsTexts.wrongPrice, values: { price } })
  return done({ amount, currency: isBehind ? behind.toUpperCase() : isBefore ? before.toUpperCase() : null })
}

function isCode(text: string): boolean {
  return /^[A-Za-z]{3}$/.test(text)
}

function isLetter(character: string | undefined): boolean {
  return /\p{L}/u.test(character ?? '')
}

/**
 * Start and end of a sale price: '2026-11-01T00:00+0100/2026-11-30T23:59+0100' or the same separated by a space. Null when it
 * cannot be read.
 */
export function readSaleDates(text: string): { from: Date; until: Date } | null {
  const [from, until, more] = text.split('/').map((part) => new Date(part.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  if (!from || !until || more || Number.isNaN(from.getTime()) || Number.isNaN(until.getTime())) return null
  return { from, until }
}

/** Google's and Meta's availability values: whether there is stock, and whether it can be ordered without. */
const availabilities: Record<string, { none: boolean; toOrder: boolean }> = {
  in_stock: { none: false, toOrder: false },
  out_of_stock: { none: true, toOrder: false },
  discontinued: { none: true, toOrder: false },
  preorder: { none: false, toOrder: true },
  backorder: { none: false, toOrder: true },
  available_for_order: { none: false, toOrder: true },
}

/** The meaning of 'in stock' or 'in_stock'; undefined for unknown values. */
export function csvAvailability(text: string): { none: boolean; toOrder: boolean } | undefined {
  return ownProperty(availabilities, text.toLowerCase().replace(/\s+/g, '_'))
}

/**
 * Type and name of each row's size. Rows of a group have stable ids, which become the types; the names come from the columns in
 * which the rows differ.
 */
export function csvSizes(rows: CsvValues[]): { type: string; name: string }[] {
  const grouped = readColumn(rows[0] ?? {}, 'group') !== ''
  if (!grouped)
    return rows.map((row) => {
      const size = readColumn(row, 'size')
      return size ? { type: size, name: size } : onlySize
    })
  const differing = (['size', 'colour'] as const).filter(
    (column) => new Set(rows.map((row) => readColumn(row, column))).size > 1,
  )
  return rows.map((row) => {
    const type = readColumn(row, 'id')
    const values = differing.flatMap((column) => readColumn(row, column) || [])
    return { type, name: values.join(' / ') || readColumn(row, 'size') || (rows.length > 1 ? type : onlySize.name) }
  })
}
