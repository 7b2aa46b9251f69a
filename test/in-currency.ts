import { currencyOf } from '../src/features/pricing/reads/currencies.ts'
import type { PublicShop } from '../src/shop.ts'

/** The shop as a visitor sees it who has chosen EUR. */
export function inEuro<AnyShop extends PublicShop>(shop: AnyShop): AnyShop {
  return { ...shop, currency: currencyOf(shop, 'EUR') }
}
