/**
 * Inline arguments of real clients for the supported operations of test/client-queries.ts;
 * several where they send several kinds; '' without arguments.
 */
export const wireArguments: Record<string, string[]> = {
  hotspots: [
    'hotspotsPanelParamsInput: {page: projector, zone: zone1, products: [1001]}',
    'hotspotsPanelParamsInput: {page: "projector", zone: "products_associated_zone2", products: ["1001" 1003]}',
  ],
  product: ['productId: 1001, displaySizesByConfig: true', 'productId: "1001"'],
  setRegion: [
    'SetRegionInput: {billingRegionId: 1143020143, deliveryRegionId: "1143020143", areForced: true}',
    'SetRegionInput: {billingRegionId: "", deliveryRegionId: "", areForced: false}',
  ],
  validateClientData: [
    'ClientDataInput: {clientData: {email: "anna@example.com"}, loginAndPassword: {login: "anna"}}',
    'ClientDataInput: {clientData: {clientBillingData: {zipcode: "123", country: 1143020003}, taxNumber: "1"}}',
    'ClientDataInput: {loginAndPassword: {login: """anna""", password: """secret"""}}',
  ],
  setTemporaryZipcode: ['SetTemporaryZipcodeInput: {billingZipcode: "", deliveryZipcode: "25980"}'],
  loginOptions: ['LoginOptionsInput: {redirectUrl: "/koszyk", isWholesaler: false}', ''],
  shippingCountries: ['ShippingCountriesInput: {includeDeliveryProfile: true}', ''],
  unsetTemporaryRegion: [''],
  unsetTemporaryZipcode: [''],
  getLastLowestProductPrices: [
    'productId: 1013',
    'lastLowestPricesInput: [{productId: "1013", sizeId: "uniw", date: "2026-11-20"} {productId: 1001, sizeId: "uniw", date: ""}]',
  ],
  shoppingList: ['ShoppingListInput: {id: 7}', 'ShoppingListInput: {id: "7"}'],
  opinion: [
    'SearchOpinionsInput: {type: "product", ordersBy: "date", sourceId: 1001, resultsLimit: 5}',
    'SearchOpinionsInput: {type: "order", resultsLimit: "3"}',
  ],
  pickupPoints: ['courierId: 0', 'courierId: 2'],
  paymentsMethod: ['isSubscription: true, isExpressCheckout: true', ''],
  preparePayment: [
    'PreparePaymentInput: {orderNumbers: [10001], paymentFormId: 3, orderNumber: 10001, paymentId: 3}',
    'PreparePaymentInput: {orderNumber: "10001"}',
  ],
  changeOrderPayment: ['ChangeOrderPaymentInput: {orderNumber: "10001", paymentMethodId: "1"}'],
  orderCreate: [
    'orderCreateInput: {clientData: {email: "anna@example.com"}, orderData: {paymentMethodId: "1"}}',
    'orderCreateInput: {}',
  ],
  activateRebateCode: ['code: "NIEMA"'],
  deactivateRebateCode: [''],
  addProductsToBasket: [
    'ProductInput: [{id: 1001, size: "uniw", quantity: 1}]',
    'ProductInput: [{id: "1001", size: "onesize", quantity: "1", bundleParts: [{id: 1, size: "M", quantity: 1, bundleProductId: "1"}]}]',
  ],
  client: [''],
  clientProspect: [''],
  checkUserAccount: ['UserIdentifier: "anna@example.com"', 'UserIdentifier: "600700800"'],
  login: ['login: "anna", password: "wrong"', 'login: """anna""", password: """wrong"""'],
  updateClient: ['UpdateClientInput: {activeInvoiceAddress: 0}', 'UpdateClientInput: {activeInvoiceAddress: "0"}'],
  registerClient: ['RegisterClientInput: {clientData: {email: ""}, loginAndPassword: {login: ""}}'],
  passwordRecovery: ['email: "nobody@example.com"'],
  insertDeliveryAddress: ['InsertDeliveryAddressInput: {firstname: "Jan", country: 1143020003, provinceCode: ""}'],
  updateDeliveryAddress: ['UpdateDeliveryAddressInput: {id: "1", isDefault: true}'],
  insertInvoiceAddress: ['InsertInvoiceAddressInput: {firm: "Kwiat", taxNumber: "", country: "1143020003"}'],
  updateInvoiceAddress: ['UpdateInvoiceAddressInput: {id: 1, isDefault: true}'],
  clearBasket: [''],
  addToShoppingList: ['ShoppingListInput: {id: "1"}, ShoppingListProduct: [{id: "1001", size: "uniw"}]'],
  removeFromShoppingList: ['ShoppingListInput: {id: 1}, ShoppingListProduct: [{id: 1001, size: "uniw"}]'],
  removeProductsFromBasket: ['ProductInput: [{id: 1001, size: "uniw", quantity: 1}]'],
  setShoppingList: ['ShoppingListInput: {}, ShoppingListSettingsInput: {}'],
  shoppingListCreate: ['ShoppingListSettingsInput: {name: "Święta", public: true}'],
  shoppingListDelete: ['ShoppingListInput: {id: 1}'],
  basket: [
    'BasketCostInput: {}',
    'BasketCostInput: {delivery: {courierId: 1, prepaid: "prepaid"}, deliveryDivision: false, paymentMethodId: 1, shippingForPoints: false}',
  ],
  products: ['searchInput: {subscriptionPeriods: []}', 'searchInput: {text: "", productsId: [], limit: "5"}'],
  productsTextSearch: ['searchInput: {text: "kubek", limit: 5}'],
  shipping: [
    'ShippingInput: {mode: basket, products: []}',
    'ShippingInput: {mode: product, products: [{id: "1001", size: "uniw", quantity: "1"}]}',
  ],
  sizeAvailability: ['productId: 1001'],
  trackingEvents: [''],
}
