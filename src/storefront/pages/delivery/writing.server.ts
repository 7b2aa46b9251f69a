import type { Writing } from '#features/delivery/rules/cost-words.ts'
import { formatPrice } from '#features/pricing/rules/format-price.ts'
import { shownAmount } from '#features/pricing/rules.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { formatMoney } from '#shared/money.ts'
import type { PublicShop } from '#shop'

/** How costs are written in this shop's words, currency and kind of prices. */
export function writingOf({ words, currency, settings }: PublicShop): Writing {
  const priceType = settings.get(priceTypeSetting)
  const money = (amount: number) => formatMoney(amount, currency.format)
  const price = (gross: number, vatPercent: string) =>
    formatPrice(shownAmount(gross, vatPercent, priceType), { format: currency.format, words })
  return { words, money, price }
}
