import type { Command } from 'commander'
import { setStock } from '#features/catalogue/actions/set-stock.ts'
import type { StockedSize } from '#features/catalogue/reads/products-by-source.ts'
import { type Decimal, decimal, decimalText, decimalWords, floorToStep, one } from '#shared/decimal.ts'
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
    .argument('<ile>', 'liczba, także ułamkowa, gdy tak się go sprzedaje: 12,5; bez-granic, gdy nigdy nie zabraknie')
    .action(async (product: string, type: string, stock: string) => {
      const unlimited = stock === 'bez-granic'
      const quantity = unlimited ? null : typedDecimal(stock)
      if (!unlimited && quantity === null)
        throw new CommandRefused(`Stan to liczba od 0, jak 12 albo 12,5, lub słowo bez-granic, a nie „${stock}”.`)
      if (/^[1-9]\d{0,2}\.\d{3}$/.test(stock))
        throw new CommandRefused(
          `„${stock}” można przeczytać na dwa sposoby. Napisz ${stock.replace('.', '')} albo ${stock.replace('.', ',')}.`,
        )
      const shop = await openShop(terminal)
      const size = await findSize(shop, product, type)
      if (size.soldWhole && quantity !== null && quantity % one !== 0n)
        throw new CommandRefused(partOf(product, size, quantity))
      const [answer] = await setStock(shop, [
        { sizeId: size.id, quantity: quantity === null ? '-1' : decimalText(quantity) },
      ])
      if (answer?.outcome === 'refused')
        throw new CommandRefused(answer.reasons.map(({ text, values }) => say(text, values)).join(', '))
      const now = quantity === null ? unlimitedWords : decimalWords(quantity)
      const isChanged = answer?.outcome !== 'unchanged'
      const before = isChanged && size.stock !== null ? `${stockWords(size.stock)} → ` : ''
      await print(terminal, `${product} ${size.type}: ${before}${now}${isChanged ? '' : ' (bez zmian)'}`)
    })
}

const unlimitedWords = 'bez granic'

function partOf(product: string, { unit }: StockedSize, quantity: Decimal): string {
  const whole = floorToStep(quantity, one)
  const neighbours = `${decimalWords(whole)} albo ${decimalWords(whole + one)}`
  return `Towar ${product} liczy się w całości (${unit}): ${neighbours}, a nie ${decimalWords(quantity)}.`
}

function stockWords(stock: string): string {
  return stock.startsWith('-1') ? unlimitedWords : decimalWords(decimal(stock))
}
