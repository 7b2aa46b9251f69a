import { expect, test } from 'vitest'
import { type CsvRow, csvRows } from './csv-rows.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
}

async function read(csv: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of csvRows(inPieces(csv, 1_000))) rows.push(row)
  return rows.toSorted((a, b) => a.line - b.line)
}

test.each([';', ',', '\t', '|'])(
  'columns parted by %j, names in any case, a mark at the beginning',
  async (delimiter) => {
    const csv = `\ufeffID${delimiter} Nazwa \r\n1${delimiter}"Kubek ""A""\nw paski"\r\n`
    expect(await read(csv)).toMatchObject([{ line: 3, values: { id: '1', nazwa: 'Kubek "A"\nw paski' } }])
  },
)

test('a row with too many fields is passed over and said, the others are read', async () => {
  const rows = await read('id;nazwa\n1;a\n2;b;c\n3;d\n')
  expect(rows).toMatchObject([
    { values: { id: '1' } },
    { line: 3, problem: 'CSV_RECORD_INCONSISTENT_COLUMNS' },
    { values: { id: '3' } },
  ])
})

test('a quote that is never closed is said', async () => {
  const rows = await read('id;nazwa\n1;a\n2;"b\n3;c\n')
  expect(rows[0]).toMatchObject({ values: { id: '1' } })
  expect(rows[1]).toMatchObject({ problem: 'CSV_QUOTE_NOT_CLOSED' })
})

test('nothing in it: nothing to say', async () => {
  expect(await read('')).toEqual([])
  expect(await read('id;nazwa\n')).toEqual([])
})
