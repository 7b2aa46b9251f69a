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

/** Shopping lists of the client who is signed in, through the same deeds as pages. */
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
        const asked = await withItems(shop, namedProducts(products, context))
        const unknown = shop.visitor.customerId === null ? null : unknownProductsRefusal(asked)
        if (unknown) return refused(unknown)
        const wishes = asked.flatMap(({ wish }) => wish ?? [])
        return withId(readId(id), await addToList(shop, { id: readId(id), wishes }))
      }),
    removeFromShoppingList: (_, { ShoppingListInput: { id }, ShoppingListProduct: products }, context) =>
      answer(context.openShop, async (shop) => {
        const asked = await withItems(shop, namedProducts(products, context))
        const gone = asked.flatMap(({ wish, unknownSize }) => (wish && !unknownSize ? wish : []))
        const goes = (line: { productId: number; sizeId: number | null }) =>
          gone.some(
            ({ productId, sizeId }) => productId === line.productId && (sizeId === null || sizeId === line.sizeId),
          )
        return withId(readId(id), await removeFromList(shop, { id: readId(id), goes }))
      }),
  },
}

function namedProducts(products: ShoppingListProduct[], { publicShop }: GraphqlContext) {
  return checkLength('ShoppingListProduct', products, maxListLines, publicShop.words).map(({ id, size }) => ({
    productId: id,
    size: size ?? '',
  }))
}

/** Nothing is put onto a list in place of what was meant: whatever is not known is named, and nothing is done. */
function unknownProductsRefusal(asked: Awaited<ReturnType<typeof withItems>>): ListRefusal | null {
  const products = asked.flatMap(({ productId, wish }) => (wish ? [] : productId))
  if (products.length > 0) return listRefusal('unknown_product', { products: products.join(', ') })
  const sizes = asked.flatMap(({ productId, size, unknownSize }) => (unknownSize ? `${productId} (${size})` : []))
  return sizes.length > 0 ? listRefusal('unknown_size', { products: sizes.join(', ') }) : null
}

/** Ids of lists may be sent as numbers or as words; what is none is nobody's list. */
function readId(id: string | null | undefined): number {
  return id && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
}

function withId(id: number, settled: Result<unknown, ListRefusal>): Result<{ id: number }, ListRefusal> {
  return settled.ok ? { ok: true, value: { id } } : settled
}

async function answer(
  openShop: () => Promise<Shop>,
  deed: (shop: Shop) => Promise<Result<{ id: number }, ListRefusal>>,
): Promise<ChangedShoppingList> {
  const shop = await openShop()
  const settled = await deed(shop)
  if (settled.ok) return { status: 'success', id: String(settled.value.id), error: null }
  const { code, message } = settled.problem
  return { status: 'error', id: null, error: { code, message: translate(message.text, message.values, shop.words) } }
}
