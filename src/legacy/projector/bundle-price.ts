import type { PriceFacts } from '#features/pricing/rules/price-facts.ts'
import { priceView } from '#features/pricing/rules/price-view.ts'
import { formatMoney, wireAmount } from '#shared/money.ts'
import type { PublicShop } from '#shop'

/** Member bundleprice: what the parts of a bundle cost one by one, and how much less it costs itself; null for all else. */
export function bundlePrice({ currency }: PublicShop, facts: PriceFacts | undefined) {
  if (!facts?.parts) return null
  const { parts } = facts
  const { bundle } = priceView(facts, 0n)
  return {
    percent_diff: bundle?.percent ?? '0',
    amount_diff_gross: wireAmount(bundle?.gross ?? 0),
    amount_diff_net: wireAmount(bundle?.net ?? 0),
    price_gross: wireAmount(parts.gross),
    price_gross_formatted: formatMoney(parts.gross, currency.format),
    price_net: wireAmount(parts.net),
    price_net_formatted: formatMoney(parts.net, currency.format),
  }
}
