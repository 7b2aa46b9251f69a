import type { PublicShop } from '#shop'
import type { DeliveryOptionInput } from './rules/delivery-options.ts'

/** The courier of this name, created when there is none; its id. */
export async function upsertCourier(
  shop: PublicShop,
  courier: { name: string; icon?: string; pickupPoint?: boolean; position: number },
): Promise<number> {
  const values = {
    name: courier.name,
    icon: courier.icon ?? '',
    pickup_point: courier.pickupPoint ?? false,
    position: courier.position,
  }
  const updated = await shop.database
    .updateTable('courier')
    .set(values)
    .where('name', '=', courier.name)
    .returning('id')
    .executeTakeFirst()
  if (updated) return updated.id
  const { id } = await shop.database.insertInto('courier').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function upsertDeliveryOption(
  shop: PublicShop,
  courierId: number,
  option: DeliveryOptionInput,
): Promise<void> {
  const values = {
    cost: option.cost,
    free_from: option.freeFrom ?? null,
    minimum_value: option.minimumValue ?? 0,
    maximum_weight: option.maximumWeight ?? null,
    days_from: option.daysFrom ?? 1,
    days_to: option.daysTo ?? option.daysFrom ?? 1,
    comment: option.comment ?? '',
  }
  await shop.database
    .insertInto('delivery_option')
    .values({ courier_id: courierId, country: option.country ?? 'PL', prepaid: option.prepaid, ...values })
    .onConflict((conflict) => conflict.columns(['courier_id', 'country', 'prepaid']).doUpdateSet(values))
    .execute()
}
