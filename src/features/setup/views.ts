import { hasProducts } from '#features/catalogue/queries/product-list.ts'
import { coloursSetting, getSeller, sellerSettings } from '#features/content/settings.ts'
import { getDeliveryCountries } from '#features/delivery/queries/tariffs.ts'
import { isOnline } from '#features/payments/rules/payment-methods.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import { takesOnlinePayments } from '#features/payments/views/online-payments.ts'
import type { PublicShop } from '#shop'
import type { CurrentSetup } from './checks/shop-plan.ts'

/** The colours of styles.css. */
const defaultColours = { accent: '#1f4d3f', background: '#faf7f2' }

/** The current setup of the shop. */
export async function getCurrentSetup(shop: PublicShop): Promise<CurrentSetup> {
  const seller = getSeller(shop.settings)
  const named = seller.shopName !== sellerSettings.shopName.default
  const takesOnline = takesOnlinePayments(shop)
  return {
    seller: { ...seller, shopName: named ? seller.shopName : '' },
    colours: shop.settings.get(coloursSetting) ?? defaultColours,
    methods: shop.settings.get(paymentMethodsSetting).filter((method) => takesOnline || !isOnline(method)),
    hasCouriers: (await getDeliveryCountries(shop)).length > 0,
    isNew: seller.name === '',
  }
}

/** Returns whether setup has not begun: no seller and no products. */
export async function isNewShop(shop: PublicShop): Promise<boolean> {
  return getSeller(shop.settings).name === '' && !(await hasProducts(shop))
}
