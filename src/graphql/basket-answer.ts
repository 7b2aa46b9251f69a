import type { BasketLine } from '#features/basket/rules/basket.ts'
import { pointsCost } from '#features/basket/rules/basket.ts'
import { basketNotices } from '#features/basket/rules/basket-notices.ts'
import type { BasketView } from '#features/basket/views.ts'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import { partsWithSizes } from '#features/offers/rules/bundle.ts'
import { refusalText } from '#features/promotions/rules/promotion-result.ts'
import { addDays, warsawDay } from '#shared/day.ts'
import { decimalText } from '#shared/decimal.ts'
import { addTaxed, type CurrencyFormat, splitVat } from '#shared/money.ts'
import { type Message, type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import {
  type BasketWithPayment,
  basketProductData,
  bundleProducts,
  costAnswer,
  pointsAnswer,
  summaryAnswer,
} from './basket-parts-answer.ts'
import type {
  BasketGroup,
  BasketGroupSubscription,
  BasketGroupType,
  BasketProduct,
  BasketResponse,
  ChoiceError,
} from './generated/resolver-types.ts'
import { amountAnswer, moneyAnswer } from './money.ts'

interface BasketAnswerContext {
  format: CurrencyFormat
  textOverrides: TextOverrides
  now: Date
  /** Days until dispatch; null when unknown. */
  daysToShipping: number | null
}

/** The basket in the form of the contract. */
export function basketAnswer(basket: BasketWithPayment, context: BasketAnswerContext): BasketResponse {
  const { format } = context
  const groups = [...Map.groupBy(basket.lines, ({ offer, options }) => groupOf(offer, options)).entries()]
  const answers = groups.map(([key, lines], index) => ({ key, id: index + 1, lines }))
  const answerOf = new Map(
    answers.flatMap(({ id, lines }) => lines.map((line) => [line, productAnswer(line, context, id)] as const)),
  )
  const shown = (lines: BasketLine[]) => lines.flatMap((line) => answerOf.get(line) ?? [])
  return {
    basketCost: costAnswer(basket, format, context.textOverrides),
    summaryBasket: summaryAnswer(basket, format, context.daysToShipping),
    products: shown(basket.lines),
    ...noticesAnswer(basket, context),
    basketGroups: answers.map(({ key, id, lines }): BasketGroup => {
      const [type = 'parcel', days] = key.split(' ') as [BasketGroupType, string?]
      const worth = amountAnswer(addTaxed(lines.map(({ worth }) => worth)), format)
      return {
        ...{ id, type, types: [type], products: shown(lines), worth, worthTotal: worth },
        subscription: days ? nextOrder(Number(days), context.now) : null,
      }
    }),
  }
}

function nextOrder(daysInPeriod: number, now: Date): BasketGroupSubscription {
  return { daysInPeriod, nextOrder: { formatted: addDays(warsawDay(now), daysInPeriod) } }
}

function noticesAnswer(
  basket: BasketView,
  { format, textOverrides }: BasketAnswerContext,
): Pick<BasketResponse, 'extras' | 'notices' | 'rebates' | 'rebateCode'> {
  const { lines, extras, promoted } = basket
  const { applied, code } = promoted
  return {
    notices: basketNotices(basket).map((notice) => errorAnswer(notice, textOverrides)),
    extras: extras.map(({ kind, lineId, offer: { product, size }, worth }) => ({
      ...{ kind, id: product.id, size: size.type, name: product.name, link: urls.product(product) },
      forProduct: lines.find(({ id }) => id === lineId)?.productId ?? null,
      worth: amountAnswer(worth, format),
    })),
    rebates: applied.map(({ name, code, savedGross, freeDelivery, points }) => ({
      ...{ name, code: code || null, saved: moneyAnswer(savedGross, format), freeShipping: freeDelivery, points },
    })),
    rebateCode: code && {
      code: code.text,
      active: code.refusal === null,
      error: code.refusal && errorAnswer(code.refusal, textOverrides),
    },
  }
}

function errorAnswer(
  { code, ...reasons }: { code: string; message: Message; also?: Message[] },
  textOverrides: TextOverrides,
): ChoiceError {
  return { code, message: refusalText(reasons, textOverrides) }
}

/** The type of a basket group, and for subscriptions the number of days between deliveries. */
function groupOf({ product }: BasketLine['offer'], { subscriptionDays }: BasketLine['options']): string {
  if (!isPhysical(product.kind)) return 'without_parcel'
  return subscriptionDays > 0 ? `subscription ${subscriptionDays}` : 'parcel'
}

function productAnswer(
  line: BasketLine,
  { format, textOverrides }: BasketAnswerContext,
  basketGroupId: number,
): BasketProduct {
  const { offer, options, problem, quantity } = line
  const { product, size, picture } = offer
  return {
    id: product.id,
    size: size.type,
    sizeName: size.name,
    name: product.name,
    versionName: product.versionName,
    link: urls.product(product),
    icon: picture ? urls.picture(picture.file, 160) : null,
    quantity: quantityAnswer(quantity),
    unit: offer.unit.name,
    price: amountAnswer(splitVat(line.unitGross, offer.price?.vatPercent ?? '0'), format),
    worth: amountAnswer(line.worth, format),
    points: pointsCost([line]),
    additional: line.configurationText,
    subscription: options.subscriptionDays,
    comment: line.comment,
    bundleParts: partsWithSizes(offer.parts, options.parts).map(({ productId, name, quantity, size }) => ({
      id: productId,
      name,
      size: size?.type ?? '',
      quantity: quantityAnswer(quantity),
    })),
    problem: problem && {
      code: problem.code,
      message: translate(problem.message.text, problem.message.values, textOverrides),
    },
    data: basketProductData(line),
    forPoints: options.forPoints,
    worthPoints: pointsAnswer(pointsCost([line]), textOverrides),
    availableNow: problem === null,
    basketGroupId,
    bundleProducts: bundleProducts(line),
  }
}

export function quantityAnswer(quantity: bigint): number {
  return Number(decimalText(quantity))
}
