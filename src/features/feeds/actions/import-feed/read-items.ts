import type { CsvProblem } from '#platform/streams/csv-reader.ts'
import { csvRows } from '#platform/streams/csv-rows.ts'
import { unexpectedEnd, xmlRecords } from '#platform/streams/xml-records.ts'
import { unescapeFormula } from '#shared/csv.ts'
import { refused } from '#shared/result.ts'
import type { Message, Text } from '#shared/text.ts'
import { attributeOf, type XmlElement } from '#shared/xml.ts'
import { checkCeneoOffer } from '../../checks/ceneo.ts'
import { checkCsvProduct } from '../../checks/csv.ts'
import { type CsvValues, columnKey, columnRemarks, columnsProblem, csvId } from '../../checks/csv-columns.ts'
import type { CheckedItem, FeedFormat, FeedOptions } from '../../checks/feed-item.ts'
import { checkIofProduct } from '../../checks/iof.ts'
import { feedsTexts } from '../../texts.ts'

/** A product of the feed with its first line. */
export interface FeedRow {
  line: number
  /** Approximate length in characters. */
  size: number
  /** The id in the row; empty when it cannot be read. */
  id: string
  check: () => CheckedItem
}

/** About the file as a whole: a remark, or why it cannot be read to its end. */
export type FeedNote = { remark: Message } | { wrong: Message }

/** Yields the products of a feed. */
export function readFeedItems(
  chunks: AsyncIterable<string>,
  format: FeedFormat,
  options: FeedOptions,
  note: (note: FeedNote) => void = () => {},
): AsyncGenerator<FeedRow> {
  if (format === 'csv') return csvItems(chunks, options, note)
  if (format === 'ceneo')
    return xmlItems(
      chunks,
      (name) => name === 'o',
      (offer) => checkCeneoOffer(offer, options),
      note,
    )
  return xmlItems(
    chunks,
    (name, parent) => name === 'product' && parent !== 'bundled',
    (product, parentAttributes) => checkIofProduct(product, parentAttributes, options),
    note,
  )
}

async function* xmlItems(
  chunks: AsyncIterable<string>,
  isRecord: (name: string, parent: string | undefined) => boolean,
  check: (element: XmlElement, parentAttributes: Record<string, string>) => CheckedItem,
  note: (note: FeedNote) => void,
): AsyncGenerator<FeedRow> {
  for await (const record of xmlRecords(chunks, isRecord))
    if ('element' in record)
      yield {
        line: record.line,
        size: record.characters,
        id: attributeOf(record.element, 'id'),
        check: () => check(record.element, record.parentAttributes),
      }
    else if (record.problem === unexpectedEnd) note({ wrong: { text: feedsTexts.cutShort } })
    else
      yield {
        line: record.line,
        size: 0,
        id: '',
        check: () => refused([xmlProblem(record.problem)]),
      }
}

/** Replaces the XML parser's messages, which only a developer understands. */
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

/** Consecutive rows with the same id are one product. */
async function* csvItems(
  chunks: AsyncIterable<string>,
  options: FeedOptions,
  note: (note: FeedNote) => void,
): AsyncGenerator<FeedRow> {
  let rows: CsvValues[] = []
  let [line, size] = [0, 0]
  const finish = (problem?: Text): FeedRow => {
    const product = rows
    rows = []
    const id = csvId(product[0] ?? {})
    return { line, size, id, check: () => (problem ? refused([{ text: problem }]) : checkCsvProduct(product, options)) }
  }
  let isReadable = true
  const nameColumns = (names: string[]) => {
    const keys = names.map(columnKey)
    const wrong = columnsProblem(keys)
    isReadable = wrong === null
    if (wrong) note({ wrong })
    else for (const remark of columnRemarks(keys)) note({ remark })
    return keys
  }
  for await (const row of csvRows(chunks, nameColumns)) {
    if (!isReadable) return
    if ('problem' in row) {
      if (row.problem === 'quote not closed') note({ wrong: { text: feedsTexts.cutShort } })
      yield { line: row.line, size: 0, id: '', check: () => refused([{ text: csvProblems[row.problem] }]) }
      continue
    }
    const values = unescapeCells(row.values)
    const [first] = rows
    if (first && (csvId(first) !== csvId(values) || csvId(first) === '' || rows.length >= 500)) yield finish()
    if (rows.length === 0) [line, size] = [row.line, 0]
    rows.push(values)
    size += row.characters
    if (!row.isCut) continue
    note({ wrong: { text: feedsTexts.cutShort } })
    yield finish(feedsTexts.cutHere)
  }
  if (rows.length > 0) yield finish()
}

function unescapeCells(values: CsvValues): CsvValues {
  return Object.fromEntries(Object.entries(values).map(([key, cell]) => [key, unescapeFormula(cell)]))
}
