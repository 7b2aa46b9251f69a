import type { Command } from 'commander'
import { setStock } from '#features/catalogue/actions/set-stock.ts'
import { decimalText, decimalWords } from '#shared/decimal.ts'
import { say } from '#shared/text.ts'
import { findSize } from '../find-size.ts'
import { openShop } from '../open-shop.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'
import { typedDecimal } from '../typed-decimal.ts'

export function addStock(program: Command, terminal: Terminal): void {
  program
    .command('stock')
    .description('mówi, ile rozmiaru towaru leży w magazynie')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('<rozmiar>', 'uniw, gdy jest jeden')
    .argument('<ile>', 'liczba, także ułamkowa: 12,5; bez-granic, gdy nigdy nie zabraknie')
    .action(async (product: string, type: string, stock: string) => {
      const unlimited = stock === 'bez-granic'
      const quantity = unlimited ? null : typedDecimal(stock)
      if (!unlimited && quantity === null)
        throw new CommandRefused(`Stan to liczba od 0, jak 12 albo 12,5, lub słowo bez-granic, a nie „${stock}”.`)
      const shop = await openShop(terminal)
      const size = await findSize(shop, product, type)
      const [answer] = await setStock(shop, [
        { sizeId: size.id, quantity: quantity === null ? '-1' : decimalText(quantity) },
      ])
      if (answer?.outcome === 'refused')
        throw new CommandRefused(answer.reasons.map(({ text, values }) => say(text, values)).join(', '))
      const words = answer?.outcome === 'unchanged' ? ' (bez zmian)' : ''
      await print(
        terminal,
        `${product} ${size.type}: ${quantity === null ? 'bez granic' : decimalWords(quantity)}${words}`,
      )
    })
}
