import { readProductChoice } from '#features/catalogue/checks/product-choices.ts'
import type { ProductChoice } from '#features/catalogue/rules/product-choice.ts'
import { csvRows } from '#platform/streams/csv-rows.ts'
import { readSmallFile } from './read-small-file.ts'
import { CommandRefused, type Terminal } from './terminal.ts'

interface Row {
  /** In the file, from 1. */
  place: number
  raw: unknown
}

/** What a merchant's JSON or CSV file wants of products. Throws CommandRefused with everything that is wrong in it. */
export async function readChoices(terminal: Terminal, file: string): Promise<ProductChoice[]> {
  const text = (await readSmallFile(terminal, file)).replace(/^\uFEFF/, '')
  const rows = /^\s*[[{]/.test(text) ? rowsOfJson(text) : await rowsOfCsv(text)
  if (rows.length === 0) throw new CommandRefused('W pliku nie ma towarów. Kolumny: id, visible, withdrawn, labels.')
  const choices: ProductChoice[] = []
  const problems: string[] = []
  for (const { place, raw } of rows) {
    const read = readProductChoice(raw)
    if ('choice' in read) choices.push(read.choice)
    else problems.push(`${place}. ${problemWords(raw, read.wrong)}`)
  }
  if (problems.length > 0) throw new CommandRefused(`${problems.join('\n')}\nNic nie zmieniono.`)
  return choices
}

function rowsOfJson(text: string): Row[] {
  try {
    const raw: unknown = JSON.parse(text)
    if (Array.isArray(raw)) return raw.map((one, place) => ({ place: place + 1, raw: one }))
  } catch {}
  throw new CommandRefused('Plik JSON to lista: [{"id": 1001, "labels": ["new"]}]')
}

/** An empty cell says nothing. */
async function rowsOfCsv(text: string): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of csvRows(oneChunk(text))) {
    if ('problem' in row) throw new CommandRefused(`Wiersza ${row.line} nie da się odczytać.`)
    const said = Object.entries(row.values).filter(([, value]) => value.trim() !== '')
    if (said.length > 0) rows.push({ place: row.line, raw: Object.fromEntries(said) })
  }
  return rows
}

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text
}

const wanted: Record<string, string> = {
  id: 'numer towaru, jak na końcu jego adresu',
  visible: 'tak albo nie',
  withdrawn: 'tak albo nie',
  labels: 'new, recommended, bestseller, po spacji',
}

function problemWords(raw: unknown, field: string): string {
  const found = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[field] : raw
  const how = Object.hasOwn(wanted, field)
    ? `ma być: ${wanted[field]}`
    : `takiego pola nie ma; są: ${Object.keys(wanted).join(', ')}`
  return `${field || 'wiersz'}: jest ${JSON.stringify(found) ?? 'brak'}, ${how}`
}
