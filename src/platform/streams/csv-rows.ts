import { type CsvFields, type CsvProblem, CsvReader } from './csv-reader.ts'

/** One row by lower-case column name, or why it could not be read. Lines count from 1; the last line of a row. */
export type CsvRow = { line: number } & (
  | {
      values: Record<string, string>
      characters: number
      /** The file ends inside it: fields are missing and no line end follows. */
      isCut: boolean
    }
  | { problem: CsvProblem }
)

const maxHeadLength = 65_536

/**
 * Yields rows one after the other, however large the file. The delimiter is the one of the header line: ; , | or a tab, or the
 * one of a preceding line `sep=;`. Comment lines (#) before the header are skipped.
 * @param nameColumns returns the keys of values for the written names
 */
export async function* csvRows(
  chunks: AsyncIterable<string>,
  nameColumns: (names: string[]) => string[] = lowerCase,
): AsyncGenerator<CsvRow> {
  let columns: string[] | null = null
  for await (const row of rowsOf(chunks)) {
    if (row.problem !== null) yield { line: row.line, problem: row.problem }
    else if (columns) yield byColumn(row, columns)
    else columns = nameColumns(row.fields)
    if (!columns) return // without column names nothing can be read
  }
}

function lowerCase(names: string[]): string[] {
  return names.map((name) => name.trim().toLowerCase())
}

async function* rowsOf(chunks: AsyncIterable<string>): AsyncGenerator<CsvFields & { isLast?: boolean }> {
  let reader: CsvReader | null = null
  for await (const chunk of chunks) {
    if (reader) yield* reader.write(chunk)
    else if (chunk !== '') {
      const text = chunk.replace(/^\ufeff/, '')
      const lineEnd = text.slice(0, maxHeadLength).includes('\n') ? '\n' : '\r'
      const { delimiter, length, lines } = readHead(text.slice(0, maxHeadLength), lineEnd)
      reader = new CsvReader(delimiter, lineEnd, lines + 1)
      yield* reader.write(text.slice(length))
    }
  }
  for (const row of reader?.end() ?? []) yield { ...row, isLast: true }
}

/** Returns the delimiter, and the size of everything before the header line. */
function readHead(head: string, lineEnd: string): { delimiter: string; length: number; lines: number } {
  let declared: string | null = null
  let [length, lines] = [0, 0]
  for (;;) {
    const end = head.indexOf(lineEnd, length)
    const line = head.slice(length, end === -1 ? undefined : end)
    const separator = /^"?sep=(.)"?\r?$/i.exec(line)?.[1]
    if (end === -1 || !(separator || line.startsWith('#')))
      return { delimiter: declared ?? findDelimiter(line), length, lines }
    declared = separator ?? declared
    length = end + 1
    lines++
  }
}

function findDelimiter(line: string): string {
  const count = (delimiter: string) => line.split(delimiter).length
  return [';', ',', '\t', '|'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function byColumn({ line, characters, fields, isLast }: CsvFields & { isLast?: boolean }, columns: string[]): CsvRow {
  if (fields.length > columns.length) return { line, problem: 'too many fields' }
  const values = Object.fromEntries(fields.map((field, index) => [columns[index] ?? '', field]))
  return { line, characters, values, isCut: isLast === true && fields.length < columns.length }
}
