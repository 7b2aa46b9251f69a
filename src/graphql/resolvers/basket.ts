import { addToBasket } from '#features/basket/actions/add-to-basket.ts'
import { clearBasket } from '#features/basket/actions/clear-basket.ts'
import { lookIntoBasket } from '#features/basket/actions/look-into-basket.ts'
import { takeFromBasket } from '#features/basket/actions/take-from-basket.ts'
import type { ShownBasket } from '#features/basket/reads/find-basket.ts'
import { sentWorth, shipmentOf } from '#features/basket/rules/basket.ts'
import type { BasketItem, LineOutcome } from '#features/basket/rules/items.ts'
import type { Refusal } from '#features/basket/rules/offer.ts'
import { setRegion as chooseRegion } from '#features/delivery/actions/set-region.ts'
import { setTemporaryZipcode as chooseZipcode } from '#features/delivery/checks/temporary-zipcode.ts'
import { shippingTimeOfOrder } from '#features/delivery/reads/shipping-promises.ts'
import { destinationOf } from '#features/delivery/rules/chosen-destination.ts'
import { deliveryVat } from '#features/pricing/rules/delivery-vat.ts'
import { addTaxed } from '#shared/money.ts'
import { done, type Result } from '#shared/result.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import type { Shop } from '../../shop.ts'
import { atMost, badInput } from '../arguments.ts'
import { basketAnswer, quantityAnswer } from '../basket-answer.ts'
import { readBasketItem } from '../basket-items.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  BasketChange,
  BasketCostInput,
  BasketDeliveryInput,
  BasketProductInput,
  BasketResult,
  ChoiceError,
  InputMaybe,
  Resolvers,
} from '../generated/resolver-types.ts'
import { waysOf } from './shipping.ts'

const mostLines = 100
/** Of all lines together. */
const mostParts = 500
/** More than any basket holds: all of it. */
const everything = '999999999'

/** The visitor's basket through the same deeds as pages and .php calls; who the visitor is, is found out only here. */
export const basketResolvers: Resolvers<GraphqlContext> = {
  Query: {
    basket: (_, { BasketCostInput: input }, { openShop, once }) =>
      once('basket', input, async () => {
        const shop = await sentTo(await openShop(), input)
        const basket = await sentBy(shop, await lookIntoBasket(shop), input?.delivery)
        const { currency, words, now } = shop
        const daysToShipping = await daysUntilSent(shop, basket)
        return basketAnswer(basket, { format: currency.format, words, now, daysToShipping })
      }),
  },
  BasketProductData: {
    code: async ({ id }, _, { findProduct }) => (await findProduct(id))?.code ?? null,
    group: async ({ id }, _, { findTraits }) => (await findTraits(id))?.versions ?? null,
    sizes: async ({ id, sizes }, _, { findProduct }) => (await findProduct(id))?.sizes ?? sizes,
  },
  Mutation: {
    clearBasket: async (_, __, { openShop }) => {
      await clearBasket(await openShop())
      return { status: 'success' }
    },
    addProductsToBasket: (_, { ProductInput }, context) => change(context, ProductInput, '1', addToBasket),
    removeProductsFromBasket: (_, { ProductInput }, context) =>
      change(context, ProductInput, everything, takeFromBasket),
  },
}

/** The shop as one who wants it sent there sees it. Throws what the client is told of a place that there is not. */
async function sentTo(shop: Shop, input: InputMaybe<BasketCostInput> | undefined): Promise<Shop> {
  const { country, zipcode } = input ?? {}
  if (!country && !zipcode) return shop
  const from = destinationOf(shop)
  const region = country ? await chooseRegion(shop, { from, country }) : done(from)
  const chosen = region.ok && zipcode ? chooseZipcode({ from: region.value, zipcode }) : region
  if (chosen.ok) return { ...shop, visitor: { ...shop.visitor, destination: chosen.value } }
  const { text, values } = chosen.problem.message
  throw badInput(say(text, values, shop.words))
}

/** The basket with what the named way of sending costs; as it is where none is named, or it does not take these goods. */
async function sentBy(
  shop: Shop,
  basket: ShownBasket,
  asked: InputMaybe<BasketDeliveryInput> | undefined,
): Promise<ShownBasket> {
  const courier = Number(asked?.courierId)
  if (!courier || !basket.needsDelivery) return basket
  const goods = { ...shipmentOf(basket), sizes: [], needsParcel: true }
  const ways = (await waysOf(shop, goods, destinationOf(shop))).filter(({ courierId }) => courierId === courier)
  const paid = ['false', 'dvp'].includes(String(asked?.prepaid)) ? 'dvp' : 'prepaid'
  const way = ways.find(({ prepaid }) => prepaid === paid) ?? ways[0]
  if (!way) return basket
  const taxed = deliveryVat(way.gross, sentWorth(basket), way.vatPercent)
  return {
    ...basket,
    delivery: { cost: addTaxed(taxed), taxed, missingToFree: basket.delivery?.missingToFree ?? null },
  }
}

async function daysUntilSent(shop: Shop, { lines, needsDelivery }: ShownBasket): Promise<number | null> {
  if (!needsDelivery) return null
  const time = await shippingTimeOfOrder(
    shop,
    lines.map(({ sizeId, quantity }) => ({ sizeId, quantity })),
  )
  return time && time !== 'unknown' ? time.days : null
}

async function change(
  { openShop, publicShop: { words } }: GraphqlContext,
  lines: BasketProductInput[],
  otherwise: string,
  deed: (shop: Shop, request: { items: BasketItem[] }) => Promise<Result<LineOutcome[], Refusal>>,
): Promise<BasketChange> {
  atMost('ProductInput', lines, mostLines, words)
  const parts = lines.flatMap(({ bundleParts }) => bundleParts ?? [])
  atMost('bundleParts', parts, mostParts, words)
  const settled = await deed(await openShop(), { items: lines.map((line) => readBasketItem(line, otherwise)) })
  if (settled.ok) {
    const results = settled.value.map((outcome) => resultAnswer(outcome, words))
    return { status: statusOf(results), results }
  }
  const error = inWords(settled.problem, words)
  return {
    status: 'error',
    results: lines.map(({ id, size }) => ({ status: 'error', error, id, size: size ?? '', quantity: null })),
  }
}

function statusOf(results: BasketResult[]): BasketChange['status'] {
  const kinds = new Set(results.map(({ status }) => status))
  return kinds.size > 1 ? 'warning' : ([...kinds][0] ?? 'success')
}

function resultAnswer(
  { product, size, status, code, message, quantity }: LineOutcome,
  words: TextOverrides,
): BasketResult {
  return {
    status,
    error: status === 'success' ? null : inWords({ code, message }, words),
    id: Number(product),
    size,
    quantity: quantity === null ? null : quantityAnswer(quantity),
  }
}

function inWords({ code, message }: Pick<LineOutcome, 'code' | 'message'>, words: TextOverrides): ChoiceError {
  return { code, message: say(message.text, message.values, words) }
}
