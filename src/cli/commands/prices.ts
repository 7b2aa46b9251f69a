import type { Command } from 'commander'
import { type ProvedPrice, priceLog } from '#features/pricing/reads/price-log.ts'
import { currentPrices } from '#features/pricing/reads.ts'
import { type LowestPrice, lowestBeforeReduction, type PriceHistory } from '#features/pricing/rules/lowest-price.ts'
import { countedCutSetting } from '#features/pricing/settings.ts'
import { baseCurrency } from '#shared/currency.ts'
import { decimalWords } from '#shared/decimal.ts'
import { formatMoney, wireAmount } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import { findSize } from '../find-size.ts'
import { openShopIn } from '../open-shop.ts'
import { polishTime } from '../order-words.ts'
import { print, type Terminal } from '../terminal.ts'

interface Options {
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
    .action((product: string, type: string, options: Options) => prove(terminal, product, type, options))
}

async function prove(terminal: Terminal, product: string, type: string, { currency, csv }: Options): Promise<void> {
  const shop = await openShopIn(terminal, currency)
  const size = await findSize(shop, product, type)
  const history = await priceLog(shop, size.id)
  const price = (await currentPrices(shop, [size.id])).get(size.id)
  const reduced = price !== undefined && price.regular !== null
  const lowest = reduced ? lowestBeforeReduction(history, shop.now, shop.settings.get(countedCutSetting)) : null
  if (csv) return print(terminal, csvOf(shop, history, lowest))
  const amount = (minor: number) => formatMoney(minor, shop.currency.format)
  await print(terminal, `${product} ${size.type}: ${price ? amount(price.gross) : 'bez ceny'}`)
  await print(terminal, lowest ? sayLowest(lowest, amount) : 'Teraz nie ma obniżki, którą trzeba by z czymś porównać.')
  for (const rate of history.converted?.rates ?? [])
    await print(terminal, `kurs od ${polishTime(rate.since)}: ${decimalWords(rate.rate, 2)} ${baseCurrency}`)
  for (const { code, line } of linesOf(shop, history)) await print(terminal, sayLine(code, line, line === lowest?.line))
}

function sayLowest({ gross, net, began, from }: LowestPrice, amount: (minor: number) => string): string {
  return [
    `obniżka od ${polishTime(began)}, 30 dni przed nią od ${polishTime(from)}`,
    `najniższa cena z 30 dni przed obniżką: ${amount(gross)}, netto ${amount(net)} (wiersz oznaczony *)`,
  ].join('\n')
}

function linesOf(
  shop: PublicShop,
  { log, converted }: PriceHistory<ProvedPrice>,
): { code: string; line: ProvedPrice }[] {
  const own = log.map((line) => ({ code: shop.currency.format.code, line }))
  return [...own, ...(converted?.log ?? []).map((line) => ({ code: baseCurrency, line }))]
}

function sayLine(code: string, { id, kind, gross, since, until }: ProvedPrice, decides: boolean): string {
  const what = gross === null ? 'koniec' : `${wireAmount(gross).replace('.', ',')} ${code}`
  const kinds = { regular: 'regularna', promotion: 'promocja' }
  const end = until ? `, do ${polishTime(until)}` : ''
  return `${decides ? '*' : ' '} ${String(id).padStart(6)}  ${polishTime(since)}  ${kinds[kind].padEnd(9)}  ${what}${end}`
}

const columns = 'id,currency,kind,gross,net,since,until,recorded_at,decides'

function csvOf(shop: PublicShop, history: PriceHistory<ProvedPrice>, lowest: LowestPrice | null): string {
  const rows = linesOf(shop, history).map(({ code, line }) =>
    [
      ...[line.id, code, line.kind, amountOf(line.gross), amountOf(line.net)],
      ...[line.since, line.until, line.recordedAt].map((moment) => moment?.toISOString() ?? ''),
      line === lowest?.line ? 'yes' : '',
    ].join(','),
  )
  return [columns, ...rows].join('\n')
}

function amountOf(minor: number | null): string {
  return minor === null ? '' : wireAmount(minor)
}
