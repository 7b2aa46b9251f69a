import type { ProductInput } from '#features/catalogue/checks.ts'
import { baseCurrency } from '#shared/currency.ts'
import { plainText } from '#shared/plain-text.ts'
import { done, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'
import type { CheckedItem, FeedOptions, FeedSize } from './feed-item.ts'
import { onlySize } from './feed-item.ts'
import { readAmount, readStock } from './read-number.ts'
import { isWebAddress, paragraphs, readEan } from './read-text.ts'

/** A row by the names of its columns, lower case. */
export type CsvValues = Record<string, string>

const aliases = {
  id: ['id'],
  name: ['nazwa', 'name'],
  categories: ['kategoria', 'category'],
  producer: ['producent', 'producer'],
  series: ['seria', 'series'],
  price: ['cena', 'price'],
  currency: ['waluta', 'currency'],
  promotion: ['cena_promocyjna', 'sale_price'],
  recommended: ['cena_sugerowana', 'recommended_price'],
  stock: ['stan', 'stock'],
  vat: ['vat'],
  unit: ['jednostka', 'unit'],
  lead: ['krotki_opis', 'short_description'],
  description: ['opis', 'description'],
  pictures: ['zdjecia', 'pictures'],
  size: ['rozmiar', 'size'],
  code: ['kod', 'code'],
  ean: ['ean'],
  weight: ['waga', 'weight'],
  supplier: ['dostawca', 'supplier'],
  delayDays: ['dni_przygotowania', 'preparation_days'],
  warnings: ['ostrzezenia', 'safety_warnings'],
  manufacturerName: ['producent_nazwa', 'manufacturer_name'],
  manufacturerAddress: ['producent_adres', 'manufacturer_address'],
  manufacturerCountry: ['producent_kraj', 'manufacturer_country'],
  manufacturerContact: ['producent_kontakt', 'manufacturer_contact'],
  responsibleName: ['odpowiedzialny_nazwa', 'responsible_name'],
  responsibleAddress: ['odpowiedzialny_adres', 'responsible_address'],
  responsibleCountry: ['odpowiedzialny_kraj', 'responsible_country'],
  responsibleContact: ['odpowiedzialny_kontakt', 'responsible_contact'],
}
type Column = keyof typeof aliases

/** The product that a row belongs to. */
export function csvId(row: CsvValues): string {
  return read(row, 'id')
}

/**
 * Reads the rows of one product, one for each of its sizes; docs/import.md describes the columns. What describes the product
 * is read from its first row. Without a name it tells only prices and stock.
 */
export function checkCsvProduct(rows: CsvValues[], { vat, currencies }: FeedOptions): CheckedItem {
  const [first = {}] = rows
  const sourceId = csvId(first)
  if (!sourceId) return refused([{ text: feedsTexts.missing, values: { field: 'id' } }])
  const currency = read(first, 'currency') || baseCurrency
  if (!currencies.includes(currency)) return refused([{ text: feedsTexts.foreignCurrency, values: { currency } }])
  const described = read(first, 'name') !== ''
  const reasons: Message[] = []
  const sizes = rows.map((row) => readSize(row, described, reasons))
  if (reasons.length > 0) return refused(reasons)
  const product = described ? toProduct(rows, sizes, vat) : null
  return done({ sourceId, product, sizes, ...(currency !== baseCurrency && { currency }) })
}

function readSize(row: CsvValues, described: boolean, reasons: Message[]): FeedSize {
  const price = (column: Column) => {
    const text = read(row, column)
    const amount = text === '' ? null : readAmount(text)
    if (text !== '' && amount === null) reasons.push({ text: feedsTexts.wrongPrice, values: { price: text } })
    return amount
  }
  const [regular, promotion, recommended] = [price('price'), price('promotion'), price('recommended')]
  if (described && regular === null) reasons.push({ text: feedsTexts.missing, values: { field: 'cena' } })
  const told = read(row, 'stock')
  const stock = told === '' ? null : readStock(told, true)
  if (told !== '' && stock === null) reasons.push({ text: feedsTexts.wrongStock, values: { stock: told } })
  return {
    type: read(row, 'size') || onlySize.type,
    stock: stock ?? (described ? '-1' : null),
    price: regular === null ? null : { regular, ...promotionOf(row, promotion), recommended: recommended ?? undefined },
  }
}

/** A file that has the column decides about promotions, one without leaves them alone. */
function promotionOf(row: CsvValues, amount: number | null): { promotion?: { amount: number } | null } {
  if (!aliases.promotion.some((name) => name in row)) return {}
  return { promotion: amount === null ? null : { amount } }
}

function toProduct(rows: CsvValues[], sizes: FeedSize[], vat: string): ProductInput {
  const [first = {}] = rows
  const [producer, series] = [read(first, 'producer'), read(first, 'series')]
  const delayDays = read(first, 'delayDays')
  return {
    sourceId: csvId(first),
    name: read(first, 'name'),
    lead: plainText(read(first, 'lead')),
    description: paragraphs(read(first, 'description')),
    producer: producer ? { name: producer } : null,
    series: series ? { name: series } : null,
    supplier: read(first, 'supplier') || null,
    delayDays: delayDays === '' ? null : Number(delayDays),
    unit: read(first, 'unit') || 'szt.',
    vat: withoutPercent(read(first, 'vat')) || vat,
    ...disclosureOf(first),
    categories: listOf(read(first, 'categories')).map((path) => path.split('>').flatMap((name) => name.trim() || [])),
    parameters: parametersOf(first),
    sizes: rows.map((row, place) => ({
      type: read(row, 'size') || onlySize.type,
      name: read(row, 'size') || onlySize.name,
      code: read(row, 'code') || null,
      ean: readEan(read(row, 'ean')),
      weight: Math.max(0, Math.round(Number(read(row, 'weight').replace(',', '.')) || 0)),
      stock: sizes[place]?.stock ?? '0',
    })),
    pictures: listOf(read(first, 'pictures'))
      .filter(isWebAddress)
      .slice(0, 100)
      .map((url) => ({ url })),
  }
}

function withoutPercent(rate: string): string {
  return rate.endsWith('%') ? rate.slice(0, -1).trimEnd() : rate
}

/** What the row says of safety (Regulation (EU) 2023/988, art. 19); what it does not say stays. A country is not guessed: on it depends who must answer. */
function disclosureOf(row: CsvValues): Pick<ProductInput, 'disclosure'> {
  const operator = (who: 'manufacturer' | 'responsible') => ({
    name: read(row, `${who}Name`),
    address: read(row, `${who}Address`),
    country: read(row, `${who}Country`).toUpperCase(),
    contact: read(row, `${who}Contact`),
  })
  const [manufacturer, responsible] = [operator('manufacturer'), operator('responsible')]
  const warnings = read(row, 'warnings')
  if (!manufacturer.name && !responsible.name && !warnings) return {}
  return {
    disclosure: {
      ...(manufacturer.name && { manufacturer }),
      ...(responsible.name && { responsible }),
      ...(warnings && { warnings }),
    },
  }
}

/** Columns named 'parametr:Kolor'. Their names have lost their capitals on the way; the first letter gets its own back. */
function parametersOf(row: CsvValues): { name: string; values: string[] }[] {
  return Object.entries(row).flatMap(([column, text]) => {
    const name = /^param(?:etr|eter):/.test(column) ? column.slice(column.indexOf(':') + 1).trim() : ''
    const values = listOf(text)
    return name && values.length > 0 ? [{ name: `${name[0]?.toUpperCase()}${name.slice(1)}`, values }] : []
  })
}

function read(row: CsvValues, column: Column): string {
  for (const name of aliases[column]) if (row[name]) return row[name].trim()
  return ''
}

/** Several values in one field are parted by '|'. */
function listOf(text: string): string[] {
  return text.split('|').flatMap((part) => part.trim() || [])
}
