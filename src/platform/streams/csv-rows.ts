import { type CsvFields, type CsvProblem, CsvReader } from './csv-reader.ts'

/** One row by the names of its columns, lower case; or why it could not be read. Lines count from 1; the last one of a row. */
export type CsvRow = { line: number } & (
  | { values: Record<string, string>; characters: number }
  | { problem: CsvProblem }
)

const mostOfHead = 65_536

/** Reads rows one after the other, however large the file. Columns are separated by what separates the first line: ; , | or a tab. */
export async function* csvRows(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let columns: string[] | null = null
  for await (const row of rowsOf(chunks)) {
    if (row.problem !== null) yield { line: row.line, problem: row.problem }
    else if (columns) yield byColumn(row, columns)
    else columns = row.fields.map((name) => name.trim().toLowerCase())
    if (!columns) return // without their names nothing can be read
  }
}

async function* rowsOf(chunks: AsyncIterable<string>): AsyncGenerator<CsvFields> {
  let reader: CsvReader | null = null
  for await (const chunk of chunks) {
    if (reader) yield* reader.write(chunk)
    else if (chunk !== '') {
      const head = chunk.slice(0, mostOfHead)
      const lineEnd = head.includes('\n') ? '\n' : '\r'
      reader = new CsvReader(findDelimiter(head, lineEnd), lineEnd)
      yield* reader.write(chunk.replace(/^\ufeff/, ''))
    }
  }
  if (reader) yield* reader.end()
}

function findDelimiter(head: string, lineEnd: string): string {
  const line = head.split(lineEnd, 1)[0] ?? ''
  const count = (delimiter: string) => line.split(delimiter).length
  return [';', ',', '\t', '|'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function byColumn({ line, characters, fields }: CsvFields, columns: string[]): CsvRow {
  if (fields.length > columns.length) return { line, problem: 'too many fields' }
  return { line, characters, values: Object.fromEntries(fields.map((field, place) => [columns[place] ?? '', field])) }
}
