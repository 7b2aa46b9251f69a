import type { ShownBasket } from '#features/basket/reads/find-basket.ts'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import { partsInSizes } from '#features/basket/rules/bundle.ts'
import { pointsOf } from '#features/basket/rules/points.ts'
import { toldBeside } from '#features/basket/rules/told-beside.ts'
import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import { refusalText } from '#features/promotions/rules/refusal-words.ts'
import { decimalText } from '#shared/decimal.ts'
import { addTaxed, type CurrencyFormat, splitVat } from '#shared/money.ts'
import { type Message, say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type {
  BasketGroup,
  BasketGroupType,
  BasketProduct,
  BasketResponse,
  ChoiceError,
} from './generated/resolver-types.ts'
import { amountAnswer, moneyAnswer } from './money.ts'

interface Told {
  format: CurrencyFormat
  words: TextOverrides
}

/** A basket as clients read it. */
export function basketAnswer(basket: ShownBasket, told: Told): BasketResponse {
  const { lines, worth, delivery } = basket
  const { format } = told
  const answers = lines.map((line) => ({ line, answer: productAnswer(line, told) }))
  const missing = delivery?.missingToFree ?? null
  return {
    basketCost: {
      products: amountAnswer(worth, format),
      shipping: delivery && amountAnswer(delivery.cost, format),
      toShippingFree: missing === null ? null : moneyAnswer(missing, format),
      total: amountAnswer(delivery ? addTaxed([worth, delivery.cost]) : worth, format),
      points: basket.points,
      pointsReceived: basket.pointsHeld === null ? null : basket.pointsToReceive,
    },
    summaryBasket: {
      productsCounter: lines.length,
      productsNumber: quantityAnswer(lines.reduce((sum, { quantity }) => sum + quantity, 0n)),
      weight: basket.weight,
      orderable: basket.orderable,
      pointsHeld: basket.pointsHeld,
    },
    products: answers.map(({ answer }) => answer),
    ...besideAnswer(basket, told),
    basketGroups: [...Map.groupBy(answers, ({ line }) => groupOf(line))].map(
      ([type, members]): BasketGroup => ({
        type,
        products: members.map(({ answer }) => answer),
        worth: amountAnswer(addTaxed(members.map(({ line }) => line.worth)), format),
      }),
    ),
  }
}

function besideAnswer(
  basket: ShownBasket,
  { format, words }: Told,
): Pick<BasketResponse, 'extras' | 'notices' | 'rebates' | 'rebateCode'> {
  const { lines, extras, promoted } = basket
  const { applied, code } = promoted
  return {
    notices: toldBeside(basket).map((notice) => errorAnswer(notice, words)),
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
      error: code.refusal && errorAnswer(code.refusal, words),
    },
  }
}

function errorAnswer(
  { code, ...reasons }: { code: string; message: Message; also?: Message[] },
  words: TextOverrides,
): ChoiceError {
  return { code, message: refusalText(reasons, words) }
}

function groupOf({ offer, terms }: BasketLine): BasketGroupType {
  if (!isGoods(offer.product.kind)) return 'without_parcel'
  return terms.subscriptionDays > 0 ? 'subscription' : 'parcel'
}

function productAnswer(line: BasketLine, { format, words }: Told): BasketProduct {
  const { offer, terms, problem, quantity } = line
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
    points: pointsOf([line]),
    additional: line.wish,
    subscription: terms.subscriptionDays,
    comment: line.comment,
    bundleParts: partsInSizes(offer.parts, terms.parts).map(({ productId, name, quantity, size }) => ({
      id: productId,
      name,
      size: size?.type ?? '',
      quantity: quantityAnswer(quantity),
    })),
    problem: problem && { code: problem.code, message: say(problem.message.text, problem.message.values, words) },
  }
}

export function quantityAnswer(quantity: bigint): number {
  return Number(decimalText(quantity))
}
