import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRowsText, unescapeFormula } from '#shared/csv.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
}

async function* concat(...parts: (Iterable<string> | AsyncIterable<string>)[]): AsyncGenerator<string> {
  for (const part of parts) yield* part
}

async function read(csv: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of csvRows(inPieces(csv, 1_000))) rows.push(row)
  return rows.toSorted((a, b) => a.line - b.line)
}

test.each([';', ',', '\t', '|'])('columns separated by %j, names in any case, a byte order mark', async (delimiter) => {
  const csv = `\ufeffID${delimiter} Nazwa \r\n1${delimiter}"Kubek ""A""\nw paski"\r\n`
  expect(await read(csv)).toMatchObject([{ line: 3, values: { id: '1', nazwa: 'Kubek "A"\nw paski' } }])
})

test.each([
  ['what Excel calls its separator', 'sep=;\nid;nazwa, cena\n1;a\n', 3],
  ['the same in quotes', '"sep=;"\r\nid;nazwa, cena\r\n1;a\r\n', 3],
  ['a tab', 'sep=\t\nid\tnazwa, cena\n1\ta\n', 3],
  ['lines of comments', '# Required | id\n# Optional, nazwa\nid;nazwa, cena\n1;a\n', 4],
])('%s before the names of columns is no row', async (_what, csv, line) => {
  expect(await read(csv)).toMatchObject([{ line, values: { id: '1', 'nazwa, cena': 'a' } }])
})

test.each([
  ['in the middle of a row', 'id;nazwa;cena\n1;a;5\n2;b', [false, true]],
  ['behind a whole row without a line end', 'id;nazwa;cena\n1;a;5\n2;b;6', [false, false]],
  ['behind a line end', 'id;nazwa;cena\n1;a\n2;b\n', [false, false]],
])('whether a file that ends %s is reported as cut', async (_where, csv, cut) => {
  expect((await read(csv)).map((row) => 'isCut' in row && row.isCut)).toEqual(cut)
})

test('a row with too many fields is skipped and reported, the others are read', async () => {
  const rows = await read('id;nazwa\n1;a\n2;b;c\n3;d\n')
  expect(rows).toMatchObject([
    { values: { id: '1' } },
    { line: 3, problem: 'too many fields' },
    { values: { id: '3' } },
  ])
})

test.each([
  ['a quote that is never closed', '"b\n3;c\n', ['quote not closed']],
  ['text after a quote', '"Monitor 24" LED"\n3;c\n', ['text after a quote', '3']],
  ['a word after a quoted one', '"b" c\n3;c\n', ['text after a quote', '3']],
  ['quotes within a word', 'Monitor 24" "LED"\n3;c\n', ['2', '3']],
  ['more than 4 million characters', `${'x'.repeat(4_500_000)}\n3;c\n`, ['too large', '3']],
  ['as many in quotes that do not end', `"${'x\n'.repeat(2_250_000)}3;c\n`, ['too large', '3']],
])('%s affects at most its own row, and is reported once', async (_what, field, answers) => {
  const rows = await read(`id;nazwa\n1;a\n2;${field}`)
  expect(rows.map((row) => ('problem' in row ? row.problem : row.values.id)).filter((id) => id !== 'x')).toEqual([
    '1',
    ...answers,
  ])
})

const field = fc.string({ unit: fc.constantFrom('a', 'ż', ' ', '"', ';', '\n', '\r\n', '😀') })

test('quoted fields of RFC 4180 are read unchanged, wherever the text is split', async () => {
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
      const written = rows.map((fields) => fields.map((each) => `"${each.replaceAll('"', '""')}"`).join(';'))
      const read: string[][] = []
      for await (const row of csvRows(concat(['a;b;c\n'], inPieces(written.join('\r\n'), size))))
        if ('values' in row) read.push(Object.values(row.values))
      expect(read).toEqual(rows)
    }),
  )
})

test('reads lines of old Mac files, with empty ones among them', async () => {
  expect(await read('id;nazwa\r\r1; a b \r2\r')).toMatchObject([
    { line: 3, values: { id: '1', nazwa: 'a b' } },
    { line: 4, values: { id: '2' } },
  ])
})

test('without column names nothing is read', async () => {
  expect(await read('"id" x;nazwa\n1;a\n')).toEqual([{ line: 1, problem: 'text after a quote' }])
})

test('an empty file has no problems', async () => {
  expect(await read('')).toEqual([])
  expect(await read('id;nazwa\n')).toEqual([])
})

test('what the shop writes as CSV it reads again, formulas too', async () => {
  const sign = fc.constantFrom(...'=+-@＝\'",;\t\r\n a1ż')
  const cell = fc.string({ unit: sign, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { maxLength: 20 }), async (cells) => {
      const rows = cells.map((value, id) => [String(id), value])
      const found = await read(csvRowsText([['id', 'nazwa'], ...rows], { quoted: true }))
      expect(found.map((row) => ('values' in row ? unescapeFormula(row.values.nazwa ?? '') : row.problem))).toEqual(
        cells,
      )
    }),
    { numRuns: 300 },
  )
})
