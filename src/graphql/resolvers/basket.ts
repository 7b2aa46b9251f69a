import { addToBasket } from '#features/basket/actions/add-to-basket.ts'
import { lookIntoBasket } from '#features/basket/actions/look-into-basket.ts'
import { takeFromBasket } from '#features/basket/actions/take-from-basket.ts'
import type { BasketItem, LineOutcome } from '#features/basket/rules/items.ts'
import type { Refusal } from '#features/basket/rules/offer.ts'
import { readPostcode } from '#features/customers/checks/postcode.ts'
import { destinationOf } from '#features/delivery/rules/chosen-destination.ts'
import type { Result } from '#shared/result.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import type { Shop } from '../../shop.ts'
import { atMost } from '../arguments.ts'
import { basketAnswer, quantityAnswer } from '../basket-answer.ts'
import { readBasketItem } from '../basket-items.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  BasketChange,
  BasketCostInput,
  BasketProductInput,
  BasketResult,
  ChoiceError,
  InputMaybe,
  Resolvers,
} from '../generated/resolver-types.ts'

const mostLines = 100
/** Of all lines together. */
const mostParts = 500
/** More than any basket holds: all of it. */
const everything = '999999999'

/** The visitor's basket through the same deeds as pages and .php calls; who the visitor is, is found out only here. */
export const basketResolvers: Resolvers<GraphqlContext> = {
  Query: {
    basket: async (_, { BasketCostInput: input }, { openShop }) => {
      const shop = sentTo(await openShop(), input)
      return basketAnswer(await lookIntoBasket(shop), { format: shop.currency.format, words: shop.words })
    },
  },
  Mutation: {
    addProductsToBasket: (_, { ProductInput }, context) => change(context, ProductInput, '1', addToBasket),
    removeProductsFromBasket: (_, { ProductInput }, context) =>
      change(context, ProductInput, everything, takeFromBasket),
  },
}

function sentTo(shop: Shop, input: InputMaybe<BasketCostInput> | undefined): Shop {
  const { country, zipcode } = input ?? {}
  if (!country && !zipcode) return shop
  const chosen = destinationOf(shop)
  const to = country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : chosen.country
  const kept = to === chosen.country ? chosen.postcode : null
  const destination = { country: to, postcode: zipcode ? readPostcode(zipcode, to) : kept }
  return { ...shop, visitor: { ...shop.visitor, destination } }
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
