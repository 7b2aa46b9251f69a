import { sql } from 'kysely'
import type { RawOrder } from '../src/features/checkout/checks/order-form.ts'
import { findCheckout } from '../src/features/checkout/reads/find-checkout.ts'
import { writeSeenExtras, writeSeenLine } from '../src/features/checkout/rules/changes.ts'
import { pricedParts } from '../src/features/checkout/rules/draft.ts'
import { orderTotals } from '../src/features/orders/rules/totals.ts'
import { priceTypeSetting } from '../src/features/pricing/settings.ts'
import type { PublicShop, Shop } from '../src/shop.ts'
import { guest } from './order-form.ts'

/** A courier who takes 15 zł beforehand and 20 zł at the door; his id. */
export async function addTestCourier(shop: PublicShop): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with courier as (insert into courier (name, position) values ('Kurier Próbny', -1) returning id), option as (
      insert into delivery_option (courier_id, prepaid, cost)
      select id, 'prepaid', 1500 from courier union all select id, 'dvp', 2000 from courier
    ) select id from courier
  `.execute(shop.database)
  return rows[0]?.id as number
}

/** The form of the visitor's order as its page shows it now, filled in. */
export async function filledOrder(
  shop: Shop,
  courierId: number,
  changes: Record<string, string> = {},
): Promise<RawOrder> {
  const { goods, options, termsVersion } = await findCheckout(shop)
  const payment = changes.payment ?? 'transfer'
  const prepaid = payment === 'transfer' ? 'prepaid' : 'dvp'
  const option = options.find((option) => option.courierId === courierId && option.prepaid === prepaid)
  const { total } = orderTotals(
    pricedParts(goods),
    option ?? { gross: 0, vatPercent: '23' },
    shop.settings.get(priceTypeSetting),
  )
  return {
    fields: {
      idempotencyKey: crypto.randomUUID(),
      ...guest,
      country: 'PL',
      courier: String(courierId),
      payment,
      termsVersion: String(termsVersion),
      seenExtras: writeSeenExtras(goods.extras),
      seenTotal: String(total.gross),
      seenCurrency: shop.currency.format.code,
      ...changes,
    },
    seen: goods.lines.map((line) =>
      writeSeenLine({ lineId: line.id, quantity: line.quantity, gross: line.worth.gross }),
    ),
  }
}
