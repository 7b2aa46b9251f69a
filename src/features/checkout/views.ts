import { loadBasket, type StoredBasket } from '#features/basket/queries/stored-basket.ts'
import { toShipment } from '#features/basket/rules/basket.ts'
import { type PricedBasket, priceBasket } from '#features/basket/views.ts'
import { hasGoodsToSend } from '#features/catalogue/queries/product-list.ts'
import { findCurrentContent } from '#features/content/queries.ts'
import { getSeller } from '#features/content/settings.ts'
import { getDeliveryCountries, getTariffs } from '#features/delivery/queries/tariffs.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { deliveryOptions } from '#features/delivery/views/delivery-options.ts'
import { methodsForCurrency, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import type { PublicShop, Shop } from '#shop'
import { type SellingGap, sellingGaps } from './rules/selling-gaps.ts'

/** All that an order is made of before the shopper has said who he is. */
export interface Checkout {
  goods: PricedBasket
  countries: string[]
  /** How the goods may travel, to every country; empty when nothing is sent. */
  options: DeliveryOption[]
  /** How it may be paid; empty when the shop takes no money in this currency. */
  methods: PaymentMethod[]
  termsVersion: number
}

/** The visitor's basket as it could be ordered now. */
export async function getCheckout(shop: Shop): Promise<Checkout> {
  return checkoutForBasket(shop, await loadBasket(shop, shop.visitor))
}

/** The same for a basket that has been read already. */
export async function checkoutForBasket(shop: Shop, held: StoredBasket): Promise<Checkout> {
  const goods = await priceBasket(shop, held)
  const countries = await getDeliveryCountries(shop)
  const options = goods.needsDelivery ? await deliveryOptions(shop, toShipment(goods), countries) : []
  const { code } = shop.currency.format
  const allowed = shop.settings.get(paymentMethodsSetting)
  const methods = methodsForCurrency(code, getSeller(shop.settings, code).bankAccount).filter((method) =>
    allowed.includes(method),
  )
  return {
    goods,
    countries,
    options,
    methods,
    termsVersion: (await findCurrentContent(shop, 'regulamin'))?.version ?? 0,
  }
}

/** What the shop lacks before anybody may order; empty for a shop that is open. */
export async function getSellingGaps(shop: PublicShop): Promise<SellingGap[]> {
  const tariffs = await getTariffs(shop, await getDeliveryCountries(shop))
  const seller = getSeller(shop.settings)
  return sellingGaps({
    seller,
    bankAccount: seller.bankAccount,
    termsVersion: (await findCurrentContent(shop, 'regulamin'))?.version ?? 0,
    methods: shop.settings.get(paymentMethodsSetting),
    ways: tariffs.map(({ prepaid }) => prepaid),
    sendsGoods: tariffs.length > 0 || (await hasGoodsToSend(shop)),
  })
}
