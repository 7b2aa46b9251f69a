import { addToBasket } from '#features/basket/actions/add-to-basket.ts'
import { lookIntoBasket } from '#features/basket/actions/look-into-basket.ts'
import { takeFromBasket } from '#features/basket/actions/take-from-basket.ts'
import type { BasketItem, LineOutcome } from '#features/basket/rules/items.ts'
import type { Refusal } from '#features/basket/rules/offer.ts'
import { setRegion as chooseRegion } from '#features/delivery/actions/set-region.ts'
import { setTemporaryZipcode as chooseZipcode } from '#features/delivery/checks/temporary-zipcode.ts'
import { destinationOf } from '#features/delivery/rules/chosen-destination.ts'
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
    basket: (_, { BasketCostInput: input }, { openShop, once }) =>
      once('basket', input, async () => {
        const shop = await sentTo(await openShop(), input)
        return basketAnswer(await lookIntoBasket(shop), { format: shop.currency.format, words: shop.words })
      }),
  },
  Mutation: {
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
