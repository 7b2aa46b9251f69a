import type { Command } from 'commander'
import { overrideProducts } from '#features/catalogue/actions/product-overrides.ts'
import { readProductOverride } from '#features/catalogue/checks/catalogue-files.ts'
import { listProducts, type MerchantProduct } from '#features/catalogue/queries/product-list.ts'
import { type ProductOverride, productLabels } from '#features/catalogue/rules/product.ts'
import { sizeTexts } from '#features/catalogue/rules/size-labels.ts'
import { csvRows } from '#platform/streams/csv-rows.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, readSmallFile, type Terminal } from '../terminal.ts'

interface ListOptions {
  text?: string
  label?: string
  state?: string
  limit: string
  json: boolean
}

const states = { widoczne: 'visible', ukryte: 'hidden', wycofane: 'withdrawn' } as const

/** products list | show | set | hide | unhide | withdraw | restore | labels */
export function addProducts(program: Command, terminal: Terminal): void {
  const products = program.command('products').description('Towary: co widać, co wycofano, etykiety')
  products
    .command('list')
    .description('towary po numerach')
    .option('--text <tekst>', 'kawałek nazwy, kodu albo EAN')
    .option('--label <etykieta>', productLabels.join(' | '))
    .option('--state <stan>', Object.keys(states).join(' | '))
    .option('--limit <ile>', 'ile najwyżej', '50')
    .option('--json', 'każdy jako wiersz JSON', false)
    .action((options: ListOptions) => list(terminal, options))
  products
    .command('show')
    .description('jeden towar')
    .argument('<numer>')
    .action((number: string) => show(terminal, number))
  products
    .command('set')
    .description('zmienia towary z pliku JSON albo CSV: id, visible, withdrawn, labels; import tego nie cofnie')
    .argument('<plik>', 'CSV z nagłówkiem id,labels,… albo lista JSON; puste pole: bez zmian')
    .action((file: string) => loadFile(terminal, file))
  const decisions: [string, string, Omit<ProductOverride, 'id'>][] = [
    ['hide', 'ukrywa towary: nie ma ich nigdzie, także pod ich adresem', { visible: false }],
    ['unhide', 'przestaje je ukrywać', { visible: null }],
    ['withdraw', 'wycofuje towary ze sprzedaży: strona zostaje, kupić nie można', { withdrawn: true }],
    ['restore', 'przywraca wycofane', { withdrawn: null }],
  ]
  for (const [name, words, choice] of decisions)
    products
      .command(name)
      .description(words)
      .argument('<numery...>')
      .action((numbers: string[]) =>
        saveChoices(
          terminal,
          numbers.map((number) => ({ id: productNumber(number), ...choice })),
        ),
      )
  products
    .command('labels')
    .description(`ustawia etykiety towaru (${productLabels.join(', ')}); bez żadnej: zdejmuje wszystkie`)
    .argument('<numer>')
    .argument('[etykiety...]')
    .action((number: string, labels: string[]) =>
      saveChoices(terminal, [{ id: productNumber(number), labels: knownLabels(labels) }]),
    )
}

async function list(terminal: Terminal, { text, label, state, limit, json }: ListOptions): Promise<void> {
  if (state !== undefined && !Object.hasOwn(states, state))
    throw new CommandRefused(`Nie ma stanu „${state}”. Są: ${Object.keys(states).join(', ')}`)
  const found = await listProducts(await commandContext(terminal), {
    ...{ text, label: label && knownLabels([label])[0], limit: parseWholeNumber(limit, '--limit') },
    state: state === undefined ? undefined : states[state as keyof typeof states],
  })
  for (const product of found) await printLine(terminal, json ? JSON.stringify(product) : lineOf(product))
  if (found.length === 0 && !json) await printLine(terminal, 'Nie ma takich towarów.')
}

function lineOf({ id, name, kind, visible, withdrawn, labels, sizes }: MerchantProduct): string {
  const state = withdrawn ? ', wycofany' : visible ? '' : ', ukryty'
  const marked = labels.length > 0 ? ` [${labels.join(' ')}]` : ''
  const called = translate(sizeTexts(kind, sizes).several).toLowerCase()
  return `${id}  ${name}${state}${marked}  ${called}: ${sizes.join(', ')}`
}

async function show(terminal: Terminal, number: string): Promise<void> {
  const shop = await commandContext(terminal)
  const [product] = await listProducts(shop, { id: productNumber(number), limit: 1 })
  if (!product) throw new CommandRefused(`Nie ma towaru ${number}.`)
  await printLine(terminal, lineOf(product))
  await printLine(terminal, `  ${shop.publicUrl}${urls.product(product)}`)
  await printLine(
    terminal,
    `  kategoria: ${product.category || 'żadna'}; zdjęć: ${product.pictures}; źródło: ${product.source} ${product.sourceId ?? ''}`,
  )
}

async function loadFile(terminal: Terminal, file: string): Promise<void> {
  await saveChoices(terminal, await readProductChoices(terminal, file))
}

async function saveChoices(terminal: Terminal, choices: ProductOverride[]): Promise<void> {
  const chosen = await overrideProducts(await commandContext(terminal), choices)
  if (!chosen.ok) throw new CommandRefused(`Nie ma towarów: ${chosen.problem.unknown.join(', ')}. Nic nie zmieniono.`)
  await printLine(terminal, `Zmienione towary: ${choices.length}. Następny import tego nie cofnie.`)
}

function productNumber(input: string): number {
  return parseWholeNumber(input, 'Numer towaru')
}

function knownLabels(input: string[]) {
  return input.map((label) => {
    const known = productLabels.find((one) => one === label)
    if (!known) throw new CommandRefused(`Nie ma etykiety „${label}”. Są: ${productLabels.join(', ')}`)
    return known
  })
}

interface Row {
  /** Line in the file, from 1. */
  place: number
  raw: unknown
}

/** Returns the product changes of a merchant's JSON or CSV file. Throws CommandRefused with all errors of the file. */
async function readProductChoices(terminal: Terminal, file: string): Promise<ProductOverride[]> {
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
