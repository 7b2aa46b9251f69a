import { hasProducts } from '#features/catalogue/queries/product-list.ts'
import { coloursSetting, getSeller, sellerSettings } from '#features/content/settings.ts'
import { getDeliveryCountries } from '#features/delivery/queries/tariffs.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import type { PublicShop } from '#shop'
import type { CurrentSetup } from './checks/shop-plan.ts'

/** Those of styles.css. */
const defaultColours = { accent: '#1f4d3f', background: '#faf7f2' }

/** What of the shop is set up already. */
export async function getCurrentSetup(shop: PublicShop): Promise<CurrentSetup> {
  const seller = getSeller(shop.settings)
  const named = seller.shopName !== sellerSettings.shopName.default
  return {
    seller: { ...seller, shopName: named ? seller.shopName : '' },
    colours: shop.settings.get(coloursSetting) ?? defaultColours,
    methods: shop.settings.get(paymentMethodsSetting),
    hasCouriers: (await getDeliveryCountries(shop)).length > 0,
    isNew: seller.name === '',
  }
}

/** Whether nobody has begun with this shop: no seller, and nothing to sell. */
export async function isNewShop(shop: PublicShop): Promise<boolean> {
  return getSeller(shop.settings).name === '' && !(await hasProducts(shop))
}
