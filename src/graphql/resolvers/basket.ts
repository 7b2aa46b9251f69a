import { addToBasket, removeFromBasket } from '#features/basket/actions/apply-line-changes.ts'
import { clearBasket } from '#features/basket/actions/clear-basket.ts'
import { getBasketAndMarkSeen } from '#features/basket/actions/mark-changes-seen.ts'
import { removeRebateCode, setRebateCode } from '#features/basket/actions/rebate-code-and-comment.ts'
import { toShipment } from '#features/basket/rules/basket.ts'
import type { BasketItem, LineOutcome } from '#features/basket/rules/basket-items.ts'
import { orderedSizes } from '#features/basket/rules/ordered-sizes.ts'
import { type BasketView, taxedCost } from '#features/basket/views.ts'
import {
  type CourierChoice,
  costForPayment,
  couriersFor,
  type SplitCost,
} from '#features/checkout/rules/delivery-choice.ts'
import { setDestinationCountry as chooseRegion } from '#features/delivery/actions.ts'
import { checkDestinationPostcode as chooseZipcode } from '#features/delivery/checks/destination-postcode.ts'
import { getDestination } from '#features/delivery/rules/destination.ts'
import { getDeliveryOptions } from '#features/delivery/views/delivery-options.ts'
import { orderShippingTime } from '#features/delivery/views/shipping-promises.ts'
import type { Refusal } from '#features/offers/rules/offer.ts'
import { deliveryKindFor, methodOfId, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { refusalText } from '#features/promotions/rules/promotion-result.ts'
import { countryByRegion } from '#shared/regions.ts'
import { done, type Result } from '#shared/result.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { badInputError, checkLength, readBasketItem } from '../arguments.ts'
import { basketAnswer, quantityAnswer } from '../basket-answer.ts'
import type { BasketWithPayment } from '../basket-parts-answer.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  BasketChange,
  BasketCostInput,
  BasketProductInput,
  BasketResult,
  ChoiceError,
  InputMaybe,
  RebateCodeChange,
  Resolvers,
} from '../generated/resolver-types.ts'

const maxLines = 100
/** Maximum parts of all lines together. */
const maxParts = 500
/** More than any basket holds: removes the whole line. */
const removeAllQuantity = '999999999'

/** The visitor's basket, through the same actions as pages and .php calls. The visitor is looked up only here. */
export const basketResolvers: Resolvers<GraphqlContext> = {
  Query: {
    basket: (_, { BasketCostInput: input }, { openShop, requestCache: once }) =>
      once('basket', input, async () => {
        const shop = await withDestination(await openShop(), input)
        const basket = await withRequestedCosts(shop, await getBasketAndMarkSeen(shop), input)
        const { currency, textOverrides, now } = shop
        const daysToShipping = await daysUntilDispatch(shop, basket)
        return basketAnswer(basket, { format: currency.format, textOverrides, now, daysToShipping })
      }),
  },
  BasketProductData: {
    code: async ({ id }, _, { findProduct }) => (await findProduct(id))?.code ?? null,
    group: async ({ id }, _, { findProductTraits: findTraits }) => (await findTraits(id))?.versions ?? null,
    sizes: async ({ id, sizes }, _, { findProduct }) => (await findProduct(id))?.sizes ?? sizes,
  },
  Mutation: {
    clearBasket: async (_, __, { openShop }) => {
      await clearBasket(await openShop())
      return { status: 'success' }
    },
    addProductsToBasket: (_, { ProductInput }, context) => changeLines(context, ProductInput, '1', addToBasket),
    removeProductsFromBasket: (_, { ProductInput }, context) =>
      changeLines(context, ProductInput, removeAllQuantity, removeFromBasket),
  },
}

/** The shop for the requested destination. Throws an error for the client when the destination is unknown. */
async function withDestination(shop: Shop, input: InputMaybe<BasketCostInput> | undefined): Promise<Shop> {
  const { zipcode } = input ?? {}
  const country = countryByRegion(input?.country)
  if (!country && !zipcode) return shop
  const from = getDestination(shop)
  const region = country ? await chooseRegion(shop, { from, country }) : done(from)
  const chosen = region.ok && zipcode ? chooseZipcode({ from: region.value, zipcode }) : region
  if (chosen.ok) return { ...shop, visitor: { ...shop.visitor, destination: chosen.value } }
  const { text, values } = chosen.problem.message
  throw badInputError(translate(text, values, shop.textOverrides))
}

/**
 * The basket with the cost of the requested delivery and payment; unchanged when none is requested, or no courier carries these goods so. Without
 * a courier it is the cheapest one for that payment.
 */
async function withRequestedCosts(
  shop: Shop,
  basket: BasketView,
  input: InputMaybe<BasketCostInput> | undefined,
): Promise<BasketWithPayment> {
  const { delivery, paymentMethodId } = input ?? {}
  const courierId = Number(delivery?.courierId) || null
  const named = methodOfId(paymentMethodId)
  if ((courierId === null && named === null) || !basket.needsDelivery) return { ...basket, payment: null }
  const method = named ?? (['false', 'dvp'].includes(String(delivery?.prepaid)) ? 'cash-on-delivery' : 'transfer')
  const chosen = chooseCost(await getCouriers(shop, basket), courierId, method)
  if (!chosen) return { ...basket, payment: null }
  const priceType = shop.settings.get(priceTypeSetting)
  const taxed = (gross: number) => taxedCost({ ...chosen, gross }, basket, basket.countryVat, priceType)
  const missingToFree = basket.delivery?.missingToFree ?? null
  return {
    ...basket,
    delivery: { ...taxed(chosen.gross), missingToFree },
    payment: chosen.paymentGross > 0 ? taxed(chosen.paymentGross).cost : null,
  }
}

async function getCouriers(shop: Shop, basket: BasketView): Promise<CourierChoice[]> {
  const { productIds, ...parcel } = toShipment(basket)
  const destination = getDestination(shop)
  const [options = []] = await getDeliveryOptions(shop, destination, productIds, [parcel])
  return couriersFor(destination, options)
}

function chooseCost(couriers: CourierChoice[], courierId: number | null, method: PaymentMethod): SplitCost | null {
  if (courierId !== null) {
    const courier = couriers.find((choice) => choice.courierId === courierId)
    return courier ? costForPayment(courier, method) : null
  }
  const costs = couriers
    .flatMap((courier) => costForPayment(courier, method) ?? [])
    .filter(({ prepaid }) => prepaid === deliveryKindFor(method))
  return costs.toSorted((a, b) => a.gross + a.paymentGross - (b.gross + b.paymentGross))[0] ?? null
}

async function daysUntilDispatch(shop: Shop, { lines, needsDelivery }: BasketView): Promise<number | null> {
  if (!needsDelivery) return null
  const time = await orderShippingTime(shop, orderedSizes(lines))
  return time && time !== 'unknown' ? time.days : null
}

async function changeLines(
  { openShop, publicShop: { textOverrides } }: GraphqlContext,
  lines: BasketProductInput[],
  otherwise: string,
  action: (shop: Shop, request: { items: BasketItem[] }) => Promise<Result<LineOutcome[], Refusal>>,
): Promise<BasketChange> {
  checkLength('ProductInput', lines, maxLines, textOverrides)
  const parts = lines.flatMap(({ bundleParts }) => bundleParts ?? [])
  checkLength('bundleParts', parts, maxParts, textOverrides)
  const result = await action(await openShop(), { items: lines.map((line) => readBasketItem(line, otherwise)) })
  if (result.ok) {
    const results = result.value.map((outcome) => resultAnswer(outcome, textOverrides))
    return { status: statusOf(results), results }
  }
  const error = toChoiceError(result.problem, textOverrides)
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
  textOverrides: TextOverrides,
): BasketResult {
  return {
    status,
    error: status === 'success' ? null : toChoiceError({ code, message }, textOverrides),
    id: Number(product),
    size,
    quantity: quantity === null ? null : quantityAnswer(quantity),
  }
}

function toChoiceError(
  { code, message }: Pick<LineOutcome, 'code' | 'message'>,
  textOverrides: TextOverrides,
): ChoiceError {
  return { code, message: translate(message.text, message.values, textOverrides) }
}

/** The rebate code of the visitor's basket, through the same action as its page and /settings.php. */
export const rebateCodeResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    activateRebateCode: async (_, { code: input }, { openShop }): Promise<RebateCodeChange> => {
      const shop = await openShop()
      const set = await setRebateCode(shop, input)
      if (set.ok && set.value.state === 'works') return rebateCodeApplied
      const reasons = set.ok ? set.value : set.problem
      const code = set.ok ? set.value.state : set.problem.code
      const message = refusalText(reasons, shop.textOverrides)
      const error = { code, message }
      return { status: set.ok ? 'warning' : 'error', error }
    },
    deactivateRebateCode: async (_, __, { openShop }) => {
      await removeRebateCode(await openShop())
      return rebateCodeApplied
    },
  },
}

const rebateCodeApplied: RebateCodeChange = { status: 'success', error: null }
