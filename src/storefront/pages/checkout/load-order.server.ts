import { holdBasket } from '#features/basket/actions/hold-basket.ts'
import { sizesWithPrice } from '#features/basket/rules/basket.ts'
import { orderedSizes } from '#features/basket/rules/ordered-sizes.ts'
import { shownDiscount } from '#features/basket/rules/price-lines.ts'
import { idleCode, promotionSummaryRows } from '#features/basket/rules/summary-rows.ts'
import { holdTexts } from '#features/basket/texts/notices.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import type { PricedBasket } from '#features/basket/views.ts'
import { getMainCharacteristics } from '#features/catalogue/queries/product-details.ts'
import { withDefaultChoices } from '#features/checkout/rules/delivery-choice.ts'
import { pricedLines } from '#features/checkout/rules/draft-order.ts'
import { serializeSeenExtras, serializeSeenSizes } from '#features/checkout/rules/order-changes.ts'
import { orderDestination } from '#features/checkout/rules/order-form.ts'
import { arrivalPaymentTexts, notOpenTexts } from '#features/checkout/texts.ts'
import type { ShownRefusal } from '#features/checkout/ui/checkout-notices.tsx'
import type { PaymentLabels } from '#features/checkout/ui/delivery-and-payment.tsx'
import { getCheckout, getSellingGaps } from '#features/checkout/views/checkout.ts'
import { consentsDigest } from '#features/checkout/views/consents.ts'
import { getOrderFields } from '#features/checkout/views/order-fields.ts'
import { offeredPickupPoints } from '#features/checkout/views/pickup-points.ts'
import { sellerSettings } from '#features/content/settings.ts'
import { promiseWithoutDay } from '#features/delivery/rules/shipping-promise.ts'
import { arrivalTextsFrom } from '#features/delivery/views/arrival-texts.ts'
import { orderDespatch } from '#features/delivery/views/shipping-promises.ts'
import { returnDaysSetting } from '#features/orders/settings.ts'
import { methodsWithoutCourier, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentDetails, paymentNames } from '#features/payments/texts/payments.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { getAnnouncedReductions } from '#features/pricing/views.ts'
import { giftCardsSetting } from '#features/promotions/settings.ts'
import { isPrefetch } from '#platform/http/fetch-metadata.ts'
import { formatMoment } from '#shared/day.ts'
import { nonBreaking, type Text, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { countryOptions } from '../../delivery-country-options.server.ts'
import { choiceIcons } from './choice-icons.server.tsx'
import { noticesOf, summaryExtras, summaryLine } from './order-lines.server.ts'

export type OrderData = Awaited<ReturnType<typeof loadOrder>>

/** What every page of the order shows: the basket, what can be chosen, and what is known of the buyer. Opening a page reserves the goods. */
export async function loadOrder(shop: Shop, request: Request) {
  const reservation = isPrefetch(request.headers) ? null : await holdBasket(shop)
  const { goods, countries, vatByCountry, options, methods, termsVersion } = await getCheckout(shop)
  const idle = idleCode(goods)
  const priceType = shop.settings.get(priceTypeSetting)
  const described = await getMainCharacteristics(
    shop,
    goods.lines.map(({ productId }) => productId),
  )
  const reductions = await getAnnouncedReductions(shop, sizesWithPrice(goods.lines))
  const { values, version, started, savedAddresses, signedIn } = await getOrderFields(shop)
  const { needsDelivery } = goods
  const despatch = await orderDespatch(shop, orderedSizes(goods.lines))
  const { courier = '' } = withDefaultChoices(values, { options, methods, needsDelivery }, savedAddresses)
  return {
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
    seenConsents: consentsDigest(shop, goods),
    seenSizes: serializeSeenSizes(orderedSizes(goods.lines)),
    kinds: [...new Set(goods.lines.map(({ offer }) => offer.product.kind))],
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
    promise: promiseWithoutDay(despatch, shop.textOverrides),
    arrivals: arrivalsByPayment(await arrivalTextsFrom(shop, despatch?.time ?? null, options), shop),
    countries,
    countryOptions: countryOptions(countries, values.country),
    recipientCountryOptions: countryOptions(countries, values.deliveryCountry),
    vatByCountry,
    options,
    pickupPoints: options.some(({ courierId, listsPoints }) => listsPoints && String(courierId) === courier)
      ? await offeredPickupPoints(shop, {
          courierId: Number(courier),
          query: values.pointQuery ?? '',
          buyer: orderDestination(values, savedAddresses),
          chosen: values.pickupPoint ?? '',
        })
      : null,
    methods: goods.needsDelivery ? methods : methodsWithoutCourier(methods),
    paymentLabels: labelsOf(methods, shop),
    icons: choiceIcons(shop, options, methods),
    money: shop.currency.format,
    priceType,
    termsVersion,
    returnDays: shop.settings.get(returnDaysSetting),
    giftCards: shop.settings.get(giftCardsSetting).length > 0,
    shopPhone: shop.settings.get(sellerSettings.phone),
    values,
    version,
    started,
    savedAddresses,
    signedIn,
  }
}

/** Translated here: the texts of the other methods need not reach the browser. */
function labelsOf(methods: PaymentMethod[], { textOverrides }: Shop): PaymentLabels {
  const t = (text: Text) => nonBreaking(translate(text, {}, textOverrides))
  return Object.fromEntries(
    methods.map((method) => [method, { name: t(paymentNames[method]), detail: t(paymentDetails[method]) }]),
  )
}

/**
 * The latest day of arrival as text, by the longest transit time: with a transfer it depends on the day of the payment. Online the payment is the
 * next thing that a buyer does.
 */
function arrivalsByPayment(
  texts: Map<number, string>,
  { textOverrides }: Shop,
): Record<PaymentMethod, Record<number, string>> {
  const whenPaid = [...texts].map(([days, arrives]) => [
    days,
    translate(arrivalPaymentTexts.whenPaid, { arrives }, textOverrides),
  ])
  const atOnce = Object.fromEntries(texts)
  return {
    ...{ blik: atOnce, 'online-transfer': atOnce, card: atOnce },
    transfer: Object.fromEntries(whenPaid),
    'cash-on-delivery': atOnce,
  }
}

/** The message of a refusal that is one sentence. */
export const ordersClosed: ShownRefusal = { reason: 'wait', message: { text: notOpenTexts.orders } }

/** The lines that block the order. */
function blockingRefusal(goods: PricedBasket): ShownRefusal | null {
  const lines = goods.lines.flatMap(({ offer, problem }) =>
    problem ? [{ name: offer.product.name, message: problem.message }] : [],
  )
  return lines.length > 0 ? { reason: 'not-orderable', lines } : null
}
