import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'

/** One row by the names of its columns, lower case; or why it could not be read. Lines count from 1; the last one of a row. */
export type CsvRow = { line: number } & ({ values: Record<string, string>; bytes: number } | { problem: string })

const mostCharacters = 4_000_000 // of one row

/** Reads rows one after the other, however large the file. Columns are parted by whatever parts the first line: ; , | or a tab. */
export async function* csvRows(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = await iterator.next()
  const head = first.done ? '' : first.value
  const skipped: CsvRow[] = []
  const parser = parse({
    bom: true,
    delimiter: findDelimiter(head),
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    info: true,
    max_record_size: mostCharacters,
    relax_column_count_less: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (error) => void skipped.push({ line: lineOf(error), problem: error?.code ?? 'CSV' }),
  })
  const source = Readable.from(rest(head, iterator))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let read = 0
  try {
    for await (const { record, info } of parser) {
      yield* skipped.splice(0)
      yield { line: info.lines, values: record, bytes: info.bytes - read }
      read = info.bytes
    }
    yield* skipped
  } catch (error) {
    if (!isCsvError(error)) throw error
    yield { line: lineOf(error), problem: error.code }
  } finally {
    source.destroy()
  }
}

async function* rest(head: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield head
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
}

function findDelimiter(head: string): string {
  const line = head.split(/\r?\n/, 1)[0] ?? ''
  const count = (delimiter: string) => line.split(delimiter).length
  return [';', ',', '\t', '|'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

function lineOf(error: CsvError | undefined): number {
  return typeof error?.lines === 'number' ? error.lines : 0
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
}
