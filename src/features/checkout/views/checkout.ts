import { getGiftRules } from '#features/basket/queries/own-offers.ts'
import { loadBasket, type StoredBasket } from '#features/basket/queries/stored-basket.ts'
import { toShipment } from '#features/basket/rules/basket.ts'
import { type PricedBasket, priceBasket } from '#features/basket/views.ts'
import { hasGoodsToSend } from '#features/catalogue/queries/product-list.ts'
import { countryVat, homeCountry } from '#features/catalogue/rules/vat-abroad.ts'
import { getTermsVersion } from '#features/content/queries.ts'
import { getSeller } from '#features/content/settings.ts'
import { getDeliveryCountries, getTariffs } from '#features/delivery/queries/tariffs.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { deliveryOptions } from '#features/delivery/views/delivery-options.ts'
import { type OrderedSize, orderShippingTime } from '#features/delivery/views/shipping-promises.ts'
import { isOnline, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import { takesOnlinePayments } from '#features/payments/views/online-payments.ts'
import { usesRebateCodes } from '#features/promotions/views.ts'
import { warsawDay } from '#shared/day.ts'
import type { PublicShop, Shop } from '#shop'
import type { VatByCountry } from '../rules/order-sum.ts'
import { type SellingGap, sellingGaps } from '../rules/selling-gaps.ts'
import { offeredPaymentMethods } from './payment-methods.ts'

/** What an order needs before the shopper has entered any data. */
export interface Checkout {
  goods: PricedBasket
  /** Those that the shop sells to; Poland also where no courier goes. */
  countries: string[]
  /** Their VAT rates for consumers. */
  vatByCountry: VatByCountry
  /** The delivery options for every country; empty when nothing is sent. */
  options: DeliveryOption[]
  /** The payment methods; empty when the shop accepts none in this currency. */
  methods: PaymentMethod[]
  termsVersion: number
}

/** The checkout data of the visitor's basket. */
export async function getCheckout(shop: Shop): Promise<Checkout> {
  return checkoutForBasket(shop, await loadBasket(shop, shop.visitor))
}

/** The same for a basket that has already been loaded. */
export async function checkoutForBasket(shop: Shop, basket: StoredBasket): Promise<Checkout> {
  const goods = await priceBasket(shop, basket)
  const served = await getDeliveryCountries(shop)
  const countries = served.length > 0 ? served : [homeCountry]
  const options = goods.needsDelivery ? await deliveryOptions(shop, toShipment(goods), countries) : []
  return {
    goods,
    countries,
    vatByCountry: getVatByCountry(shop, countries),
    options,
    methods: offeredPaymentMethods(shop),
    termsVersion: await getTermsVersion(shop),
  }
}

function getVatByCountry({ settings, now }: PublicShop, countries: string[]): VatByCountry {
  const day = warsawDay(now)
  return Object.fromEntries(
    countries.flatMap((country) => {
      const vat = countryVat(country, settings, day)
      return vat ? [[country, vat]] : []
    }),
  )
}

/** The requirements that the shop does not meet yet; empty when it may accept orders. */
export async function getSellingGaps(shop: PublicShop): Promise<SellingGap[]> {
  const tariffs = await getTariffs(shop, await getDeliveryCountries(shop))
  const seller = getSeller(shop.settings)
  const takesOnline = takesOnlinePayments(shop)
  return sellingGaps({
    seller,
    bankAccount: seller.bankAccount,
    termsVersion: await getTermsVersion(shop),
    methods: shop.settings.get(paymentMethodsSetting).filter((method) => takesOnline || !isOnline(method)),
    ways: tariffs.map(({ prepaid }) => prepaid),
    sendsGoods: tariffs.length > 0 || (await hasGoodsToSend(shop)),
  })
}

/**
 * Reads from the cache what every order needs of the shop: countries, tariffs, terms, gifts and promotions, and of these sizes: when they leave.
 */
export async function readShopFacts(shop: PublicShop, sizes: OrderedSize[]): Promise<void> {
  await Promise.all([getSellingGaps(shop), getGiftRules(shop), usesRebateCodes(shop), orderShippingTime(shop, sizes)])
}
