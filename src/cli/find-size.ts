import { type StockedSize, stockedSizes } from '#features/catalogue/reads/products-by-source.ts'
import type { PublicShop } from '#shop'
import { CommandRefused } from './terminal.ts'
import { wholeNumber } from './whole-number.ts'

/** One size of a product by the product's number and the size's type as it was typed: 'uniw', 'XL', '30x40'. */
export async function findSize(shop: PublicShop, product: string, type: string): Promise<StockedSize> {
  const sizes = await stockedSizes(shop, [wholeNumber(product, 'Numer towaru')])
  if (sizes.length === 0) throw new CommandRefused(`Nie ma towaru ${product}.`)
  const found = sizes.find((size) => size.type.toLowerCase() === type.toLowerCase())
  if (found) return found
  throw new CommandRefused(
    `Towar ${product} nie ma rozmiaru „${type}”. Ma: ${sizes.map((size) => size.type).join(', ')}`,
  )
}
