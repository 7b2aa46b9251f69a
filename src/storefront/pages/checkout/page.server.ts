import { data, redirect } from 'react-router'
import { holdBasket } from '#features/basket/actions/hold-basket.ts'
import { getBasketComment } from '#features/basket/queries/stored-basket.ts'
import { sizesWithPrice } from '#features/basket/rules/basket.ts'
import { shownDiscount } from '#features/basket/rules/price-lines.ts'
import { idleCode, promotionSummaryRows } from '#features/basket/rules/summary-rows.ts'
import { holdTexts } from '#features/basket/texts/notices.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import type { PricedBasket } from '#features/basket/views.ts'
import { getMainCharacteristics } from '#features/catalogue/queries/product-details.ts'
import { placeOrder } from '#features/checkout/actions/place-order.ts'
import { pricedLines } from '#features/checkout/rules/draft-order.ts'
import { serializeSeenExtras } from '#features/checkout/rules/order-changes.ts'
import { checkoutTexts, notOpenTexts } from '#features/checkout/texts.ts'
import type { ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import { getCheckout, getSellingGaps } from '#features/checkout/views.ts'
import { findCustomer, getCustomerAddresses } from '#features/customers/queries.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { promiseText } from '#features/delivery/rules/shipping-promise.ts'
import { orderPromise } from '#features/delivery/views/shipping-promises.ts'
import { methodsWithoutCourier } from '#features/payments/rules/payment-methods.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { getAnnouncedReductions } from '#features/pricing/views.ts'
import { giftCardsSetting } from '#features/promotions/settings.ts'
import { isPrefetch } from '#platform/http/fetch-metadata.ts'
import { formatMoment } from '#shared/day.ts'
import { countryName } from '#shared/postal-address.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readForm, tooManyRequests } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'
import { noticesOf, prefill, summaryExtras, summaryLine } from './checkout-data.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const reservation = isPrefetch(request.headers) ? null : await holdBasket(shop)
  const { goods, countries, options, methods, termsVersion } = await getCheckout(shop)
  const idle = idleCode(goods)
  const priceType = shop.settings.get(priceTypeSetting)
  const { customerId } = shop.visitor
  const customer = customerId === null ? null : await findCustomer(shop, customerId)
  const addresses = customerId === null ? [] : await getCustomerAddresses(shop, customerId)
  const described = await getMainCharacteristics(
    shop,
    goods.lines.map(({ productId }) => productId),
  )
  const reductions = await getAnnouncedReductions(shop, sizesWithPrice(goods.lines))
  return {
    tab: tabTitle(shop, translate(checkoutTexts.title, {}, shop.textOverrides)),
    held: reservation?.ok
      ? translate(holdTexts.heldUntil, { time: formatMoment(reservation.value).time }, shop.textOverrides)
      : null,
    idempotencyKey: crypto.randomUUID(),
    lines: goods.lines.map((line) =>
      summaryLine(
        line,
        described.get(line.productId) ?? '',
        { textOverrides: shop.textOverrides, priceType },
        reductions.get(line.sizeId),
      ),
    ),
    extras: summaryExtras(goods, priceType),
    seenExtras: serializeSeenExtras(goods.extras),
    notices: noticesOf(goods),
    promotions: promotionSummaryRows(goods, priceType, {
      format: shop.currency.format,
      textOverrides: shop.textOverrides,
    }),
    idleCode: idle && { ...idle, message: translate(idle.message.text, {}, shop.textOverrides) },
    saved: shownDiscount(goods.lines, priceType),
    points: goods.points > 0 ? translate(basketPageTexts.forPoints, { count: goods.points }, shop.textOverrides) : null,
    priced: pricedLines(goods),
    blocked: (await getSellingGaps(shop)).length > 0 ? ordersClosed : blockingRefusal(goods),
    needsDelivery: goods.needsDelivery,
    promise: promiseText(await orderPromise(shop, goods.lines), shop.textOverrides),
    countries: countries.map((code) => ({ value: code, label: countryName(code) })),
    options,
    methods: goods.needsDelivery ? methods : methodsWithoutCourier(methods),
    money: shop.currency.format,
    priceType,
    termsVersion,
    giftCards: shop.settings.get(giftCardsSetting).length > 0,
    signedIn: customer !== null,
    values: { ...prefill(customer, addresses, shop.visitor.destination), comment: await getBasketComment(shop) },
  }
}

/** The message of a refusal that is one sentence. */
const ordersClosed: ShownRefusal = { reason: 'wait', message: { text: notOpenTexts.orders } }

/** The lines that block the order. */
function blockingRefusal(goods: PricedBasket): ShownRefusal | null {
  const lines = goods.lines.flatMap(({ offer, problem }) =>
    problem ? [{ name: offer.product.name, message: problem.message }] : [],
  )
  return lines.length > 0 ? { reason: 'not-orderable', lines } : null
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const form = await readForm(request)
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  if (fields.intent === 'recalculate') return data({ values: fields, refusal: null })
  const placed = await placeOrder(shop, { fields, seen: form.getAll('seen').map(String) })
  if (placed.ok) return redirect(urls.order(placed.value), 303)
  const refusal = placed.problem
  if (refusal.reason === 'empty' || refusal.reason === 'repeated') return redirect(urls.checkout(), 303)
  if (refusal.reason === 'not-open') return data({ values: fields, refusal: ordersClosed }, { status: 409 })
  if (refusal.reason === 'wait') {
    const message = retryMessage(checkoutTexts.waitToOrder, refusal.until, shop.now)
    return data(
      { values: fields, refusal: { reason: refusal.reason, message } },
      tooManyRequests(refusal.until, shop.now),
    )
  }
  return data({ values: fields, refusal }, { status: refusal.reason === 'invalid' ? 422 : 409 })
}
