import { type StockedSize, stockedSizes } from '#features/catalogue/reads/products-by-source.ts'
import { foldPolish } from '#shared/slug.ts'
import type { PublicShop } from '#shop'
import { CommandRefused } from './terminal.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * One size of a product by the product's number and what was typed of the size: what its source calls it, or else the name that
 * shoppers see: 'uniw', 'XL', '30x40'.
 */
export async function findSize(shop: PublicShop, product: string, typed: string): Promise<StockedSize> {
  const sizes = await stockedSizes(shop, [wholeNumber(product, 'Numer towaru')])
  if (sizes.length === 0) throw new CommandRefused(`Nie ma towaru ${product}.`)
  const [found, ...others] = sizesCalled(sizes, typed)
  const all = sizes.map(sizeWords).join(', ')
  if (!found) throw new CommandRefused(`Towar ${product} nie ma rozmiaru „${typed}”. Ma: ${all}`)
  if (others.length > 0)
    throw new CommandRefused(`Tak nazywa się w towarze ${product} kilka rozmiarów. Podaj oznaczenie w nawiasie: ${all}`)
  return found
}

/** By the source's word alone where it is one, since a name may be another size's word. */
export function sizesCalled<Size extends { type: string; name: string }>(sizes: Size[], typed: string): Size[] {
  const wanted = foldPolish(typed.trim())
  const byType = sizes.filter(({ type }) => foldPolish(type) === wanted)
  return byType.length > 0 ? byType : sizes.filter(({ name }) => foldPolish(name) === wanted)
}

function sizeWords({ type, name }: StockedSize): string {
  return name === '' || name === type ? type : `${name} (${type})`
}
