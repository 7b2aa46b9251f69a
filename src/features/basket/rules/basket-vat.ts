import type { VatShare } from '#features/pricing/rules/delivery-vat.ts'
import { vatWords } from '#features/pricing/rules/vat-words.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { addTaxed } from '#shared/money.ts'
import type { Text, TextValues } from '#shared/text.ts'
import { basketVatTexts } from '../texts/vat.ts'
import { type Goods, taxedGoods } from './basket.ts'

/** What stands below the sum of a basket with its estimated delivery: how much of it is VAT, and in a shop of net prices what is paid with it. */
export function basketVatWords(
  goods: Pick<Goods, 'lines' | 'extras'> & { delivery: { taxed: VatShare[] } | null },
  priceType: PriceType,
  say: (text: Text, values?: TextValues) => string,
  money: (amount: number) => string,
): string {
  const parts = [...taxedGoods(goods), ...(goods.delivery?.taxed ?? [])]
  const vat = vatWords(parts, say, money)
  return priceType === 'gross' ? vat : say(basketVatTexts.net, { amount: money(addTaxed(parts).gross), vat })
}
