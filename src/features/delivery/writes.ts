import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'
import type { CourierInput, DeliveryOptionInput, GoodsInput } from './rules/delivery-tariff.ts'
import { type PickupPoint, pointWords } from './rules/pickup-point.ts'

/** The id of the courier with this name, created when there is none. */
export async function upsertCourier(
  shop: PublicShop,
  courier: Omit<CourierInput, 'options'> & { position: number },
): Promise<number> {
  const values = {
    name: courier.name,
    icon: courier.icon ?? '',
    pickup_point: courier.pickupPoint ?? false,
    tracking_url: courier.trackingUrl ?? '',
    points_url: courier.pointsUrl ?? '',
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

/** Replaces the goods that the courier refuses or requires. Unknown ones are skipped. */
export async function replaceGoods(
  shop: PublicShop,
  courierId: number,
  { refuses, needs }: Pick<CourierInput, 'refuses' | 'needs'>,
): Promise<void> {
  await shop.database.deleteFrom('courier_goods').where('courier_id', '=', courierId).execute()
  const add = ({ products = [], categories = [] }: GoodsInput, rule: 'refused' | 'needed') =>
    sql`
      insert into courier_goods (courier_id, product_id, category_id, rule)
      select ${courierId}::integer, id, null, ${rule} from product where id = any(${products})
      union all
      select ${courierId}::integer, null, id, ${rule} from category where slug = any(${categories})
    `.execute(shop.database)
  if (refuses) await add(refuses, 'refused')
  if (needs) await add(needs, 'needed')
}

/** Saves the tariff of this courier to that country, and replaces its bands and areas. */
export async function upsertDeliveryOption(
  shop: PublicShop,
  courierId: number,
  option: DeliveryOptionInput,
): Promise<void> {
  const values = {
    cost: option.cost,
    free_from: option.freeFrom ?? null,
    minimum_value: option.minimumValue ?? 0,
    own_amounts: JSON.stringify(option.currencies ?? {}),
    maximum_weight: option.maximumWeight ?? null,
    days_from: option.daysFrom ?? 1,
    days_to: option.daysTo ?? option.daysFrom ?? 1,
    comment: option.comment ?? '',
  }
  const { id } = await shop.database
    .insertInto('delivery_option')
    .values({ courier_id: courierId, country: option.country ?? 'PL', prepaid: option.prepaid, ...values })
    .onConflict((conflict) => conflict.columns(['courier_id', 'country', 'prepaid']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceBands(shop, id, option)
  await replaceAreas(shop, id, option)
}

async function replaceBands(shop: PublicShop, optionId: number, { bands = [] }: DeliveryOptionInput): Promise<void> {
  await shop.database.deleteFrom('delivery_band').where('option_id', '=', optionId).execute()
  if (bands.length === 0) return
  const rows = bands.map(({ weightFrom = 0, valueFrom = 0, cost }) => ({
    option_id: optionId,
    weight_from: weightFrom,
    value_from: valueFrom,
    cost,
  }))
  await shop.database.insertInto('delivery_band').values(rows).execute()
}

async function replaceAreas(shop: PublicShop, optionId: number, { areas = [] }: DeliveryOptionInput): Promise<void> {
  await shop.database.deleteFrom('delivery_area').where('option_id', '=', optionId).execute()
  if (areas.length === 0) return
  const rows = areas.map(({ postcodeFrom, postcodeTo, served = true, surcharge = 0, freeFrom = null }) => ({
    option_id: optionId,
    postcode_from: postcodeFrom,
    postcode_to: postcodeTo,
    served,
    surcharge,
    free_from: freeFrom,
  }))
  await shop.database.insertInto('delivery_area').values(rows).execute()
}

/** Replaces all points of a courier. */
export async function replacePickupPoints(shop: PublicShop, courierId: number, points: PickupPoint[]): Promise<void> {
  await shop.database.deleteFrom('pickup_point').where('courier_id', '=', courierId).execute()
  const rows = points.map((point) => ({ ...point, words: pointWords(point) }))
  const given = rowsParameter(
    `code text, street text, "streetNumber" text, postcode text, city text, country text, place text, hours text,
    "takesPayment" boolean, latitude double precision, longitude double precision, words text`,
    rows,
  )
  await sql`
    insert into pickup_point
      (courier_id, code, street, street_number, postcode, city, country, place, hours, takes_payment, latitude, longitude, words)
    select ${courierId}::integer, code, street, "streetNumber", postcode, city, country, place, hours, "takesPayment", latitude, longitude, words
    from ${given}
  `.execute(shop.database)
}
