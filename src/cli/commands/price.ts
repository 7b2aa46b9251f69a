import type { Command } from 'commander'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { baseCurrency } from '#shared/currency.ts'
import { one } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money.ts'
import { say } from '#shared/text.ts'
import { findSize } from '../find-size.ts'
import { openShopIn } from '../open-shop.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'
import { typedDecimal } from '../typed-decimal.ts'

export function addPrice(program: Command, terminal: Terminal): void {
  program
    .command('price')
    .description('zmienia cenę rozmiaru towaru, od razu')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('<rozmiar>', 'uniw, gdy jest jeden')
    .argument('<cena>', 'brutto za jednostkę: 59,00')
    .option('--currency <kod>', 'w walucie, którą sklep oferuje', baseCurrency)
    .action(async (product: string, type: string, price: string, { currency }: { currency: string }) => {
      const amount = toMinorUnits(price)
      const shop = await openShopIn(terminal, currency)
      const size = await findSize(shop, product, type)
      const [answer] = await setPrices(shop, [{ sizeId: size.id, regular: amount }])
      if (answer?.outcome === 'refused')
        throw new CommandRefused(answer.reasons.map(({ text, values }) => say(text, values)).join(', '))
      const words = answer?.outcome === 'unchanged' ? ' (bez zmian)' : ''
      await print(terminal, `${product} ${size.type}: ${formatMoney(amount, shop.currency.format)}${words}`)
    })
}

function toMinorUnits(text: string): number {
  const price = typedDecimal(text)
  const cents = price === null ? null : price * 100n
  if (cents === null || cents % one !== 0n)
    throw new CommandRefused(`Cena to liczba z najwyżej dwoma miejscami po przecinku, jak 59,00, a nie „${text}”.`)
  return Number(cents / one)
}
