import type { PriceFacts } from '#features/pricing/rules/price-facts.ts'
import { priceView } from '#features/pricing/rules/price-view.ts'
import { formatMoney, wireAmount } from '#shared/money.ts'
import type { PublicShop } from '#shop'

/** Member bundleprice: what a bundle costs, and how much less that is than its parts one by one; null for all else. */
export function bundlePrice({ currency }: PublicShop, facts: PriceFacts | undefined) {
  if (!facts?.parts) return null
  const { price, bundle } = priceView(facts, 0n)
  return {
    percent_diff: bundle?.percent ?? '0',
    amount_diff_gross: wireAmount(bundle?.gross ?? 0),
    amount_diff_net: wireAmount(bundle?.net ?? 0),
    price_gross: wireAmount(price.gross),
    price_gross_formatted: formatMoney(price.gross, currency.format),
    price_net: wireAmount(price.net),
    price_net_formatted: formatMoney(price.net, currency.format),
  }
}
