import type { StoreStockLevels } from '#features/catalogue/queries/stock.ts'
import { availabilityTexts } from '#features/offers/texts/offer.ts'
import { countryName } from '#shared/postal-address.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { checkLength } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { LastLowestPricesInput, Resolvers, SizeInStock, StoreAmount, Unit } from '../generated/resolver-types.ts'

export const stockResolvers: Resolvers<GraphqlContext> = {
  Query: {
    sizeAvailability: async (_, { productId }, { publicShop, findProduct, findStoreStock: findShelves }) => {
      if (productId == null) return null
      const [product, shelves] = await Promise.all([findProduct(productId), findShelves(productId)])
      if (!product) return null
      return product.sizes.map(({ id, name }) => {
        const stores = amountsOf(id, shelves ?? [])
        const productSizeAvailableInStocks = stores.map((store) =>
          inStock(store, product.unit, publicShop.textOverrides),
        )
        return { id, name, stores, productSizeAvailableInStocks }
      })
    },
  },
}

/** Stock of a size in each store that carries the product. */
function amountsOf(size: string, shelves: StoreStockLevels[]): StoreAmount[] {
  return shelves.flatMap(({ store, address, sizes }) =>
    sizes
      .filter(({ type }) => type === size)
      .map(({ quantity }) => ({ name: store, address, amount: quantity === null ? -1 : Number(quantity) })),
  )
}

/** A store has only a name and a one-line address. */
function inStock({ name, address, amount }: StoreAmount, unit: Unit, textOverrides: TextOverrides): SizeInStock {
  const status = amount === 0 ? 'disable' : 'enable'
  return {
    quantity: amount,
    strictQuantity: amount,
    unit,
    productAvailableStatus: {
      description: translate(availabilityTexts[status], {}, textOverrides),
      icon: urls.statusGraphics(status),
    },
    stockInfo: {
      ...{
        name,
        street: address,
        city: '',
        zipcode: '',
        country: countryName('PL'),
        description: '',
        cleardescription: '',
      },
      ...{ contact: null, openingHours: null, longitude: null, latitude: null },
    },
  }
}

const maxProductsWithPrices = 100

export const priceResolvers: Resolvers<GraphqlContext> = {
  Query: {
    getLastLowestProductPrices: async (_, { productId, productsId, lastLowestPricesInput }, context) => {
      const { publicShop, findProduct } = context
      const productIds = checkLength('productsId', productsId ?? [], maxProductsWithPrices, publicShop.textOverrides)
      const requestedSizes = checkLength(
        'lastLowestPricesInput',
        lastLowestPricesInput ?? [],
        maxProductsWithPrices,
        publicShop.textOverrides,
      )
      const wholeProducts = new Set(productId == null ? productIds : [productId, ...productIds])
      const sizesOf = Map.groupBy(requestedSizes, ({ productId }) => productId)
      const found = await Promise.all([...new Set([...wholeProducts, ...sizesOf.keys()])].map(findProduct))
      return found
        .flatMap((product) => product ?? [])
        .map(({ id, sizes }) => ({
          id,
          sizes: sizes
            .filter((size) => wholeProducts.has(id) || isRequestedSize(size.id, sizesOf.get(id) ?? []))
            .map(({ id, price }) => ({ id, price: price?.omnibusPrice ?? null })),
        }))
    },
  },
}

function isRequestedSize(size: string, requests: LastLowestPricesInput[]): boolean {
  return requests.some(({ sizeId }) => [size, '', 'undefined', 'null'].includes(sizeName(sizeId)))
}

function sizeName(sizeId: unknown): string {
  return sizeId === 'onesize' ? 'uniw' : String(sizeId)
}
