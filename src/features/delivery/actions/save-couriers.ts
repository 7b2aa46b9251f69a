import { changed } from '#platform/changed.ts'
import { type PublicShop, transaction } from '#shop'
import type { CourierInput } from '../rules/courier-input.ts'
import { replaceGoods, upsertCourier, upsertDeliveryOption } from '../writes.ts'

/** Saves couriers, known by their names, in this order; others, and tariffs to countries that are not named, stay as they are. */
export async function saveCouriers(shop: PublicShop, couriers: CourierInput[]): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const [position, courier] of couriers.entries()) {
      const id = await upsertCourier(shop, { ...courier, position })
      await replaceGoods(shop, id, courier)
      for (const option of courier.options) await upsertDeliveryOption(shop, id, option)
    }
    await changed(shop, ['delivery'])
  })
}
