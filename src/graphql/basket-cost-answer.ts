import type { ShownBasket } from '#features/basket/reads/find-basket.ts'
import { decimalText } from '#shared/decimal.ts'
import { addTaxed, type CurrencyFormat } from '#shared/money.ts'
import type { TextOverrides } from '#shared/text.ts'
import { pointsAnswer } from './basket-product-answer.ts'
import type { BasketCost, BasketSummary } from './generated/resolver-types.ts'
import { amountAnswer, moneyAnswer } from './money.ts'

/** What a basket costs. What this shop does not take, such as deposits, is nothing. */
export function costAnswer(basket: ShownBasket, format: CurrencyFormat, words: TextOverrides): BasketCost {
  const { worth, delivery, points, promoted } = basket
  const total = delivery ? addTaxed([worth, delivery.cost]) : worth
  const money = (amount: number) => moneyAnswer(amount, format)
  return {
    products: amountAnswer(worth, format),
    shipping: delivery && amountAnswer(delivery.cost, format),
    toShippingFree: toShippingFree(basket, format),
    total: amountAnswer(total, format),
    points,
    pointsReceived: basket.pointsHeld === null ? null : basket.pointsToReceive,
    totalProductsCost: money(worth.gross),
    totalProductsCostAtPoints: pointsAnswer(points, words),
    basketShippingCost: { shippingCostPoints: 0, shippingCostAfterRebate: delivery && money(delivery.cost.gross) },
    totalRebateWithoutShipping: money(promoted.applied.reduce((sum, { savedGross }) => sum + savedGross, 0)),
    totalToPay: money(total.gross),
    totalToPayAtPoints: pointsAnswer(points, words),
    ...{ prepaidCost: money(0), insuranceCost: money(0), totalDeposit: money(0) },
    paymentAmountFromClientBalance: money(0),
    orderMinimalWholesaleNotReached: false,
  }
}

/**
 * How much lies in a basket.
 * @param days until it leaves; null when nobody knows
 */
export function summaryAnswer(basket: ShownBasket, format: CurrencyFormat, days: number | null): BasketSummary {
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

function toShippingFree({ delivery }: ShownBasket, format: CurrencyFormat) {
  const missing = delivery?.missingToFree ?? null
  return missing === null ? null : moneyAnswer(missing, format)
}
