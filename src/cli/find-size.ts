import { type StockedSize, stockedSizes } from '#features/catalogue/queries/products-by-source.ts'
import { foldPolish } from '#shared/plain-text.ts'
import type { PublicShop } from '#shop'
import { parseWholeNumber } from './parse-arguments.ts'
import { CommandRefused } from './terminal.ts'

/** Returns a size of a product by typed text: the id from its source, or the name that shoppers see: 'uniw', 'XL', '30x40'. */
export async function findSize(shop: PublicShop, product: string, input: string): Promise<StockedSize> {
  const sizes = await stockedSizes(shop, [parseWholeNumber(product, 'Numer towaru')])
  if (sizes.length === 0) throw new CommandRefused(`Nie ma towaru ${product}.`)
  const [found, ...others] = matchSizes(sizes, input)
  const all = sizes.map(sizeLabel).join(', ')
  if (!found) throw new CommandRefused(`Towar ${product} nie ma rozmiaru „${input}”. Ma: ${all}`)
  if (others.length > 0)
    throw new CommandRefused(`Tak nazywa się w towarze ${product} kilka rozmiarów. Podaj oznaczenie w nawiasie: ${all}`)
  return found
}

/** The source's id has priority, because the name of one size may be the id of another. */
export function matchSizes<Size extends { type: string; name: string }>(sizes: Size[], input: string): Size[] {
  const foldedInput = foldPolish(input.trim())
  const byType = sizes.filter(({ type }) => foldPolish(type) === foldedInput)
  return byType.length > 0 ? byType : sizes.filter(({ name }) => foldPolish(name) === foldedInput)
}

function sizeLabel({ type, name }: StockedSize): string {
  return name === '' || name === type ? type : `${name} (${type})`
}
