import type { Command } from 'commander'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { getCurrentPrices } from '#features/pricing/queries/current-prices.ts'
import { getPriceLog, type RecordedPrice } from '#features/pricing/queries/price-log.ts'
import { getStoredPrices } from '#features/pricing/queries/stored-prices.ts'
import { type LowestPrice, lowestBeforeReduction, type PriceHistory } from '#features/pricing/rules/lowest-price.ts'
import { countedCutSetting } from '#features/pricing/settings.ts'
import { type CsvCell, csvRowsText } from '#shared/csv.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { baseCurrency, formatMoney, wireAmount } from '#shared/money.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { findSize } from '../find-size.ts'
import { formatPolishTime } from '../order-output.ts'
import { isTenfoldChange, parseAmount } from '../parse-arguments.ts'
import { CommandRefused, commandContextIn, printLine, type Terminal } from '../terminal.ts'

interface ProofOptions {
  currency: string
  csv?: true
}

/** prices proof */
export function addPrices(program: Command, terminal: Terminal): void {
  program
    .command('prices')
    .description('Co wiadomo o cenach')
    .command('proof')
    .description('dziennik cen rozmiaru i wiersz, z którego pochodzi najniższa cena z 30 dni przed obniżką')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('[rozmiar]', 'uniw, gdy jest jeden', 'uniw')
    .option('--currency <kod>', 'w walucie, którą sklep oferuje', baseCurrency)
    .option('--csv', 'same wiersze dziennika, do arkusza')
    .action((product: string, type: string, options: ProofOptions) => printProof(terminal, product, type, options))
}

async function printProof(
  terminal: Terminal,
  product: string,
  type: string,
  { currency, csv }: ProofOptions,
): Promise<void> {
  const shop = await commandContextIn(terminal, currency)
  const size = await findSize(shop, product, type)
  const history = await getPriceLog(shop, size.id)
  const price = (await getCurrentPrices(shop, [size.id])).get(size.id)
  const reduced = price !== undefined && price.regular !== null
  const lowest = reduced ? lowestBeforeReduction(history, shop.now, shop.settings.get(countedCutSetting)) : null
  if (csv) return terminal.write(proofCsv(shop, history, lowest))
  const amount = (minor: number) => formatMoney(minor, shop.currency.format)
  await printLine(terminal, `${product} ${size.type}: ${price ? amount(price.gross) : 'bez ceny'}`)
  await printLine(
    terminal,
    lowest ? formatLowest(lowest, amount) : 'Teraz nie ma obniżki, którą trzeba by z czymś porównać.',
  )
  for (const rate of history.converted?.rates ?? [])
    await printLine(terminal, `kurs od ${formatPolishTime(rate.since)}: ${formatDecimal(rate.rate, 2)} ${baseCurrency}`)
  for (const { code, line } of linesOf(shop, history))
    await printLine(terminal, formatLine(code, line, line === lowest?.line))
}

function formatLowest({ gross, net, began, from }: LowestPrice, amount: (minor: number) => string): string {
  return [
    `obniżka od ${formatPolishTime(began)}, 30 dni przed nią od ${formatPolishTime(from)}`,
    `najniższa cena z 30 dni przed obniżką: ${amount(gross)}, netto ${amount(net)} (wiersz oznaczony *)`,
  ].join('\n')
}

function linesOf(
  shop: PublicShop,
  { log, converted }: PriceHistory<RecordedPrice>,
): { code: string; line: RecordedPrice }[] {
  const own = log.map((line) => ({ code: shop.currency.format.code, line }))
  return [...own, ...(converted?.log ?? []).map((line) => ({ code: baseCurrency, line }))]
}

function formatLine(code: string, { id, kind, gross, since, until }: RecordedPrice, isDecisive: boolean): string {
  const what = gross === null ? 'koniec' : `${wireAmount(gross).replace('.', ',')} ${code}`
  const kinds = { regular: 'regularna', promotion: 'promocja' }
  const end = until ? `, do ${formatPolishTime(until)}` : ''
  return `${isDecisive ? '*' : ' '} ${String(id).padStart(6)}  ${formatPolishTime(since)}  ${kinds[kind].padEnd(9)}  ${what}${end}`
}

const proofColumns = ['id', 'currency', 'kind', 'gross', 'net', 'since', 'until', 'recorded_at', 'decides']

function proofCsv(shop: PublicShop, history: PriceHistory<RecordedPrice>, lowest: LowestPrice | null): string {
  const rows = linesOf(shop, history).map(({ code, line }) => [
    ...[line.id, code, line.kind, amountCell(line.gross), amountCell(line.net)],
    ...[line.since, line.until, line.recordedAt].map((moment) => moment?.toISOString() ?? ''),
    line === lowest?.line ? 'yes' : '',
  ])
  return csvRowsText([proofColumns, ...rows], { lineEnd: '\n' })
}

function amountCell(minor: number | null): CsvCell {
  return minor === null ? '' : { number: wireAmount(minor) }
}

interface PriceOptions {
  currency: string
  free?: true
  yes?: true
}

export function addPrice(program: Command, terminal: Terminal): void {
  program
    .command('price')
    .description('zmienia cenę rozmiaru towaru, od razu')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('<rozmiar>', 'uniw, gdy jest jeden')
    .argument('<cena>', 'brutto za jednostkę: 59,00')
    .option('--currency <kod>', 'w walucie, którą sklep oferuje', baseCurrency)
    .option('--free', 'pozwala na cenę 0')
    .option('--yes', 'pozwala na cenę dziesięć razy mniejszą albo większą niż dotąd')
    .action((product: string, type: string, price: string, options: PriceOptions) =>
      changePrice(terminal, { product, type, amount: parseAmount(price) }, options),
    )
}

async function changePrice(
  terminal: Terminal,
  { product, type, amount }: { product: string; type: string; amount: number },
  { currency, free, yes }: PriceOptions,
): Promise<void> {
  if (amount === 0 && !free) throw new CommandRefused('Cena 0 oddaje towar za darmo. Jeśli tak ma być, dopisz --free.')
  const shop = await commandContextIn(terminal, currency)
  const size = await findSize(shop, product, type)
  const before = await regularPrice(shop, size.id)
  const words = `${product} ${size.type}: ${formatChange(shop, before, amount)}`
  if (!yes && isTenfoldChange(before, amount))
    throw new CommandRefused(
      `${words}: co najmniej dziesięć razy ${amount < (before ?? 0) ? 'mniej' : 'więcej'}. Jeśli tak ma być, dopisz --yes.`,
    )
  const [answer] = await setPrices(shop, [{ sizeId: size.id, regular: amount }])
  if (answer?.outcome === 'refused')
    throw new CommandRefused(answer.reasons.map(({ text, values }) => translate(text, values)).join(', '))
  await printLine(terminal, answer?.outcome === 'unchanged' ? `${words} (bez zmian)` : words)
}

/** The current regular price, from the price list of the shop's currency. */
async function regularPrice(shop: PublicShop, sizeId: number): Promise<number | null> {
  const prices = (await getStoredPrices(shop, [sizeId])).get(sizeId)?.prices ?? []
  return prices.find(({ kind, validFrom }) => kind === 'regular' && validFrom <= shop.now)?.amount ?? null
}

function formatChange({ currency }: PublicShop, before: number | null, amount: number): string {
  const money = (minor: number) => formatMoney(minor, currency.format)
  return before === null || before === amount ? money(amount) : `${money(before)} → ${money(amount)}`
}
