import { one } from '#shared/decimal.ts'
import { CommandRefused } from './terminal.ts'
import { typedDecimal } from './typed-decimal.ts'

/** Minor units of an amount as it was typed: '59', '59,00', '1 234,50'. Throws CommandRefused where it is none or could be two. */
export function typedAmount(text: string): number {
  const amount = typedDecimal(withoutThousands(text))
  const minor = amount === null ? null : amount * 100n
  if (minor === null || minor % one !== 0n)
    throw new CommandRefused(`Cena to liczba z najwyżej dwoma miejscami po przecinku, jak 59,00, a nie „${text}”.`)
  return Number(minor / one)
}

/** '1.234,50' and '1 234,50' → '1234,50'; the rest as it is. Three digits behind a lone point or comma may be thousands as well as decimals. */
function withoutThousands(text: string): string {
  const number = text.replace(/[\s\u00a0\u202f]/g, '')
  if (/^[1-9]\d{0,2}(?:\.\d{3}|,\d\d0)$/.test(number)) {
    const [whole = '', rest = ''] = number.split(/[.,]/)
    throw new CommandRefused(
      `„${text}” można przeczytać na dwa sposoby. Napisz ${whole}${rest} albo ${whole},${rest.slice(0, 2)}.`,
    )
  }
  const [, whole, separator] = /^(\d{1,3}(?:([.,])\d{3})+)(?:(?!\2)[.,]\d{1,2})?$/.exec(number) ?? []
  const isPlain = !whole || !separator || (whole === number && whole.split(separator).length === 2)
  return isPlain ? number : number.slice(0, whole.length).replaceAll(separator, '') + number.slice(whole.length)
}
