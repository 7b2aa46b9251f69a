import { hasGoodsToSend } from '#features/catalogue/reads/has-products.ts'
import { contentInForce } from '#features/content/reads.ts'
import { sellerOf } from '#features/content/settings.ts'
import { deliveryCountries, deliveryTariffs } from '#features/delivery/reads/delivery-tariffs.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import type { PublicShop } from '#shop'
import { type SellingGap, sellingGaps } from '../rules/selling-gaps.ts'

/** What the shop lacks before anybody may order; empty for a shop that is open. */
export async function findSellingGaps(shop: PublicShop): Promise<SellingGap[]> {
  const tariffs = await deliveryTariffs(shop, await deliveryCountries(shop))
  const seller = sellerOf(shop.settings)
  return sellingGaps({
    seller,
    bankAccount: seller.bankAccount,
    termsVersion: (await contentInForce(shop, 'regulamin'))?.version ?? 0,
    methods: shop.settings.get(paymentMethodsSetting),
    ways: tariffs.map(({ prepaid }) => prepaid),
    sendsGoods: tariffs.length > 0 || (await hasGoodsToSend(shop)),
  })
}
