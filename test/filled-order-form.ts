import { sql } from 'kysely'
import { orderedSizes } from '#features/basket/rules/ordered-sizes.ts'
import type { RawOrder } from '#features/checkout/checks.ts'
import { pricedLines } from '#features/checkout/rules/draft-order.ts'
import { serializeSeenExtras, serializeSeenLine, serializeSeenSizes } from '#features/checkout/rules/order-changes.ts'
import { nothingSent } from '#features/checkout/rules/order-sum.ts'
import { getCheckout } from '#features/checkout/views/checkout.ts'
import { consentsDigest } from '#features/checkout/views/consents.ts'
import { orderTotals } from '#features/orders/rules/order-totals.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import type { PublicShop, Shop } from '#shop'
import { guest } from './order-form.ts'

/** The id of a courier that costs 15 zł prepaid and 20 zł on delivery. */
export async function addTestCourier(shop: PublicShop): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with courier as (insert into courier (name, position) values ('Kurier Próbny', -1) returning id), option as (
      insert into delivery_option (courier_id, prepaid, cost)
      select id, 'prepaid', 1500 from courier union all select id, 'dvp', 2000 from courier
    ) select id from courier
  `.execute(shop.database)
  shop.invalidate(['delivery'])
  return rows[0]?.id as number
}

/** The visitor's order form as the page shows it now, filled in. */
export async function filledOrderForm(
  shop: Shop,
  courierId: number,
  changes: Record<string, string> = {},
): Promise<RawOrder> {
  const { goods, options, termsVersion } = await getCheckout(shop)
  const payment = changes.payment ?? 'transfer'
  const prepaid = payment === 'transfer' ? 'prepaid' : 'dvp'
  const option = options.find((option) => option.courierId === courierId && option.prepaid === prepaid)
  const { total } = orderTotals(pricedLines(goods), option ?? nothingSent, shop.settings.get(priceTypeSetting))
  return {
    fields: {
      idempotencyKey: crypto.randomUUID(),
      ...guest,
      country: 'PL',
      courier: String(courierId),
      payment,
      termsVersion: String(termsVersion),
      seenExtras: serializeSeenExtras(goods.extras),
      seenConsents: consentsDigest(shop, goods),
      seenSizes: serializeSeenSizes(orderedSizes(goods.lines)),
      seenTotal: String(total.gross),
      seenCurrency: shop.currency.format.code,
      ...changes,
    },
    seen: goods.lines.map((line) =>
      serializeSeenLine({ lineId: line.id, quantity: line.quantity, gross: line.worth.gross }),
    ),
  }
}
