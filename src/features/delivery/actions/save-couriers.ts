import { changed } from '#platform/changed.ts'
import { type PublicShop, withinTransaction } from '#shop'
import type { DeliveryOptionInput } from '../rules/delivery-options.ts'
import { upsertCourier, upsertDeliveryOption } from '../writes.ts'

/** A courier with what it costs; amounts are gross minor units of PLN, weights grams. */
export interface CourierInput {
  name: string
  icon?: string
  pickupPoint?: boolean
  options: DeliveryOptionInput[]
}

/** Saves couriers, known by their names, in this order; others stay as they are. */
export async function saveCouriers(shop: PublicShop, couriers: CourierInput[]): Promise<void> {
  await withinTransaction(shop, async (shop) => {
    for (const [position, courier] of couriers.entries()) {
      const id = await upsertCourier(shop, { ...courier, position })
      for (const option of courier.options) await upsertDeliveryOption(shop, id, option)
    }
    await changed(shop, ['delivery'])
  })
}
