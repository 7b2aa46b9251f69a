import type { Command } from 'commander'
import { setStock } from '#features/catalogue/actions/stock.ts'
import type { StockedSize } from '#features/catalogue/queries/products-by-source.ts'
import { type Decimal, decimal, decimalText, floorToStep, formatDecimal, one } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { findSize } from '../find-size.ts'
import { parseNonNegativeDecimal } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

export function addStock(program: Command, terminal: Terminal): void {
  program
    .command('stock')
    .description('mówi, ile rozmiaru towaru leży w magazynie')
    .argument('<towar>', 'numer towaru, na końcu jego adresu')
    .argument('<rozmiar>', 'uniw, gdy jest jeden')
    .argument('<ile>', 'liczba, także ułamkowa, gdy tak się go sprzedaje: 12,5; bez-granic, gdy nigdy nie zabraknie')
    .action(async (product: string, type: string, stock: string) => {
      const unlimited = stock === 'bez-granic'
      const quantity = unlimited ? null : parseNonNegativeDecimal(stock)
      if (!unlimited && quantity === null)
        throw new CommandRefused(`Stan to liczba od 0, jak 12 albo 12,5, lub słowo bez-granic, a nie „${stock}”.`)
      if (/^[1-9]\d{0,2}\.\d{3}$/.test(stock))
        throw new CommandRefused(
          `„${stock}” można przeczytać na dwa sposoby. Napisz ${stock.replace('.', '')} albo ${stock.replace('.', ',')}.`,
        )
      const shop = await commandContext(terminal)
      const size = await findSize(shop, product, type)
      if (size.soldWhole && quantity !== null && quantity % one !== 0n)
        throw new CommandRefused(partOf(product, size, quantity))
      const [answer] = await setStock(shop, [
        { sizeId: size.id, quantity: quantity === null ? '-1' : decimalText(quantity) },
      ])
      if (answer?.outcome === 'refused')
        throw new CommandRefused(answer.reasons.map(({ text, values }) => translate(text, values)).join(', '))
      const now = quantity === null ? unlimitedLabel : formatDecimal(quantity)
      const isChanged = answer?.outcome !== 'unchanged'
      const before = isChanged && size.stock !== null ? `${formatStock(size.stock)} → ` : ''
      await printLine(terminal, `${product} ${size.type}: ${before}${now}${isChanged ? '' : ' (bez zmian)'}`)
    })
}

const unlimitedLabel = 'bez granic'

function partOf(product: string, { unit }: StockedSize, quantity: Decimal): string {
  const rounded = floorToStep(quantity, one)
  const neighbours = `${formatDecimal(rounded)} albo ${formatDecimal(rounded + one)}`
  return `Towar ${product} liczy się w całości (${unit}): ${neighbours}, a nie ${formatDecimal(quantity)}.`
}

function formatStock(stock: string): string {
  return stock.startsWith('-1') ? unlimitedLabel : formatDecimal(decimal(stock))
}
