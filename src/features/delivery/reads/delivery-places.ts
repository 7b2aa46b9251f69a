import { formatMoney } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import { tariffsIn } from '../rules/delivery-tariff.ts'
import { countrySetting, orderBy } from '../settings.ts'
import { deliveryTariffs } from './delivery-tariffs.ts'

/**
 * What the merchant's own texts may say of sending, by place, so that they follow the settings: {delivery.orderBy}, until when an order of a
 * working day leaves that day ('15:00'), and {delivery.freeFrom}, the lowest value of goods from which some way is free ('200,00 zł'); that
 * one is missing where none is ever free.
 */
export async function deliveryPlaces(shop: PublicShop): Promise<Record<string, string>> {
  const tariffs = tariffsIn(shop.currency, await deliveryTariffs(shop, [shop.settings.get(countrySetting)]))
  const thresholds = tariffs.flatMap(({ freeFrom }) => freeFrom ?? [])
  return {
    'delivery.orderBy': orderBy(shop.settings),
    ...(thresholds.length > 0 && { 'delivery.freeFrom': formatMoney(Math.min(...thresholds), shop.currency.format) }),
  }
}
