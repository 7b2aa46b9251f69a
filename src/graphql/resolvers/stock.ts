import { availabilityTexts } from '#features/basket/texts/availability.ts'
import type { StoreShelf } from '#features/catalogue/reads/stock-tables.ts'
import { countryName } from '#shared/country-name.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers, SizeInStock, StoreAmount, Unit } from '../generated/resolver-types.ts'

export const stockResolvers: Resolvers<GraphqlContext> = {
  Query: {
    sizeAvailability: async (_, { productId }, { publicShop, findProduct, findShelves }) => {
      if (productId == null) return null
      const [product, shelves] = await Promise.all([findProduct(productId), findShelves(productId)])
      if (!product) return null
      return product.sizes.map(({ id, name }) => {
        const stores = amountsOf(id, shelves ?? [])
        const productSizeAvailableInStocks = stores.map((store) => inStock(store, product.unit, publicShop.words))
        return { id, name, stores, productSizeAvailableInStocks }
      })
    },
  },
}

/** What lies of a size in each store that keeps the product. */
function amountsOf(size: string, shelves: StoreShelf[]): StoreAmount[] {
  return shelves.flatMap(({ store, address, sizes }) =>
    sizes
      .filter(({ type }) => type === size)
      .map(({ quantity }) => ({ name: store, address, amount: quantity === null ? -1 : Number(quantity) })),
  )
}

/** The shop knows of a store its name and its address in one line. */
function inStock({ name, address, amount }: StoreAmount, unit: Unit, words: TextOverrides): SizeInStock {
  const status = amount === 0 ? 'disable' : 'enable'
  return {
    quantity: amount,
    strictQuantity: amount,
    unit,
    productAvailableStatus: {
      description: say(availabilityTexts[status], {}, words),
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
