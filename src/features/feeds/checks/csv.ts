import { baseCurrency } from '#shared/money.ts'
import { done, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'
import { type CsvColumn, type CsvValues, csvColumns, csvId, readColumn } from './csv-columns.ts'
import { csvAvailability, csvSizes, readCsvAmount, readSaleDates } from './csv-fields.ts'
import { csvProduct } from './csv-product.ts'
import type { CheckedItem, FeedOptions, FeedSize } from './feed-item.ts'
import { readStock } from './feed-values.ts'

/** What the rows of a product contain. */
interface CsvFindings {
  reasons: Message[]
  /** The currency of its prices. */
  currency: string | null
  now: Date
}

const isNew = new Set(['', 'new', 'nowy'])

/**
 * Reads the rows of one product, one for each size; docs/import.md describes the columns. The first row describes the product.
 * Without a name the rows have only prices and stock.
 */
export function checkCsvProduct(rows: CsvValues[], options: FeedOptions): CheckedItem {
  const [first = {}] = rows
  const sourceId = csvId(first)
  if (!sourceId) return refused([{ text: feedsTexts.missing, values: { field: 'id' } }])
  const found: CsvFindings = { reasons: [], currency: readColumn(first, 'currency') || null, now: options.now }
  const described = readColumn(first, 'name') !== ''
  const condition = readColumn(first, 'condition')
  if (!isNew.has(condition.toLowerCase())) found.reasons.push({ text: feedsTexts.notNew, values: { condition } })
  const names = csvSizes(rows)
  const sizes = rows.map((row, index) => readSize(row, names[index]?.type ?? '', described, found))
  const currency = found.currency ?? baseCurrency
  if (!options.currencies.includes(currency))
    found.reasons.unshift({ text: feedsTexts.foreignCurrency, values: { currency } })
  const product = described ? csvProduct(rows, sizes, names, options.vat) : null
  found.reasons.push(...(product?.reasons ?? []))
  if (found.reasons.length > 0) return refused(found.reasons)
  return done({
    sourceId,
    product: product?.input ?? null,
    sizes,
    ...(currency !== baseCurrency && { currency }),
    ...(product && product.remarks.length > 0 && { remarks: product.remarks }),
  })
}

function readSize(row: CsvValues, type: string, described: boolean, found: CsvFindings): FeedSize {
  const regular = readPrice(row, 'price', found)
  const promotion = readPrice(row, 'promotion', found)
  const recommended = readPrice(row, 'recommended', found)
  if (described && readColumn(row, 'price') === '')
    found.reasons.push({ text: feedsTexts.missing, values: { field: 'cena' } })
  return {
    type,
    stock: readCsvStock(row, found.reasons),
    price:
      regular === null
        ? null
        : { regular, ...promotionOf(row, promotion, found), recommended: recommended ?? undefined },
  }
}

/** All prices of a product are in one currency. */
function readPrice(row: CsvValues, column: CsvColumn, found: CsvFindings): number | null {
  const text = readColumn(row, column)
  if (text === '') return null
  const read = readCsvAmount(text)
  if (!read.ok) found.reasons.push(read.problem)
  else if (read.value.currency && read.value.currency !== (found.currency ?? read.value.currency))
    found.reasons.push({ text: feedsTexts.otherCurrency, values: { price: text, currency: found.currency ?? '' } })
  else found.currency ??= read.value.currency
  return read.ok ? read.value.amount : null
}

/** Goods in stock without a number are unlimited; null without any information. */
function readCsvStock(row: CsvValues, reasons: Message[]): string | null {
  const cell = readColumn(row, 'stock')
  const stock = cell === '' ? null : readStock(cell, true)
  if (cell !== '' && stock === null) reasons.push({ text: feedsTexts.wrongStock, values: { stock: cell } })
  const availability = readColumn(row, 'availability')
  const parsed = csvAvailability(availability)
  if (availability && !parsed) reasons.push({ text: feedsTexts.wrongAvailability, values: { availability } })
  if (parsed?.none) return '0'
  return stock ?? (parsed ? '-1' : null)
}

/**
 * A file with the column sets promotions, one without leaves them unchanged. A promotion that has not begun is left for the
 * next import.
 */
function promotionOf(
  row: CsvValues,
  amount: number | null,
  { now, reasons }: CsvFindings,
): { promotion?: { amount: number; until?: Date } | null } {
  if (!csvColumns.promotion.some((name) => name in row)) return {}
  if (amount === null) return { promotion: null }
  const cell = readColumn(row, 'promotionDates')
  if (cell === '') return { promotion: { amount } }
  const dates = readSaleDates(cell)
  if (!dates) reasons.push({ text: feedsTexts.wrongSaleDates, values: { dates: cell } })
  if (!dates || now < dates.from || now >= dates.until) return { promotion: null }
  return { promotion: { amount, until: dates.until } }
}
