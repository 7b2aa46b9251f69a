import { hasProducts } from '#features/catalogue/reads/has-products.ts'
import { coloursSetting, sellerOf, sellerSettings } from '#features/content/settings.ts'
import { deliveryCountries } from '#features/delivery/reads/delivery-tariffs.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import type { PublicShop } from '#shop'
import type { PresentShop } from '../checks/whole-shop.ts'

/** Those of styles.css. */
const usualColours = { accent: '#1f4d3f', background: '#faf7f2' }

/** What of the shop is set up already. */
export async function presentShop(shop: PublicShop): Promise<PresentShop> {
  const seller = sellerOf(shop.settings)
  const named = seller.shopName !== sellerSettings.shopName.default
  return {
    seller: { ...seller, shopName: named ? seller.shopName : '' },
    colours: shop.settings.get(coloursSetting) ?? usualColours,
    methods: shop.settings.get(paymentMethodsSetting),
    hasCouriers: (await deliveryCountries(shop)).length > 0,
    isNew: seller.name === '',
  }
}

/** Whether nobody has begun with this shop: no seller, and nothing to sell. */
export async function isFresh(shop: PublicShop): Promise<boolean> {
  return sellerOf(shop.settings).name === '' && !(await hasProducts(shop))
}
