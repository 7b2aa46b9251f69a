import type { ProductInput } from '#features/catalogue/checks/product.ts'
import { plainText } from '#shared/plain-text.ts'
import { type Message, translate } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'
import { type CsvValues, csvId, readColumn, splitList } from './csv-columns.ts'
import { csvAvailability } from './csv-fields.ts'
import type { FeedSize } from './feed-item.ts'
import { isWebAddress, paragraphs, parseVatClass, readEan } from './feed-values.ts'

/** The product of the rows, with remarks about ignored values and reasons for a refusal. */
export function csvProduct(
  rows: CsvValues[],
  sizes: FeedSize[],
  names: { type: string; name: string }[],
  vat: string,
): { input: ProductInput; remarks: Message[]; reasons: Message[] } {
  const [first = {}] = rows
  const read = (column: Parameters<typeof readColumn>[1]) => readColumn(first, column)
  const delayDays = read('delayDays')
  const eans = rows.map((row) => readEan(readColumn(row, 'ean')))
  const named = (column: 'producer' | 'series') => (read(column) ? { name: read(column) } : null)
  const input: ProductInput = {
    sourceId: csvId(first),
    name: read('name'),
    lead: plainText(read('lead')),
    description: paragraphs(read('description')),
    producer: named('producer'),
    series: named('series'),
    supplier: read('supplier') || null,
    delayDays: delayDays === '' ? null : Number(delayDays),
    unit: read('unit') || 'szt.',
    vat: parseVatClass(read('vat')) || vat,
    ...(read('vatExemption') && { vatExemption: read('vatExemption') }),
    ...(csvAvailability(read('availability'))?.toOrder && { availability: 'order' as const }),
    ...disclosureOf(first),
    categories: splitList(read('categories')).map((path) => path.split('>').flatMap((name) => name.trim() || [])),
    parameters: parametersOf(first),
    sizes: rows.map((row, index) => ({
      type: names[index]?.type ?? '',
      name: names[index]?.name ?? '',
      code: readColumn(row, 'code') || null,
      ean: eans[index]?.ean ?? null,
      weight: gramsOf(readColumn(row, 'weight')),
      stock: sizes[index]?.stock ?? null,
    })),
    pictures: picturesOf(rows),
  }
  return {
    input,
    remarks: eans.flatMap(({ remark }) => remark ?? []),
    reasons: eans.flatMap(({ reason }) => reason ?? []),
  }
}

/** Grams by default: '350', '350 g', '0.35 kg'. */
function gramsOf(text: string): number {
  const [, number = '', unit] = /^([\d.,]+)\s*(kg|g)?$/i.exec(text) ?? []
  const weight = Number(number.replace(',', '.')) || 0
  return Math.max(0, Math.round(unit?.toLowerCase() === 'kg' ? weight * 1_000 : weight))
}

/** The pictures of all rows; Google separates additional ones by commas. */
function picturesOf(rows: CsvValues[]): { url: string }[] {
  const addresses = rows.flatMap((row) => [
    ...splitList(readColumn(row, 'pictures')),
    ...readColumn(row, 'morePictures')
      .split(/[|,]/)
      .map((address) => address.trim()),
  ])
  return [...new Set(addresses)]
    .filter(isWebAddress)
    .slice(0, 100)
    .map((url) => ({ url }))
}

/**
 * The safety information of a row (Regulation (EU) 2023/988, art. 19); missing fields stay unchanged. A country is not guessed,
 * because the responsible person depends on it.
 */
function disclosureOf(row: CsvValues): Pick<ProductInput, 'disclosure'> {
  const operator = (role: 'manufacturer' | 'responsible') => ({
    name: readColumn(row, `${role}Name`),
    address: readColumn(row, `${role}Address`),
    country: readColumn(row, `${role}Country`).toUpperCase(),
    contact: readColumn(row, `${role}Contact`),
  })
  const [manufacturer, responsible] = [operator('manufacturer'), operator('responsible')]
  const warnings = readColumn(row, 'warnings')
  if (!manufacturer.name && !responsible.name && !warnings) return {}
  return {
    disclosure: {
      ...(manufacturer.name && { manufacturer }),
      ...(responsible.name && { responsible }),
      ...(warnings && { warnings }),
    },
  }
}

/**
 * Parameters: columns named 'parametr:Kolor', whose keys are lower case (the first letter is capitalized again), and those of
 * Google and Meta.
 */
function parametersOf(row: CsvValues): { name: string; values: string[] }[] {
  const own = Object.entries(row).flatMap(([column, text]) => {
    const name = /^param(?:etr|eter):/.test(column) ? column.slice(column.indexOf(':') + 1).trim() : ''
    const values = splitList(text)
    return name && values.length > 0 ? [{ name: `${name[0]?.toUpperCase()}${name.slice(1)}`, values }] : []
  })
  const others = (['colour', 'material', 'pattern'] as const).flatMap((column) => {
    const values = readColumn(row, column)
      .split(/[/|]/)
      .flatMap((value) => value.trim() || [])
    const name = translate(feedsTexts[column])
    return values.length > 0 && !own.some((parameter) => parameter.name === name) ? [{ name, values }] : []
  })
  return [...own, ...others]
}
