import { checkSavedAddress } from '#features/customers/checks/address.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { findOrder } from '../queries/find-order.ts'
import { lockOrder } from '../queries/order-placement.ts'
import { getShipments } from '../queries/shipments.ts'
import type { OrderActor } from '../rules/order-actor.ts'
import { updateOrderAddress } from '../writes.ts'
import { recordOrderEvent } from './record-event.ts'

export type AddressChangeRefusal = { reason: 'invalid'; problems: FieldProblems } | { reason: 'too-late' }

/**
 * Changes where an order is sent, before it is packed. The country stays: delivery's cost and VAT depend on it. Problems by field name.
 */
export function changeDeliveryAddress(
  shop: PublicShop,
  request: { number: number; fields: Record<string, string | undefined>; actor: OrderActor },
): Promise<Result<null, AddressChangeRefusal>> {
  const { number, fields, actor } = request
  return transactionUnlessRefused<PublicShop, Result<null, AddressChangeRefusal>>(shop, async (shop) => {
    const locked = await lockOrder(shop, number)
    const order = locked && (await findOrder(shop, { id: locked.id }))
    if (!order) return refused({ reason: 'too-late' })
    const isEarly = order.status === 'new' || order.status === 'accepted'
    if (!isEarly || (await getShipments(shop, order.id)).length > 0) return refused({ reason: 'too-late' })
    const read = checkSavedAddress('delivery', {
      ...fields,
      phone: '',
      label: '',
      country: order.deliveryAddress.country,
    })
    if (!read.ok) return refused({ reason: 'invalid', problems: read.problem })
    const { kind: _, label: __, phone: ___, ...address } = read.value
    await updateOrderAddress(shop, order.id, 'delivery', { ...order.deliveryAddress, ...address })
    await recordOrderEvent(shop, order, { kind: 'address-changed', actor })
    return done(null)
  })
}
