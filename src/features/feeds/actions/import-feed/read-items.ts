import type { CsvProblem } from '#platform/streams/csv-reader.ts'
import { csvRows } from '#platform/streams/csv-rows.ts'
import { xmlRecords } from '#platform/streams/xml-records.ts'
import { refused } from '#shared/result.ts'
import type { Message, Text } from '#shared/text.ts'
import type { XmlElement } from '#shared/xml-element.ts'
import { checkCeneoOffer } from '../../checks/ceneo.ts'
import { type CsvValues, checkCsvProduct, csvId } from '../../checks/csv.ts'
import type { FeedFormat } from '../../checks/feed-format.ts'
import type { CheckedItem, FeedOptions } from '../../checks/feed-item.ts'
import { checkIofProduct } from '../../checks/iof.ts'
import { feedsTexts } from '../../texts.ts'

/** A product of the feed with the line it begins on. */
export interface FeedRow {
  line: number
  /** About how many characters it was. */
  size: number
  check: () => CheckedItem
}

/** Reads the products of a feed one after the other. */
export function readItems(
  chunks: AsyncIterable<string>,
  format: FeedFormat,
  options: FeedOptions,
): AsyncGenerator<FeedRow> {
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
): AsyncGenerator<FeedRow> {
  for await (const record of xmlRecords(chunks, isRecord))
    if ('element' in record)
      yield {
        line: record.line,
        size: record.characters,
        check: () => check(record.element, record.parentAttributes),
      }
    else
      yield {
        line: record.line,
        size: 0,
        check: () => refused([xmlProblem(record.problem)]),
      }
}

/** The parser's own words for what only an editor of XML would understand. */
function xmlProblem(problem: string): Message {
  if (problem === 'Too large') return { text: feedsTexts.tooLarge }
  if (problem === 'Too deep') return { text: feedsTexts.tooDeep }
  return { text: feedsTexts.brokenXml, values: { problem } }
}

const csvProblems: Record<CsvProblem, Text> = {
  'quote not closed': feedsTexts.quoteNotClosed,
  'text after a quote': feedsTexts.textAfterQuote,
  'too many fields': feedsTexts.tooManyFields,
  'too large': feedsTexts.tooLarge,
}

/** Rows that follow each other with the same id are one product. */
async function* csvItems(chunks: AsyncIterable<string>, options: FeedOptions): AsyncGenerator<FeedRow> {
  let rows: CsvValues[] = []
  let [line, size] = [0, 0]
  const finish = () => {
    const product = rows
    return { line, size, check: () => checkCsvProduct(product, options) }
  }
  for await (const row of csvRows(chunks)) {
    if ('problem' in row) {
      yield { line: row.line, size: 0, check: () => refused([{ text: csvProblems[row.problem] }]) }
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
