import { sql } from 'kysely'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { Parcel, Shipment } from '../rules/shipment.ts'

/** What has left of an order, oldest first. One query. */
export async function getShipments(shop: PublicShop, orderId: number): Promise<Shipment[]> {
  const { rows } = await sql<Omit<Shipment, 'lines'> & { lines: { position: number; quantity: string }[] }>`
    select id, at, courier_name as "courierName", (
      select jsonb_agg(jsonb_build_object('position', position, 'quantity', quantity::text) order by position)
      from shipment_line where shipment_id = shipment.id
    ) as lines, coalesce((
      select jsonb_agg(jsonb_build_object('trackingNumber', tracking_number, 'trackingUrl', tracking_url) order by id)
      from parcel where shipment_id = shipment.id
    ), '[]') as parcels
    from shipment where order_id = ${orderId} order by id
  `.execute(shop.database)
  return rows.map((row) => ({
    ...row,
    lines: row.lines.map(({ position, quantity }) => ({ position, quantity: decimal(quantity) })),
  }))
}

/** The parcels of an order; of one that the build of 0.2.0 has sent, the number that it stored. */
export function parcelsOf(shipments: Shipment[], { trackingNumber }: { trackingNumber: string }): Parcel[] {
  if (shipments.length > 0 || !trackingNumber) return shipments.flatMap(({ parcels }) => parcels)
  return [{ trackingNumber, trackingUrl: '' }]
}
