import { deliveryPlaceholders } from '#features/delivery/views/delivery-options.ts'
import { returnDaysSetting } from '#features/orders/settings.ts'
import type { PublicShop } from '#shop'

/** Returns what the shop's settings and couriers put into the merchant's texts, by placeholder; without a value it is missing. */
export async function getSettingPlaceholders(shop: PublicShop): Promise<Record<string, string>> {
  return { ...(await deliveryPlaceholders(shop)), 'orders.returnDays': String(shop.settings.get(returnDaysSetting)) }
}
