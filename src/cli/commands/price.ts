import type { Command } from 'commander'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { standingPrices } from '#features/pricing/reads/standing-prices.ts'
import { baseCurrency } from '#shared/currency.ts'
import { formatMoney } from '#shared/money.ts'
import { say } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { findSize } from '../find-size.ts'
import { openShopIn } from '../open-shop.ts'
import { isTenfold } from '../tenfold.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'
import { typedAmount } from '../typed-amount.ts'

interface Options {
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
    .action((product: string, type: string, price: string, options: Options) =>
      changePrice(terminal, { product, type, amount: typedAmount(price) }, options),
    )
}

async function changePrice(
  terminal: Terminal,
  { product, type, amount }: { product: string; type: string; amount: number },
  { currency, free, yes }: Options,
): Promise<void> {
  if (amount === 0 && !free) throw new CommandRefused('Cena 0 oddaje towar za darmo. Jeśli tak ma być, dopisz --free.')
  const shop = await openShopIn(terminal, currency)
  const size = await findSize(shop, product, type)
  const before = await regularPrice(shop, size.id)
  const words = `${product} ${size.type}: ${changeWords(shop, before, amount)}`
  if (!yes && isTenfold(before, amount))
    throw new CommandRefused(
      `${words}: co najmniej dziesięć razy ${amount < (before ?? 0) ? 'mniej' : 'więcej'}. Jeśli tak ma być, dopisz --yes.`,
    )
  const [answer] = await setPrices(shop, [{ sizeId: size.id, regular: amount }])
  if (answer?.outcome === 'refused')
    throw new CommandRefused(answer.reasons.map(({ text, values }) => say(text, values)).join(', '))
  await print(terminal, answer?.outcome === 'unchanged' ? `${words} (bez zmian)` : words)
}

/** The regular price in force, of the list of the shop's currency. */
async function regularPrice(shop: PublicShop, sizeId: number): Promise<number | null> {
  const prices = (await standingPrices(shop, [sizeId])).get(sizeId)?.prices ?? []
  return prices.find(({ kind, validFrom }) => kind === 'regular' && validFrom <= shop.now)?.amount ?? null
}

function changeWords({ currency }: PublicShop, before: number | null, amount: number): string {
  const money = (minor: number) => formatMoney(minor, currency.format)
  return before === null || before === amount ? money(amount) : `${money(before)} → ${money(amount)}`
}
