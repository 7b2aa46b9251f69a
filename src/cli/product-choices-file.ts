import { readProductOverride } from '#features/catalogue/checks/catalogue-files.ts'
import type { ProductOverride } from '#features/catalogue/rules/product.ts'
import { csvRows } from '#platform/streams/csv-rows.ts'
import { CommandRefused, readSmallFile, type Terminal } from './terminal.ts'

interface Row {
  /** Line in the file, from 1. */
  place: number
  raw: unknown
}

/** Returns the product changes of a merchant's JSON or CSV file. Throws CommandRefused with all errors of the file. */
export async function readProductChoices(terminal: Terminal, file: string): Promise<ProductOverride[]> {
  const text = (await readSmallFile(terminal, file)).replace(/^\uFEFF/, '')
  const rows = /^\s*[[{]/.test(text) ? rowsOfJson(text) : await rowsOfCsv(text)
  if (rows.length === 0) throw new CommandRefused('W pliku nie ma towarów. Kolumny: id, visible, withdrawn, labels.')
  const choices: ProductOverride[] = []
  const problems: string[] = []
  for (const { place: index, raw } of rows) {
    const read = readProductOverride(raw)
    if ('choice' in read) choices.push(read.choice)
    else problems.push(`${index}. ${describeProblem(raw, read.wrong)}`)
  }
  if (problems.length > 0) throw new CommandRefused(`${problems.join('\n')}\nNic nie zmieniono.`)
  return choices
}

function rowsOfJson(text: string): Row[] {
  try {
    const raw: unknown = JSON.parse(text)
    if (Array.isArray(raw)) return raw.map((item, index) => ({ place: index + 1, raw: item }))
  } catch {}
  throw new CommandRefused('Plik JSON to lista: [{"id": 1001, "labels": ["new"]}]')
}

/** An empty cell changes nothing. */
async function rowsOfCsv(text: string): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of csvRows(singleChunk(text))) {
    if ('problem' in row) throw new CommandRefused(`Wiersza ${row.line} nie da się odczytać.`)
    const filledCells = Object.entries(row.values).filter(([, value]) => value.trim() !== '')
    if (filledCells.length > 0) rows.push({ place: row.line, raw: Object.fromEntries(filledCells) })
  }
  return rows
}

async function* singleChunk(text: string): AsyncGenerator<string> {
  yield text
}

const expectedFields: Record<string, string> = {
  id: 'numer towaru, jak na końcu jego adresu',
  visible: 'tak albo nie',
  withdrawn: 'tak albo nie',
  labels: 'new, recommended, bestseller, po spacji',
}

function describeProblem(raw: unknown, field: string): string {
  const found = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[field] : raw
  const how = Object.hasOwn(expectedFields, field)
    ? `ma być: ${expectedFields[field]}`
    : `takiego pola nie ma; są: ${Object.keys(expectedFields).join(', ')}`
  return `${field || 'wiersz'}: jest ${JSON.stringify(found) ?? 'brak'}, ${how}`
}
