import { orderedSizes } from '#features/basket/rules/ordered-sizes.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import type { Shop } from '#shop'
import { checkOrderData, type RawOrder, vatBuyer } from '../checks.ts'
import { chooseOffered } from '../rules/chosen-delivery.ts'
import { withDefaultChoices } from '../rules/delivery-choice.ts'
import { pricedLines } from '../rules/draft-order.ts'
import { serializeSeenExtras, serializeSeenLine, serializeSeenSizes } from '../rules/order-changes.ts'
import type { OrderFields } from '../rules/order-form.ts'
import { nothingSent, orderSum, vatOfOrder } from '../rules/order-sum.ts'
import { getCheckout } from './checkout.ts'
import { consentsDigest } from './consents.ts'
import { getOrderFields } from './order-fields.ts'
import { findChosenPoint } from './pickup-points.ts'

/**
 * What the order form of this moment would send with these fields over those that the shop knows: for callers without a page that shows
 * goods and sum first. `fields` may say what was seen (`seenTotal`), or of which terms. The default courier is one that needs no code of a locker
 * unless the code is known: callers of before have no field for it.
 */
export async function currentSubmission(shop: Shop, fields: OrderFields): Promise<RawOrder> {
  const { values, savedAddresses } = await getOrderFields(shop)
  const { goods, vatByCountry, termsVersion, ...choices } = await getCheckout(shop)
  const offered = { ...choices, needsDelivery: goods.needsDelivery }
  const given: OrderFields = { ...values, ...fields }
  const direct = offered.options.filter(({ pickupPoint }) => !pickupPoint)
  const options = given.pickupPoint || direct.length === 0 ? offered.options : direct
  const filled = withDefaultChoices(given, { ...offered, options }, savedAddresses)
  const checked = checkOrderData(filled)
  const point = checked.ok ? await findChosenPoint(shop, offered.options, checked.value) : null
  const delivery = checked.ok ? chooseOffered(offered, checked.value, point) : checked
  const { total } = orderSum(pricedLines(goods), delivery.ok ? delivery.value : nothingSent, {
    vat: checked.ok ? vatOfOrder(vatByCountry, vatBuyer(checked.value)) : null,
    priceType: shop.settings.get(priceTypeSetting),
  })
  return {
    fields: {
      idempotencyKey: crypto.randomUUID(),
      termsVersion: String(termsVersion),
      seenExtras: serializeSeenExtras(goods.extras),
      seenConsents: consentsDigest(shop, goods),
      seenSizes: serializeSeenSizes(orderedSizes(goods.lines)),
      seenCurrency: shop.currency.format.code,
      seenTotal: String(total.gross),
      ...filled,
    },
    seen: goods.lines.map(({ id, quantity, worth }) => serializeSeenLine({ lineId: id, quantity, gross: worth.gross })),
  }
}
