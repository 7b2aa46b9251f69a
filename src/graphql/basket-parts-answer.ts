import type { BasketLine } from '#features/basket/rules/basket.ts'
import type { BasketView } from '#features/basket/views.ts'
import { partsWithSizes } from '#features/offers/rules/bundle.ts'
import { priceWordTexts } from '#features/pricing/texts/price.ts'
import { decimalText } from '#shared/decimal.ts'
import { addTaxed, type CurrencyFormat, type Taxed } from '#shared/money.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type {
  BasketBundleProduct,
  BasketCost,
  BasketProductData,
  BasketSummary,
  Points,
} from './generated/resolver-types.ts'
import { amountAnswer, moneyAnswer } from './money.ts'
import { productTypes } from './product-answer.ts'

/** The basket with what the requested way of paying costs besides; null: nothing. */
export interface BasketWithPayment extends BasketView {
  payment: Taxed | null
}

/** The costs of a basket. Amounts that this shop does not use, such as deposits, are zero. */
export function costAnswer(
  basket: BasketWithPayment,
  format: CurrencyFormat,
  textOverrides: TextOverrides,
): BasketCost {
  const { worth, delivery, payment, points, promoted } = basket
  const total = addTaxed([worth, delivery?.cost, payment].filter((part) => part != null))
  const money = (amount: number) => moneyAnswer(amount, format)
  return {
    products: amountAnswer(worth, format),
    shipping: delivery && amountAnswer(delivery.cost, format),
    toShippingFree: toShippingFree(basket, format),
    total: amountAnswer(total, format),
    points,
    pointsReceived: basket.pointsHeld === null ? null : basket.pointsToReceive,
    totalProductsCost: money(worth.gross),
    totalProductsCostAtPoints: pointsAnswer(points, textOverrides),
    basketShippingCost: { shippingCostPoints: 0, shippingCostAfterRebate: delivery && money(delivery.cost.gross) },
    totalRebateWithoutShipping: money(promoted.applied.reduce((sum, { savedGross }) => sum + savedGross, 0)),
    totalToPay: money(total.gross),
    totalToPayAtPoints: pointsAnswer(points, textOverrides),
    ...{ prepaidCost: money(payment?.gross ?? 0), insuranceCost: money(0), totalDeposit: money(0) },
    paymentAmountFromClientBalance: money(0),
    orderMinimalWholesaleNotReached: false,
  }
}

/**
 * The basket's totals and counts.
 * @param days until dispatch; null when unknown
 */
export function summaryAnswer(basket: BasketView, format: CurrencyFormat, days: number | null): BasketSummary {
  const { lines, worth, delivery } = basket
  const missing = delivery?.missingToFree ?? null
  return {
    productsCounter: lines.length,
    productsCount: lines.length,
    productsNumber: Number(decimalText(lines.reduce((sum, { quantity }) => sum + quantity, 0n))),
    weight: basket.weight,
    orderable: basket.orderable,
    pointsHeld: basket.pointsHeld,
    worth: amountAnswer(worth, format),
    shipping: { cost: delivery && amountAnswer(delivery.cost, format), shippingDays: days },
    toShippingFree: toShippingFree(basket, format),
    shippingLimitFree: missing ? moneyAnswer(worth.gross + missing, format) : null,
    smileShippingLimitFree: { enabled: false, shippingLimitFree: null },
    shippingLater: null,
    orderDivisionPossible: false,
  }
}

function toShippingFree({ delivery }: BasketView, format: CurrencyFormat) {
  const missing = delivery?.missingToFree ?? null
  return missing === null ? null : moneyAnswer(missing, format)
}

/** A line's product. Code, versions and other sizes are null here: resolvers load them when they are requested. */
export function basketProductData({ offer }: BasketLine): BasketProductData {
  const { product, size, picture, unit, bounds, precision, price, subscription } = offer
  return {
    id: product.id,
    type: productTypes[product.kind],
    name: product.name,
    versionName: product.versionName,
    link: urls.product(product),
    icon: picture && urls.picture(picture.file, 320),
    iconSmall: picture && urls.picture(picture.file, 160),
    iconSmallSecond: picture && urls.picture(picture.file, 160, 'jpeg'),
    code: null,
    group: null,
    sizes: [{ id: size.type, name: size.name }],
    unit: {
      ...{ name: unit.name, singular: unit.one, plural: unit.many, fraction: unit.other, precision },
      sellBy: Number(decimalText(bounds.step)),
      unitConvertedFormat: price?.content?.unit ?? null,
    },
    subscription: subscription && {
      minimumQuantity:
        bounds.minimumPerSubscription == null ? null : Number(decimalText(bounds.minimumPerSubscription)),
      periods: subscription.everyDays,
    },
  }
}

/** The parts of a bundle, numbered by index. */
export function bundleProducts({ offer, options }: BasketLine): BasketBundleProduct[] {
  return partsWithSizes(offer.parts, options.parts).map(({ productId, quantity, size }, bundledId) => ({
    productId,
    quantity: Number(decimalText(quantity)),
    bundledId,
    sizeId: size?.type ?? '',
  }))
}

export function pointsAnswer(value: number, textOverrides: TextOverrides): Points {
  return { value, formatted: translate(priceWordTexts.inPoints, { count: value }, textOverrides) }
}
