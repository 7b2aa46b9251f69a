import { hasOtherVatRules } from '#features/catalogue/rules/vat-territories.ts'
import { checkSavedAddress } from '#features/customers/checks/address.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { getTariffs } from '#features/delivery/queries/tariffs.ts'
import { areaOf } from '#features/delivery/rules/delivery-options.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Text } from '#shared/text.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { findOrder } from '../queries/find-order.ts'
import { lockOrder } from '../queries/order-placement.ts'
import { countAddressChanges } from '../queries/order-records.ts'
import { getShipments } from '../queries/shipments.ts'
import { buyerOptions } from '../rules/buyer-options.ts'
import { addressLines } from '../rules/format-order.ts'
import type { Order } from '../rules/order.ts'
import type { OrderActor } from '../rules/order-actor.ts'
import { keepsName, recipientChange } from '../rules/recipient-change.ts'
import { addressChangeTexts } from '../texts/order-page.ts'
import { insertBuyerAddress, updateOrderAddress } from '../writes.ts'
import { queueStatusMail } from './order-mails.ts'
import { recordOrderEvent } from './record-event.ts'

export type AddressChangeRefusal =
  | { reason: 'invalid'; problems: FieldProblems }
  | { reason: 'too-late' }
  | { reason: 'wait'; until: Date }

/** Each change is mailed: to an address that anybody may have typed. */
const changeLimit = { name: 'changes of address', tries: 5, minutes: 24 * 60 }

/**
 * Changes where an order is sent, before it is packed, and notifies buyer and seller by mail. The price stays, so the country does, and the
 * postcode has to be one where the same courier costs as much. Where another recipient is named, the former one stays on the order as its
 * buyer; where the names are near each other, the field `recipient` says whether it is still the buyer, also when the name is then corrected
 * further. Under a name that shares nothing with the former one it never is: the party of the contract is not lost. Problems by field name.
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
    const hasShipments = (await getShipments(shop, order.id)).length > 0
    if (!buyerOptions({ ...order, hasShipments, hasParcel: order.courierId !== null }).changeAddress)
      return refused({ reason: 'too-late' })
    const former = order.deliveryAddress
    const read = checkSavedAddress('delivery', { ...fields, phone: '', label: '', country: former.country })
    if (!read.ok) return refused({ reason: 'invalid', problems: read.problem })
    const { kind: _, label: __, phone: ___, ...address } = read.value
    if (isSameAddress(former, { ...former, ...address })) return done(null)
    const change = order.billingAddress ? 'same' : recipientChange(former, address)
    if (change === 'near' && fields.recipient !== 'buyer' && fields.recipient !== 'other')
      return refused({ reason: 'invalid', problems: { recipient: { text: addressChangeTexts.whoReceives } } })
    const until = await countAttempt(shop.database, [{ ...changeLimit, key: `address of order ${number}` }], shop.now)
    if (until) return refused({ reason: 'wait', until })
    const problem = await priceProblem(shop, order, address.postcode)
    if (problem) return refused({ reason: 'invalid', problems: { postcode: { text: problem } } })
    const isBuyer =
      change === 'same' || (fields.recipient === 'buyer' && (change === 'near' || keepsName(former, address)))
    if (!isBuyer) await insertBuyerAddress(shop, order.id, former)
    await updateOrderAddress(shop, order.id, 'delivery', { ...former, ...address })
    await recordOrderEvent(shop, order, { kind: 'address-changed', actor })
    const changes = await countAddressChanges(shop, order.id)
    await queueStatusMail(shop, order.id, 'address', changes)
    await queueStatusMail(shop, order.id, 'addressForSeller', changes)
    return done(null)
  })
}

function isSameAddress(former: PostalAddress, now: PostalAddress): boolean {
  return addressLines(former).join() === addressLines(now).join()
}

/** Why the order would not go to another postcode of the country for the same price; null: it would. */
async function priceProblem(shop: PublicShop, order: Order, postcode: string): Promise<Text | null> {
  const { courierId, deliveryPrepaid, deliveryAddress: former } = order
  if (postcode === former.postcode) return null
  if (hasOtherVatRules(former.country, postcode)) return addressChangeTexts.otherVatRules
  const tariffs = await getTariffs(shop, [former.country])
  const tariff = tariffs.find((tariff) => tariff.courierId === courierId && tariff.prepaid === deliveryPrepaid)
  if (!tariff) return addressChangeTexts.otherCost // it can no longer be compared
  const terms = (postcode: string) =>
    areaOf(tariff.areas, postcode) ?? { served: true, surcharge: 0, freeFrom: tariff.freeFrom }
  const [before, after] = [terms(former.postcode), terms(postcode)]
  if (!after.served) return addressChangeTexts.notServed
  return before.surcharge === after.surcharge && before.freeFrom === after.freeFrom
    ? null
    : addressChangeTexts.otherCost
}
