import { maxProducts } from '#features/hotspots/rules.ts'

/** Arguments as sent: execution checks their types, so each may be any value. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments of a field are of any shape
export type Arguments = Record<string, any>

/**
 * The cost of a field in points: 1 is a value of the response, about 30 bytes and 2 µs. A field that queries the database costs
 * as many points as values could be sent in that time.
 */
export interface Weight {
  /** Points of the field itself, independent of its selection; 1 by default. */
  own?: number | ((args: Arguments) => number)
  /** List length: the usual number of items, or the page size of the field above; `defaultListSize` by default. */
  items?: number | 'page' | ((page: number) => number)
  /** Page size for those lists below that have `items: 'page'`. */
  page?: (args: Arguments) => number
}

/** The length of lists without a weight. */
export const defaultListSize = 5

const product = 50
const sizesOfProduct = 6
const defaultPageSize = 20
/** The field itself refuses more, with its own message. */
const maxPageSize = 100
const defaultSuggestions = 12
const maxBasketLines = 100
const line = 60
const types = 184
const maxPoints = 500
/** Of opinions, when the client does not say how many. */
export const defaultOpinions = 10
export const maxOpinions = 100
const oneType = 0
const allTypes = 1

/** Fields by type and name; a missing field costs 1 and, if it is a list, has `defaultListSize` items. */
export const weights: Record<string, Weight> = {
  // batched across aliases
  'Query.product': { own: product },
  'Query.products': { own: productsCost, page: requestedPageSize },
  'Query.productsTextSearch': {
    own: (args) => 6_000 + product * requestedSuggestions(args),
    page: requestedSuggestions,
  },
  'Query.hotspots': { own: 2_000 + product * maxProducts, page: () => maxProducts },
  'Query.getLastLowestProductPrices': {
    own: (args) => 200 + product * requestedLowestPrices(args),
    items: 'page',
    page: requestedLowestPrices,
  },
  'Query.opinion': {
    own: 300,
    items: 'page',
    page: ({ SearchOpinionsInput }) =>
      Math.min(Math.max(Number(SearchOpinionsInput?.resultsLimit) || defaultOpinions, 1), maxOpinions),
  },
  'Query.sizeAvailability': { own: 500, items: sizesOfProduct },
  'Query.pickupPoints': {
    own: 2_000,
    page: ({ first }) => Math.min(Math.max(Number(first) || maxPoints, 1), maxPoints),
  },
  'PickupPoints.pickupPoints': { items: 'page' },
  'PickupPoints.holidays': { items: 0 },
  'Query.shipping': { own: ({ ShippingInput }) => 2_000 + line * lengthOf(ShippingInput?.products) },

  'Query.basket': { own: 5_000 },
  'Query.paymentsMethod': { own: 5_000 },
  'Query.preparePayment': { own: 1_000 },
  'Query.shoppingList': { own: 1_000, items: 10 },
  // e-mails and logins are looked up together across aliases
  'Query.validateClientData': { own: 200 },
  'Query.checkUserAccount': { own: 200 },
  'Query.client': { own: 500 },
  'Query.clientProspect': { own: 500 },
  // asks a register outside, which takes seconds: ten a query
  'Query.companyData': { own: 5_000 },
  'Query.loginOptions': { own: 500 },
  'Query.shippingCountries': { own: 500, items: 30 },
  'Query.trackingEvents': { own: 1_000 },
  'Query.trackingEventFiles': { own: 1_000 },
  // tools read the schema once, all types together; a single named type may be the largest
  'Query.__schema': { own: 1_000 },
  'Query.__type': { own: 1_000 },
  '__Schema.types': { items: types, page: () => allTypes },
  '__Type.fields': { items: ofTypes(4, 26) },
  '__Type.inputFields': { items: ofTypes(0.8, 14) },
  '__Type.enumValues': { items: ofTypes(0.5, 21) },
  '__Type.interfaces': { items: 0 },
  '__Type.possibleTypes': { items: 0 },
  '__Field.args': { items: ofTypes(0.3, 3) },
  '__Field.type': { page: () => oneType },

  // a change locks a basket or a list
  'Mutation.addProductsToBasket': { own: basketChangeCost },
  'Mutation.removeProductsFromBasket': { own: basketChangeCost },
  'Mutation.orderCreate': { own: 16_000 },
  'Mutation.changeOrderPayment': { own: 2_500 },
  'Mutation.clearBasket': { own: 2_500 },
  'Mutation.activateRebateCode': { own: 3_000 },
  'Mutation.deactivateRebateCode': { own: 2_000 },
  'Mutation.shoppingListCreate': { own: 2_000 },
  'Mutation.shoppingListDelete': { own: 2_000 },
  'Mutation.setShoppingList': { own: 2_000 },
  'Mutation.addToShoppingList': { own: shoppingListChangeCost },
  'Mutation.removeFromShoppingList': { own: shoppingListChangeCost },
  // hashes a password, which takes longer than any other call: three a request
  'Mutation.login': { own: 16_000 },
  'Mutation.registerClient': { own: 16_000 },
  'Mutation.updateClient': { own: 16_000 },
  // counts, and queues a mail
  'Mutation.passwordRecovery': { own: 5_000 },
  'Mutation.insertDeliveryAddress': { own: 2_500 },
  'Mutation.updateDeliveryAddress': { own: 2_500 },
  'Mutation.insertInvoiceAddress': { own: 2_500 },
  'Mutation.updateInvoiceAddress': { own: 2_500 },
  'Mutation.setRegion': { own: 1_000 },
  'Mutation.setTemporaryZipcode': { own: 1_000 },
  'Mutation.unsetTemporaryRegion': { own: 500 },
  'Mutation.unsetTemporaryZipcode': { own: 500 },

  'ProductsResponse.products': { items: 'page' },
  'ProductsResponse.filters': { items: 15 },
  'ProductsTextSearchResponse.products': { items: 'page' },
  'ProductsTextSearchResponse.series': { items: 'page' },
  'ProductsTextSearchResponse.producers': { items: 'page' },
  'ProductsTextSearchResponse.menuNodes': { items: 'page' },
  'ProductsTextSearchResponse.cms': { items: 'page' },
  'ProductsTextSearchResponse.searchQueries': { items: 'page' },
  'HotspotsPanel.products': { items: 'page' },
  'Product.description': { own: 10 },
  'Product.longDescription': { own: 100 },
  'Product.sizes': { items: sizesOfProduct },
  'Product.parametersWithContext': { own: 20, items: 8 },
  'Product.group': { own: 10 },
  'ProductParameter.values': { items: 2 },
  'BasketProductData.code': { own: 10 },
  'BasketProductData.group': { own: 10 },
  'BasketProductData.sizes': { own: 10, items: 2 },
  'SizeAvailability.productSizeAvailableInStocks': { items: 10 },
  'Product.enclosuresImages': { items: 8 },
  'Client.deliveryAddresses': { items: 10 },
  'Client.invoiceAddresses': { items: 5 },
  'UpdateClientResponse.validationErrors': { items: 10 },
  'RegisterClientResponse.validationErrors': { items: 10 },
  'AddressChange.validationErrors': { items: 3 },
  'ClientDataValidation.messages': { items: 3 },
  'ClientDataValidation.warnings': { items: 1 },
  'ShippingCountry.provinces': { items: 0 },
  'shipping.shipping': { items: 10 },
  'ProductsFilter.items': { items: 15 },
  'LowestPricesOfProduct.sizes': { items: sizesOfProduct },
  'SizeAvailability.stores': { items: 10 },
  'BasketResponse.products': { items: maxBasketLines },
  'BasketResponse.basketGroups': { items: 3 },
  'BasketGroup.products': { items: maxBasketLines },
  'BasketChange.results': { items: 20 },
}

/** Parts of a type: the average for all types, the maximum for a single one. */
function ofTypes(average: number, most: number): (page: number) => number {
  return (page) => (page === allTypes ? average : most)
}

function productsCost(args: Arguments): number {
  return (lengthOf(args.searchInput?.productsId) > 0 ? 500 : 6_000) + product * requestedPageSize(args)
}

function requestedPageSize({ searchInput, settingsInput }: Arguments): number {
  const limit = settingsInput?.limit ?? searchInput?.limit
  return Math.max(Math.min(numberOr(defaultPageSize, limit), maxPageSize), lengthOf(searchInput?.productsId), 1)
}

function requestedSuggestions({ searchInput }: Arguments): number {
  return Math.max(Math.min(numberOr(defaultSuggestions, searchInput?.limit), maxPageSize), 1)
}

function requestedLowestPrices({ productId, productsId, lastLowestPricesInput }: Arguments): number {
  return lengthOf(productId) + lengthOf(productsId) + lengthOf(lastLowestPricesInput)
}

function basketChangeCost({ ProductInput }: Arguments): number {
  const lines = asList(ProductInput)
  return 2_500 + line * lines.length + 5 * lines.reduce((sum, { bundleParts }) => sum + lengthOf(bundleParts), 0)
}

function shoppingListChangeCost({ ShoppingListProduct }: Arguments): number {
  return 2_000 + 20 * lengthOf(ShoppingListProduct)
}

function numberOr(usual: number, value: unknown): number {
  return typeof value === 'number' ? value : usual
}

function lengthOf(list: unknown): number {
  return asList(list).length
}

/** GraphQL accepts a single value for a list of one. */
function asList(value: unknown): Arguments[] {
  if (value == null) return []
  return Array.isArray(value) ? value.filter((item) => item != null) : [value]
}
