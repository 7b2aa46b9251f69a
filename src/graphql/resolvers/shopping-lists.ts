import { addToList, removeFromList } from '#features/lists/actions/list-lines.ts'
import { createList, deleteList, updateListSettings } from '#features/lists/actions/shopping-lists.ts'
import { listsOfClient } from '#features/lists/queries/shopping-lists.ts'
import { type ListRefusal, listRefusal, maxListLines } from '#features/lists/rules/shopping-list.ts'
import { withItems } from '#features/lists/views/entries.ts'
import { type Result, refused } from '#shared/result.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '../../shop.ts'
import { checkLength } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { ChangedShoppingList, Resolvers, ShoppingListProduct } from '../generated/resolver-types.ts'

/** Shopping lists of the signed-in client, through the same actions as pages. */
export const shoppingListResolvers: Resolvers<GraphqlContext> = {
  Query: {
    shoppingList: async (_, { ShoppingListInput: input }, { openShop }) => {
      const shop = await openShop()
      const { customerId } = shop.visitor
      const lists = customerId === null ? [] : await listsOfClient(shop, customerId)
      return lists
        .filter(({ id }) => !input?.id || id === readId(input.id))
        .map((list) => ({
          id: String(list.id),
          name: list.name,
          link: urls.shoppingList(list),
          productCount: list.lines,
        }))
    },
  },
  Mutation: {
    shoppingListCreate: (_, { ShoppingListSettingsInput: { name, public: isPublic } }, { openShop }) =>
      answer(openShop, (shop) => createList(shop, { name: name ?? '', public: isPublic ?? false })),
    shoppingListDelete: (_, { ShoppingListInput: { id } }, { openShop }) =>
      answer(openShop, (shop) => deleteList(shop, { id: readId(id) })),
    setShoppingList: (
      _,
      { ShoppingListInput: { id }, ShoppingListSettingsInput: { name, public: isPublic } },
      context,
    ) =>
      answer(context.openShop, (shop) =>
        updateListSettings(shop, { id: readId(id), name: name ?? undefined, public: isPublic ?? undefined }),
      ),
    addToShoppingList: (_, { ShoppingListInput: { id }, ShoppingListProduct: products }, context) =>
      answer(context.openShop, async (shop) => {
        const named = await withItems(shop, namedProducts(products, context))
        const unknown = shop.visitor.customerId === null ? null : unknownProductsRefusal(named)
        if (unknown) return refused(unknown)
        const items = named.flatMap(({ wanted }) => wanted ?? [])
        return withId(readId(id), await addToList(shop, { id: readId(id), items }))
      }),
    removeFromShoppingList: (_, { ShoppingListInput: { id }, ShoppingListProduct: products }, context) =>
      answer(context.openShop, async (shop) => {
        const items = await withItems(shop, namedProducts(products, context))
        const removed = items.flatMap(({ wanted, unknownSize }) => (wanted && !unknownSize ? wanted : []))
        const isRemoved = (line: { productId: number; sizeId: number | null }) =>
          removed.some(
            ({ productId, sizeId }) => productId === line.productId && (sizeId === null || sizeId === line.sizeId),
          )
        return withId(readId(id), await removeFromList(shop, { id: readId(id), goes: isRemoved }))
      }),
  },
}

function namedProducts(products: ShoppingListProduct[], { publicShop }: GraphqlContext) {
  return checkLength('ShoppingListProduct', products, maxListLines, publicShop.textOverrides).map(({ id, size }) => ({
    productId: id,
    size: size ?? '',
  }))
}

/**
 * The refusal that names all unknown products or sizes: one of them fails the whole request, and nothing is added in its place.
 */
function unknownProductsRefusal(asked: Awaited<ReturnType<typeof withItems>>): ListRefusal | null {
  const products = asked.flatMap(({ productId, wanted }) => (wanted ? [] : productId))
  if (products.length > 0) return listRefusal('unknown_product', { products: products.join(', ') })
  const sizes = asked.flatMap(({ productId, size, unknownSize }) => (unknownSize ? `${productId} (${size})` : []))
  return sizes.length > 0 ? listRefusal('unknown_size', { products: sizes.join(', ') }) : null
}

/** List ids may be sent as numbers or strings; an invalid one becomes 0, which no list has. */
function readId(id: string | null | undefined): number {
  return id && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
}

function withId(id: number, result: Result<unknown, ListRefusal>): Result<{ id: number }, ListRefusal> {
  return result.ok ? { ok: true, value: { id } } : result
}

async function answer(
  openShop: () => Promise<Shop>,
  action: (shop: Shop) => Promise<Result<{ id: number }, ListRefusal>>,
): Promise<ChangedShoppingList> {
  const shop = await openShop()
  const result = await action(shop)
  if (result.ok) return { status: 'success', id: String(result.value.id), error: null }
  const { code, message } = result.problem
  return {
    status: 'error',
    id: null,
    error: { code, message: translate(message.text, message.values, shop.textOverrides) },
  }
}
