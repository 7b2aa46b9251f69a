import { csvRows } from '#platform/streams/csv-rows.ts'
import { xmlRecords } from '#platform/streams/xml-records.ts'
import { refused } from '#shared/result.ts'
import type { XmlElement } from '#shared/xml-element.ts'
import { checkCeneoOffer } from '../../checks/ceneo.ts'
import { type CsvValues, checkCsvProduct, csvId } from '../../checks/csv.ts'
import type { FeedFormat } from '../../checks/feed-format.ts'
import type { CheckedItem, FeedOptions } from '../../checks/feed-item.ts'
import { checkIofProduct } from '../../checks/iof.ts'
import { feedsTexts } from '../../texts.ts'

/** A product of the feed, checked, with the line it begins on. */
export interface ReadItem {
  line: number
  /** About how many characters it was. */
  size: number
  checked: CheckedItem
}

/** Reads the products of a feed one after the other. */
export function readItems(
  chunks: AsyncIterable<string>,
  format: FeedFormat,
  options: FeedOptions,
): AsyncGenerator<ReadItem> {
  if (format === 'csv') return csvItems(chunks, options)
  if (format === 'ceneo')
    return xmlItems(
      chunks,
      (name) => name === 'o',
      (offer) => checkCeneoOffer(offer, options),
    )
  return xmlItems(
    chunks,
    (name, parent) => name === 'product' && parent !== 'bundled',
    (product, parentAttributes) => checkIofProduct(product, parentAttributes, options),
  )
}

async function* xmlItems(
  chunks: AsyncIterable<string>,
  isRecord: (name: string, parent: string | undefined) => boolean,
  check: (element: XmlElement, parentAttributes: Record<string, string>) => CheckedItem,
): AsyncGenerator<ReadItem> {
  for await (const record of xmlRecords(chunks, isRecord))
    if ('element' in record)
      yield {
        line: record.line,
        size: record.characters,
        checked: check(record.element, record.parentAttributes),
      }
    else
      yield {
        line: record.line,
        size: 0,
        checked: refused([{ text: feedsTexts.brokenXml, values: { problem: record.problem } }]),
      }
}

/** Rows that follow each other with the same id are one product. */
async function* csvItems(chunks: AsyncIterable<string>, options: FeedOptions): AsyncGenerator<ReadItem> {
  let rows: CsvValues[] = []
  let [line, size] = [0, 0]
  const finish = () => ({ line, size, checked: checkCsvProduct(rows, options) })
  for await (const row of csvRows(chunks)) {
    if ('problem' in row) {
      const values = { problem: row.problem }
      yield { line: row.line, size: 0, checked: refused([{ text: feedsTexts.brokenCsv, values }]) }
      continue
    }
    const [first] = rows
    if (first && (csvId(first) !== csvId(row.values) || csvId(first) === '' || rows.length >= 500)) {
      yield finish()
      rows = []
    }
    if (rows.length === 0) [line, size] = [row.line, 0]
    rows.push(row.values)
    size += row.characters
  }
  if (rows.length > 0) yield finish()
}
