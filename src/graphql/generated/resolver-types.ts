// Written by scripts/generate-resolver-types.mjs from schema.graphql; change that and run: npm run schema
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** What clients send in more than one type: text, a number or a truth value. */
  AnyValue: { input: unknown; output: unknown; }
};

/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type Query = {
  /** One product. Several in one request, each under its own alias, are read together. */
  product: Maybe<ProductResponse>;
  /** Products by their ids, or those in which all words of a text occur. */
  products: Maybe<ProductsResponse>;
  /** What somebody who types may mean: products, and whatever else is found by its name; null without a text. */
  productsTextSearch: Maybe<ProductsTextSearchResponse>;
  /** A row of other products beside those that somebody looks at or buys. */
  hotspots: HotspotsPanel;
  /** The lowest prices of the 30 days before each reduction that runs, as the law has it: of one product, of several, or of both. */
  getLastLowestProductPrices: Maybe<Array<LowestPricesOfProduct>>;
  /** Published opinions of a product, or of the shop. */
  opinion: Array<Opinion>;
  /** How much of each size lies in which store; null when the product is not sold. */
  sizeAvailability: Maybe<Array<SizeAvailability>>;
  /** How goods can be sent, what that costs and when they leave and arrive; null when they are not known. */
  shipping: Maybe<shipping>;
  /** Lockers and points where a courier's parcels are collected: all, or those that are searched for, the nearest first; at most 500. */
  pickupPoints: PickupPoints;
  /** What lies in the visitor's basket, at the prices and bounds of this moment. */
  basket: BasketResponse;
  /** The ways of paying for what lies in the visitor's basket. */
  paymentsMethod: PaymentsMethod;
  /** How an order of the visitor is paid: a form to be sent by the browser, which leads to the shop's page of the payment. It begins nothing by itself. */
  preparePayment: PreparedPayment;
  /** Shopping lists of the client who is signed in: that one, or all where none is named; none of a visitor. */
  shoppingList: Array<ShoppingList>;
  /** What is wrong with a client's data; what is not given is not checked. Several in one request, each under its own alias, are checked together. */
  validateClientData: ClientDataValidation;
  /** Name and address of a company by its tax number, from a public register, to fill in a form; it may take seconds. */
  companyData: CompanyDataResponse;
  /** The client who is signed in; null for a visitor. */
  client: Maybe<Client>;
  /** What an order of the client who is signed in begins with; null for a visitor, of whom the shop stores nothing before an order. */
  clientProspect: Maybe<ClientProspect>;
  /** Whether an account has this e-mail or login; null when too many were asked about. Several in one request, each under its own alias, are counted and looked up together. */
  checkUserAccount: Maybe<Scalars['Boolean']['output']>;
  /** The countries that the shop delivers to, Poland first. */
  shippingCountries: Array<ShippingCountry>;
  /** The services by which a client may sign in, such as Google, and which of them the signed-in client has connected. */
  loginOptions: LoginOptionsResponse;
  /** JavaScript from the shop's settings for what the visitor has just done, told once. Worth asking when the last answer's header x-iai-tracking-events counts any. */
  trackingEvents: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The same as addresses of files in this shop, for pages that run no other scripts; told once, here or there. */
  trackingEventFiles: Maybe<Array<Scalars['String']['output']>>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryproductArgs = {
  productId?: InputMaybe<Scalars['Int']['input']>;
  displaySizesByConfig?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryproductsArgs = {
  searchInput?: InputMaybe<ProductsSearchInput>;
  filterInput?: InputMaybe<ProductsFilterInput>;
  settingsInput?: InputMaybe<ProductsSettingsInput>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryproductsTextSearchArgs = {
  searchInput?: InputMaybe<ProductsSearchInput>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryhotspotsArgs = {
  hotspotsPanelParamsInput: HotspotsPanelParamsInput;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QuerygetLastLowestProductPricesArgs = {
  productId?: InputMaybe<Scalars['Int']['input']>;
  productsId?: InputMaybe<Array<Scalars['Int']['input']>>;
  lastLowestPricesInput?: InputMaybe<Array<LastLowestPricesInput>>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryopinionArgs = {
  SearchOpinionsInput: SearchOpinionsInput;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QuerysizeAvailabilityArgs = {
  productId?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryshippingArgs = {
  ShippingInput: ShippingInput;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QuerypickupPointsArgs = {
  courierId: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  cashOnDelivery?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QuerybasketArgs = {
  BasketCostInput?: InputMaybe<BasketCostInput>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QuerypaymentsMethodArgs = {
  isSubscription?: InputMaybe<Scalars['Boolean']['input']>;
  isExpressCheckout?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QuerypreparePaymentArgs = {
  PreparePaymentInput: PreparePaymentInput;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryshoppingListArgs = {
  ShoppingListInput?: InputMaybe<ShoppingListInput>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryvalidateClientDataArgs = {
  ClientDataInput: ClientDataInput;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QuerycompanyDataArgs = {
  taxNumber: Scalars['String']['input'];
  country?: InputMaybe<Scalars['AnyValue']['input']>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QuerycheckUserAccountArgs = {
  UserIdentifier: Scalars['String']['input'];
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryshippingCountriesArgs = {
  ShippingCountriesInput?: InputMaybe<ShippingCountriesInput>;
};


/** What can be asked. Text is in the shop's own words, money in the currency that the visitor has chosen. */
export type QueryloginOptionsArgs = {
  LoginOptionsInput?: InputMaybe<LoginOptionsInput>;
};

/** Where the visitor goes afterwards. */
export type LoginOptionsInput = {
  /** An address of this shop; the client's account when it is another one, or not given. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Accepted because clients send it: there is one account for all. */
  isWholesaler?: InputMaybe<Scalars['Boolean']['input']>;
};

/** By what a client may sign in, beside a password. */
export type LoginOptionsResponse = {
  /** One for each service, in the order of the buttons. */
  options: Array<LoginOption>;
};

/** A service by which a client may sign in. */
export type LoginOption = {
  /** Its name in addresses. */
  id: Scalars['String']['output'];
  /** Its name on buttons. */
  name: Scalars['String']['output'];
  /** The address that begins it. */
  loginUrl: Scalars['String']['output'];
  /** Whether the signed-in client also signs in by it; false for a stranger. */
  isConnected: Scalars['Boolean']['output'];
  /** The page on which the client disconnects it; null where it is not connected. */
  disconnectUrl: Maybe<Scalars['String']['output']>;
};

/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type Mutation = {
  /** Orders what lies in the visitor's basket. What is not given is as the shop knows it: typed into the order's form, or of the client who is signed in. */
  orderCreate: OrderCreated;
  /** Lets an unpaid order of the visitor be paid in another way in advance. */
  changeOrderPayment: ChangedOrderPayment;
  /** Puts products into the visitor's basket, beside what lies there: at most 100 lines, each answered for by itself. */
  addProductsToBasket: BasketChange;
  /** Takes products out of the visitor's basket: at most 100 lines, each answered for by itself. */
  removeProductsFromBasket: BasketChange;
  /** Takes everything out of the visitor's basket. */
  clearBasket: ClearedBasket;
  /** Gives the visitor's basket a rebate code in place of any other. Whoever tries very many waits. */
  activateRebateCode: RebateCodeChange;
  /** Takes the rebate code of the visitor's basket away. */
  deactivateRebateCode: RebateCodeChange;
  /** Signs a client in, with the basket, as the page does; each alias is a try of its own, at most three a request. An unknown login and a wrong password have the same answer. */
  login: LoginResponse;
  /** Mails a link that sets a new password, to the e-mail of the account. The answer is the same when there is no such account. */
  passwordRecovery: PasswordRecoveryResponse;
  /** Registers a client and signs them in, with the basket, as the page does: the e-mail is confirmed by a link that is mailed. A business client needs firm, tax number and address; a private one may leave the whole address empty. */
  registerClient: RegisterClientResponse;
  /** Changes the data of the client who is signed in; what is left out or null stays. Orders that are placed stay as they are. */
  updateClient: UpdateClientResponse;
  /** Saves another delivery address of the client who is signed in; the first is the default one. */
  insertDeliveryAddress: AddressChange;
  /** Changes a delivery address of the client; what is left out stays. */
  updateDeliveryAddress: AddressChange;
  /** Saves other data for invoices of the client who is signed in; the first are the default ones. */
  insertInvoiceAddress: AddressChange;
  /** Changes data for invoices of the client; what is left out stays. */
  updateInvoiceAddress: AddressChange;
  /** Makes a shopping list of the client who is signed in. The same name again, while nothing stands on the list, is the same list. */
  shoppingListCreate: ChangedShoppingList;
  /** Deletes a shopping list of the client with all that stands on it. */
  shoppingListDelete: ChangedShoppingList;
  /** Changes what the client has decided about a shopping list; what is left out stays. */
  setShoppingList: ChangedShoppingList;
  /** Puts products onto a shopping list of the client, at most 300 at once; one that stands there already stays there once. Where the shop does not have one of them, or not in that size, nothing is put onto it. */
  addToShoppingList: ChangedShoppingList;
  /** Takes products off a shopping list of the client, at most 300 at once; what does not stand there is no error. */
  removeFromShoppingList: ChangedShoppingList;
  /** Shows what sending costs to another country from now on, until it is unset; a postcode goes with its country. */
  setRegion: ChosenPlace;
  /** Shows what sending costs to a postcode from now on, until it is unset. */
  setTemporaryZipcode: ChosenPlace;
  /** Forgets the country that was chosen. */
  unsetTemporaryRegion: ChosenPlace;
  /** Forgets the postcode that was chosen. */
  unsetTemporaryZipcode: ChosenPlace;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationorderCreateArgs = {
  orderCreateInput: OrderCreateInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationchangeOrderPaymentArgs = {
  ChangeOrderPaymentInput: ChangeOrderPaymentInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationaddProductsToBasketArgs = {
  ProductInput: Array<BasketProductInput>;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationremoveProductsFromBasketArgs = {
  ProductInput: Array<BasketProductInput>;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationactivateRebateCodeArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationloginArgs = {
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationpasswordRecoveryArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationregisterClientArgs = {
  RegisterClientInput: RegisterClientInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationupdateClientArgs = {
  UpdateClientInput: UpdateClientInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationinsertDeliveryAddressArgs = {
  InsertDeliveryAddressInput: DeliveryAddressInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationupdateDeliveryAddressArgs = {
  UpdateDeliveryAddressInput: DeliveryAddressInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationinsertInvoiceAddressArgs = {
  InsertInvoiceAddressInput: InvoiceAddressInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationupdateInvoiceAddressArgs = {
  UpdateInvoiceAddressInput: InvoiceAddressInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationshoppingListCreateArgs = {
  ShoppingListSettingsInput: ShoppingListSettingsInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationshoppingListDeleteArgs = {
  ShoppingListInput: ShoppingListInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationsetShoppingListArgs = {
  ShoppingListInput: ShoppingListInput;
  ShoppingListSettingsInput: ShoppingListSettingsInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationaddToShoppingListArgs = {
  ShoppingListInput: ShoppingListInput;
  ShoppingListProduct: Array<ShoppingListProduct>;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationremoveFromShoppingListArgs = {
  ShoppingListInput: ShoppingListInput;
  ShoppingListProduct: Array<ShoppingListProduct>;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationsetRegionArgs = {
  SetRegionInput: SetRegionInput;
};


/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type MutationsetTemporaryZipcodeArgs = {
  SetTemporaryZipcodeInput: SetTemporaryZipcodeInput;
};

/** One line of a basket, as it is put in or taken out. */
export type BasketProductInput = {
  /** The number at the end of the product's address. */
  id: Scalars['Int']['input'];
  /** The code of its size; may be left out, be empty or 'onesize' where there is only one. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** How much of it; 1 when it is put in and nothing is given. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** Every how many days it comes again; true is as often as the shop proposes. */
  subscription?: InputMaybe<Scalars['AnyValue']['input']>;
  /** Which sizes are chosen for the parts of a bundle; at most 500 for all lines together. */
  bundleParts?: InputMaybe<Array<BundlePartInput>>;
  /** What is to be written on it; lines with different texts stand apart. */
  additional?: InputMaybe<Scalars['String']['input']>;
};

/** That the basket is empty. */
export type ClearedBasket = {
  /** It is. */
  status: ChoiceStatus;
};

/** What became of a change of the basket. */
export type BasketChange = {
  /** success: everything was done; warning: something was not, or otherwise; error: nothing was. */
  status: BasketStatus;
  /** One for each line that was sent, in their order; then lines that had to follow, such as to a minimum that another no longer fills. */
  results: Array<BasketResult>;
};

/** How a change of the basket went. */
export type BasketStatus =
  /** It was done. */
  | 'success'
  /** It was done, but otherwise than asked for: with another quantity. */
  | 'warning'
  /** It was not done. */
  | 'error';

/** What became of one line. */
export type BasketResult = {
  /** Whether it was done. */
  status: BasketStatus;
  /** Why not, or why otherwise; null when it was done. */
  error: Maybe<ChoiceError>;
  /** The number of its product, as it was sent. */
  id: Maybe<Scalars['Int']['output']>;
  /** The code of its size. */
  size: Scalars['String']['output'];
  /** How much of it lies in the basket now; null when the line means nothing. */
  quantity: Maybe<Scalars['Float']['output']>;
};

/** What became of a rebate code. */
export type RebateCodeChange = {
  /** success: it works, or is taken away; warning: it is kept, and works once the basket is as it asks; error: it is not kept. */
  status: BasketStatus;
  /** Why it does not work, or not yet; null when it does. */
  error: Maybe<ChoiceError>;
};

/** Where to and how the basket is sent, for its costs. */
export type BasketCostInput = {
  /** A region id or two letters, in place of the country that the visitor has chosen. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** A postcode of that country. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
  /** The delivery whose cost is given; by default the cheapest one for that payment, paid in advance where none is named. */
  delivery?: InputMaybe<BasketDeliveryInput>;
  /** Whether it is sent in parts; accepted because clients send it: the shop sends all at once. */
  deliveryDivision?: InputMaybe<Scalars['AnyValue']['input']>;
  /** The number of a way of paying, of paymentsMethod: what it costs is prepaidCost. It counts before `delivery.prepaid`. */
  paymentMethodId?: InputMaybe<Scalars['AnyValue']['input']>;
  /** Whether sending is paid in points; accepted because clients send it: it never is. */
  shippingForPoints?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** A way of sending. */
export type BasketDeliveryInput = {
  /** The courier's number; 0 is none. */
  courierId?: InputMaybe<Scalars['AnyValue']['input']>;
  /** When it is paid: prepaid or dvp; also true and false. */
  prepaid?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** A basket: what lies in it and what that costs. */
export type BasketResponse = {
  /** What it costs together, with sending. */
  basketCost: BasketCost;
  /** How much lies in it. */
  summaryBasket: BasketSummary;
  /** Its lines, in the order in which they were put in. */
  products: Array<BasketProduct>;
  /** The same lines by how they get to the buyer; only groups that hold any. */
  basketGroups: Array<BasketGroup>;
  /** Gift and wrappings beside the lines. */
  extras: Array<BasketExtra>;
  /** What has become worse by itself since the basket was last seen (a promotion that gives less or nothing, wrapping that costs more), what was chosen and does not come along, and a code that has nothing to do; in words. */
  notices: Array<ChoiceError>;
  /** Promotions that are given; what they take off the goods is taken off all amounts already. */
  rebates: Array<BasketRebate>;
  /** The rebate code that was typed; null for none. */
  rebateCode: Maybe<BasketRebateCode>;
};

/** A gift, or what something is wrapped in. */
export type BasketExtra = {
  /** Which of the two. */
  kind: BasketExtraKind;
  /** Of its product. */
  id: Scalars['Int']['output'];
  /** Type of its size. */
  size: Scalars['String']['output'];
  /** What its product is called. */
  name: Scalars['String']['output'];
  /** Address of its product's page. */
  link: Scalars['String']['output'];
  /** The product that is wrapped; null for a gift, and for the order as a whole. */
  forProduct: Maybe<Scalars['Int']['output']>;
  /** What it costs; nothing when it is given. */
  worth: Price;
};

/** What stands beside the lines of a basket. */
export type BasketExtraKind =
  /** Chosen by the visitor, paid for by the shop. */
  | 'gift'
  /** In which a product, or all of the order, is wrapped. */
  | 'wrap';

/** A promotion that is given. */
export type BasketRebate = {
  /** What the shop calls it. */
  name: Scalars['String']['output'];
  /** The code that asked for it; null for one that needs none. */
  code: Maybe<Scalars['String']['output']>;
  /** What it takes off all lines together. */
  saved: Money;
  /** Whether it pays for the sending. */
  freeShipping: Scalars['Boolean']['output'];
  /** Points of the loyalty programme that it gives. */
  points: Scalars['Int']['output'];
};

/** A rebate code in a basket. */
export type BasketRebateCode = {
  /** In capitals, without space around it. */
  code: Scalars['String']['output'];
  /** Whether it does anything now. */
  active: Scalars['Boolean']['output'];
  /** Why it does not, in words; null when it does. */
  error: Maybe<ChoiceError>;
};

/** What a basket costs. */
export type BasketCost = {
  /** All goods together. */
  products: Price;
  /** The way of sending that is asked for, or the cheapest one that is paid in advance; null when nothing is sent, or nobody carries it there. */
  shipping: Maybe<Price>;
  /** What is missing to free sending; 0 when it is free, null when it never is. */
  toShippingFree: Maybe<Money>;
  /** Goods, sending and paying. */
  total: Price;
  /** Points that lines cost besides. */
  points: Scalars['Int']['output'];
  /** Points that the order brings; null of a visitor, who gets none. */
  pointsReceived: Maybe<Scalars['Int']['output']>;
  /** All goods together, with VAT. */
  totalProductsCost: Money;
  /** What the lines cost in points. */
  totalProductsCostAtPoints: Points;
  /** What sending costs. */
  basketShippingCost: BasketShippingCost;
  /** What the way of paying costs besides: cash on delivery, where the courier takes more for it. */
  prepaidCost: Money;
  /** What insurance costs: nothing. */
  insuranceCost: Money;
  /** What promotions take off the goods. */
  totalRebateWithoutShipping: Money;
  /** What is paid from the client's balance: nothing, there is none. */
  paymentAmountFromClientBalance: Money;
  /** Goods, sending and paying, with VAT. */
  totalToPay: Money;
  /** What is paid in points besides. */
  totalToPayAtPoints: Points;
  /** Deposits: nothing, there are none. */
  totalDeposit: Money;
  /** Whether less is bought than a wholesaler has to: never, nobody has to. */
  orderMinimalWholesaleNotReached: Scalars['Boolean']['output'];
};

/** What sending a basket costs. */
export type BasketShippingCost = {
  /** In points: 0. */
  shippingCostPoints: Scalars['Float']['output'];
  /** In money, after promotions; null when nothing is sent, or nobody carries it there. */
  shippingCostAfterRebate: Maybe<Money>;
};

/** An amount of points. */
export type Points = {
  /** The number. */
  value: Scalars['Float']['output'];
  /** As people read it: '150 pkt'. */
  formatted: Scalars['String']['output'];
};

/** How much lies in a basket. */
export type BasketSummary = {
  /** How many lines. */
  productsCounter: Scalars['Int']['output'];
  /** How much of everything together. */
  productsNumber: Scalars['Float']['output'];
  /** Grams of all that is sent. */
  weight: Scalars['Int']['output'];
  /** Whether it can be ordered as it is. */
  orderable: Scalars['Boolean']['output'];
  /** Points that the client may spend; null of a visitor who is not signed in. */
  pointsHeld: Maybe<Scalars['Int']['output']>;
  /** How many lines. */
  productsCount: Scalars['Int']['output'];
  /** All goods together. */
  worth: Price;
  /** Sending them. */
  shipping: BasketShipping;
  /** What is missing to free sending; 0 when it is free, null when it never is. */
  toShippingFree: Maybe<Money>;
  /** From which value of goods sending is free; null when it never is. */
  shippingLimitFree: Maybe<Money>;
  /** A programme of free sending that this shop does not take part in. */
  smileShippingLimitFree: SmileShippingLimitFree;
  /** What is sent later; null: all is sent at once. */
  shippingLater: Maybe<BasketShippingLater>;
  /** Whether it may be sent in parts: it may not. */
  orderDivisionPossible: Scalars['Boolean']['output'];
};

/** Sending a basket. */
export type BasketShipping = {
  /** What it costs; null when nothing is sent, or nobody carries it there. */
  cost: Maybe<Price>;
  /** Days until the goods leave; null when nobody knows, or nothing is sent. */
  shippingDays: Maybe<Scalars['Int']['output']>;
};

/** Sending what comes later. */
export type BasketShippingLater = {
  /** Days until it leaves. */
  shippingDays: Maybe<Scalars['Int']['output']>;
};

/** A programme of free sending. */
export type SmileShippingLimitFree = {
  /** Whether the shop takes part: it does not. */
  enabled: Scalars['Boolean']['output'];
  /** From which value of goods sending is free by it. */
  shippingLimitFree: Maybe<Money>;
};

/** One line of a basket. */
export type BasketProduct = {
  /** The number at the end of its product's address. */
  id: Scalars['Int']['output'];
  /** The code of its size. */
  size: Scalars['String']['output'];
  /** The size as people read it. */
  sizeName: Scalars['String']['output'];
  /** The product's name. */
  name: Scalars['String']['output'];
  /** What sets it apart from other versions; empty without versions. */
  versionName: Scalars['String']['output'];
  /** Its address in this shop, beginning with a slash. */
  link: Scalars['String']['output'];
  /** Address of its picture, 160 pixels wide; null without one. */
  icon: Maybe<Scalars['String']['output']>;
  /** How much of it. */
  quantity: Scalars['Float']['output'];
  /** In what it is counted: 'szt.' */
  unit: Scalars['String']['output'];
  /** What one unit costs at this quantity. */
  price: Price;
  /** What the line costs; nothing when it cannot be bought any more. */
  worth: Price;
  /** Points that the line costs; 0 when it is paid with money. */
  points: Scalars['Int']['output'];
  /** What is written on it, or how it was configured; empty when it was not. */
  additional: Scalars['String']['output'];
  /** Every how many days it comes again; 0 is once. */
  subscription: Scalars['Int']['output'];
  /** What the buyer says about it. */
  comment: Scalars['String']['output'];
  /** Of a bundle: what it is made of, in the sizes that were chosen. */
  bundleParts: Array<BasketBundlePart>;
  /** Why it cannot be ordered as it is; null when it can. */
  problem: Maybe<ChoiceError>;
  /** What is known of its product. */
  data: BasketProductData;
  /** Whether it is paid in points. */
  forPoints: Scalars['Boolean']['output'];
  /** Points that the line costs. */
  worthPoints: Points;
  /** Whether it can be ordered now. */
  availableNow: Scalars['Boolean']['output'];
  /** The group of lines that it belongs to. */
  basketGroupId: Scalars['Int']['output'];
  /** Of a bundle: what it is made of. */
  bundleProducts: Array<BasketBundleProduct>;
};

/** What is known of the product of a line. */
export type BasketProductData = {
  /** The number at the end of its address. */
  id: Scalars['Int']['output'];
  /** What kind of thing it is. */
  type: ProductType;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its address in this shop, beginning with a slash. */
  link: Scalars['String']['output'];
  /** Address of its first picture, 320 pixels wide; null without a picture. */
  icon: Maybe<Scalars['String']['output']>;
  /** The same, 160 pixels wide. */
  iconSmall: Maybe<Scalars['String']['output']>;
  /** The same as iconSmall, as JPEG. */
  iconSmallSecond: Maybe<Scalars['String']['output']>;
  /** The shop's own code. */
  code: Maybe<Scalars['String']['output']>;
  /** What sets it apart from the other versions of the same thing; empty without versions. */
  versionName: Scalars['String']['output'];
  /** In what it is counted. */
  unit: Unit;
  /** Its other versions; null when it has none. */
  group: Maybe<ProductGroup>;
  /** Its sizes. */
  sizes: Array<BasketProductSize>;
  /** How it is sold by subscription; null when it is not. */
  subscription: Maybe<ProductSubscription>;
};

/** A size of the product of a line. */
export type BasketProductSize = {
  /** Its code. */
  id: Scalars['String']['output'];
  /** As people read it. */
  name: Scalars['String']['output'];
};

/** A part of a bundle in a basket. */
export type BasketBundleProduct = {
  /** The number of its product. */
  productId: Scalars['Int']['output'];
  /** How much of it one bundle holds. */
  quantity: Scalars['Float']['output'];
  /** Its place in the bundle, from 0. */
  bundledId: Scalars['Int']['output'];
  /** The code of its size; empty where it is still to be chosen. */
  sizeId: Scalars['String']['output'];
};

/** A part of a bundle. */
export type BasketBundlePart = {
  /** The number of its product. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The code of its size; empty where it is still to be chosen. */
  size: Scalars['String']['output'];
  /** How much of it one bundle holds. */
  quantity: Scalars['Float']['output'];
};

/** Lines that get to the buyer in one way. */
export type BasketGroup = {
  /** In which. */
  type: BasketGroupType;
  /** The lines. */
  products: Array<BasketProduct>;
  /** What they cost together. */
  worth: Price;
  /** Its number, which lines repeat. */
  id: Scalars['Int']['output'];
  /** In which ways. */
  types: Array<BasketGroupType>;
  /** What they cost together. */
  worthTotal: Price;
  /** When they come again; null when they do not. */
  subscription: Maybe<BasketGroupSubscription>;
};

/** When lines come again. */
export type BasketGroupSubscription = {
  /** Every how many days. */
  daysInPeriod: Scalars['Int']['output'];
  /** When next, after this order. */
  nextOrder: Day;
};

/** A day. */
export type Day = {
  /** '2026-12-25' */
  formatted: Scalars['String']['output'];
};

/** A way of getting to the buyer. */
export type BasketGroupType =
  /** In a parcel. */
  | 'parcel'
  /** Without one: gift cards, files and services. */
  | 'without_parcel'
  /** In parcels that come again. */
  | 'subscription';

/** A client's data, or what they will sign in with, or both. */
export type ClientDataInput = {
  /** Who the client is. */
  clientData?: InputMaybe<ClientDataFieldsInput>;
  /** What the client will sign in with. */
  loginAndPassword?: InputMaybe<LoginAndPasswordInput>;
};

/** Who a client is. An empty text is checked too: then the field is missing, but for a private client's address, which is taken away when all of it is empty. */
export type ClientDataFieldsInput = {
  /** Name, address and phone. */
  clientBillingData?: InputMaybe<ClientBillingDataInput>;
  /** The company's tax number: NIP, or the VAT number of its country. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** A full e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** RRRR-MM-DD. */
  birthDate?: InputMaybe<Scalars['String']['input']>;
};

/** Name, address and phone of a client. */
export type ClientBillingDataInput = {
  /** The first name. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** The last name. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** The company. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** The street with the number of the house. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The postcode, in the format of the country. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
  /** The town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The phone number; with a country one of its numbers, or any with its own prefix. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The country by its region id, or two letters: what the postcode, phone and tax number are checked by. */
  country?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** What a client will sign in with. */
export type LoginAndPasswordInput = {
  /** Of 3 to 40 letters, digits and @ . - _ */
  login?: InputMaybe<Scalars['String']['input']>;
  /** The password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What is wrong with a client's data. */
export type ClientDataValidation = {
  /** What must be changed; none when the data are valid. The message about a postcode is followed by one with the formats alone: X is a digit, Y a letter. */
  messages: Array<ValidationMessage>;
  /** What may be a mistake, such as gmial.com or a password that is easy to guess; it stops nobody. */
  warnings: Array<ValidationMessage>;
  /** Whether an account has this e-mail; null when none or an invalid one was given, or too many were asked about. */
  clientExists: Maybe<Scalars['Boolean']['output']>;
  /** A free login when the one given is taken. */
  clientProposedLogin: Maybe<Scalars['String']['output']>;
  /** Whether the visitor is signed in. */
  isClientLoggedIn: Scalars['Boolean']['output'];
};

/** What is wrong with a field. */
export type ValidationMessage = {
  /** Such as incorect_zipcode; the same in all languages. */
  code: Scalars['String']['output'];
  /** In Polish, or in the shop's own words. */
  message: Scalars['String']['output'];
  /** The field that shows it: a code about the password may come from the check of a login, and the other way round. */
  field: Scalars['String']['output'];
};

/** Whether a company was found. */
export type CompanyDataResponse = {
  /** Whether it was. */
  status: ChoiceStatus;
  /** Why not: incorect_nip, not_found in the register, or unavailable, where the register did not answer; null when it was. */
  error: Maybe<ChoiceError>;
  /** The company; null when it was not found. */
  company: Maybe<CompanyData>;
};

/** A company, in the fields of a form; an empty text where the register does not say. */
export type CompanyData = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** The street without the number. */
  street: Scalars['String']['output'];
  /** The number of the house, with the flat. */
  streetNumber: Scalars['String']['output'];
  /** In the format of the country. */
  zipcode: Scalars['String']['output'];
  /** The town. */
  city: Scalars['String']['output'];
  /** The region id of the country. */
  country: Scalars['AnyValue']['output'];
  /** As it is stored: ten digits for Poland, else with the country. */
  taxNumber: Scalars['String']['output'];
};

/** A client of the shop. */
export type Client = {
  /** The e-mail of the account. */
  email: Scalars['String']['output'];
  /** With the prefix of its country: +48600700800. */
  phone: Scalars['String']['output'];
  /** Whether a person or a company buys. */
  type: ClientType;
  /** RRRR-MM-DD; null when the client has not said. */
  birthDate: Maybe<Scalars['String']['output']>;
  /** NIP, or the VAT number of another country; empty for a person. */
  taxNumber: Scalars['String']['output'];
  /** Whether the client buys as a company with a tax number. */
  vatCompany: Scalars['Boolean']['output'];
  /** The client's own address. */
  billingAddress: ClientAddress;
  /** Where else parcels go, the default one first. */
  deliveryAddresses: Array<ClientDeliveryAddress>;
  /** Other data for invoices, the default ones first. */
  invoiceAddresses: Array<ClientInvoiceAddress>;
  /** The client's delivery profile: always null, the shop has no such profiles. */
  shippingProfileId: Maybe<Scalars['Int']['output']>;
  /** Whether parcels go to another address than the client's own. */
  hasOtherDeliveryAddressActive: Scalars['Boolean']['output'];
  /** Whether the client bought without an account: never, a client who is signed in has one. */
  isUserOnce: Scalars['Boolean']['output'];
  /** What the client signs in with beside the e-mail; null when there is none. */
  login: Maybe<Scalars['String']['output']>;
};

/** What an order begins with. */
export type ClientProspect = {
  /** The e-mail of the account. */
  email: Scalars['String']['output'];
  /** With the prefix of its country: +48600700800. */
  phone: Scalars['String']['output'];
  /** Where parcels go: the default delivery address, or null for the client's own. */
  deliveryAddress: Maybe<ClientDeliveryAddress>;
  /** RRRR-MM-DD; null when the client has not said. */
  birthDate: Maybe<Scalars['String']['output']>;
};

/** Whether a person or a company buys. */
export type ClientType =
  /** A person. */
  | 'private'
  /** A company. */
  | 'firm';

/** A client's own address. */
export type ClientAddress = {
  /** The first name. */
  firstname: Scalars['String']['output'];
  /** The last name. */
  lastname: Scalars['String']['output'];
  /** The company; empty for a person. */
  firm: Scalars['String']['output'];
  /** The street with the number of the house. */
  street: Scalars['String']['output'];
  /** The town. */
  city: Scalars['String']['output'];
  /** In the format of the country. */
  zipcode: Scalars['String']['output'];
  /** The country. */
  country: ClientCountry;
  /** With the prefix of its country; empty when none was given. */
  phone: Scalars['String']['output'];
  /** The province: always null, no courier of the shop asks for one. */
  provinceCode: Maybe<Scalars['String']['output']>;
};

/** An address that parcels go to. */
export type ClientDeliveryAddress = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** The recipient's first name. */
  firstname: Scalars['String']['output'];
  /** The recipient's last name. */
  lastname: Scalars['String']['output'];
  /** The recipient's company, or a second line; may be empty. */
  firm: Scalars['String']['output'];
  /** The street with the number of the house. */
  street: Scalars['String']['output'];
  /** The town. */
  city: Scalars['String']['output'];
  /** In the format of the country. */
  zipcode: Scalars['String']['output'];
  /** The country. */
  country: ClientCountry;
  /** With the prefix of its country; empty when none was given. */
  phone: Scalars['String']['output'];
  /** Whether an order begins with it. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether an order would change with it: never, each order has a copy of its addresses. */
  used: Scalars['Boolean']['output'];
  /** Whether it can be changed: always, for the same reason. */
  editable: Scalars['Boolean']['output'];
  /** The province: always null, no courier of the shop asks for one. */
  provinceCode: Maybe<Scalars['String']['output']>;
};

/** Other data for invoices. */
export type ClientInvoiceAddress = {
  /** Their number. */
  id: Scalars['Int']['output'];
  /** Empty: the name of a person stands in firm too. */
  firstname: Scalars['String']['output'];
  /** Empty: the name of a person stands in firm too. */
  lastname: Scalars['String']['output'];
  /** The name of the company or the person. */
  firm: Scalars['String']['output'];
  /** The street with the number of the house. */
  street: Scalars['String']['output'];
  /** The town. */
  city: Scalars['String']['output'];
  /** In the format of the country. */
  zipcode: Scalars['String']['output'];
  /** The country. */
  country: ClientCountry;
  /** Empty: invoices have none. */
  phone: Scalars['String']['output'];
  /** Whether an order begins with them. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether an order would change with them: never, each order has a copy of its addresses. */
  used: Scalars['Boolean']['output'];
  /** Whether they can be changed: always, for the same reason. */
  editable: Scalars['Boolean']['output'];
  /** The province: always null, no invoice has one. */
  provinceCode: Maybe<Scalars['String']['output']>;
  /** NIP, or the VAT number of another country; empty for a person. */
  taxNumber: Scalars['String']['output'];
};

/** The country of an address. */
export type ClientCountry = {
  /** Its region id, a number; two letters ('GB') where clients of this family have none for it. */
  id: Scalars['AnyValue']['output'];
  /** In Polish. */
  name: Scalars['String']['output'];
};

/** An address that parcels go to. For a change, what is left out or null stays. */
export type DeliveryAddressInput = {
  /** Which one, for a change. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** The recipient's first name. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** The recipient's last name. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** The recipient's company, or a second line; may be empty. */
  firm?: InputMaybe<Scalars['String']['input']>;
  /** The street with the number of the house. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** In the format of the country. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
  /** The country by its region id, or two letters; Poland when it is not given. */
  country?: InputMaybe<Scalars['AnyValue']['input']>;
  /** A number of the country, or with its own prefix; may be empty: then couriers call the client. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** true: an order begins with it from now on. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** The province; accepted because clients send it: no courier of the shop asks for one. */
  provinceCode?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** Data for invoices. For a change, what is left out or null stays. */
export type InvoiceAddressInput = {
  /** Which ones, for a change. */
  id?: InputMaybe<Scalars['Int']['input']>;
  /** The first name of a person, who has no firm. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** The last name of a person, who has no firm. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** The name of the company. */
  firm?: InputMaybe<Scalars['String']['input']>;
  /** NIP, or the VAT number of the country; empty for a person. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** The street with the number of the house. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** In the format of the country. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
  /** The country by its region id, or two letters; Poland when it is not given. */
  country?: InputMaybe<Scalars['AnyValue']['input']>;
  /** Accepted because clients send it: invoices have none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** true: an order begins with them from now on. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** The province; accepted because clients send it: no invoice has one. */
  provinceCode?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** Whether an address was saved. */
export type AddressChange = {
  /** Whether it was not. */
  isError: Scalars['Boolean']['output'];
  /** Why not: not_signed_in, not_found, validation_errors, too_many_addresses; null when it was. */
  error: Maybe<ChoiceError>;
  /** What is wrong with which field; empty when the reason is another one. */
  validationErrors: Array<ValidationMessage>;
  /** The address; null when it was not saved. */
  result: Maybe<SavedAddress>;
};

/** An address that was saved. */
export type SavedAddress = {
  /** Its number. */
  id: Scalars['Int']['output'];
};

/** Whether a client was signed in. */
export type LoginResponse = {
  /** Whether it was done, or what is missing. */
  status: LoginStatus;
  /** Why not: wrong, wait, busy, second_factor, or what is wrong with a field; null when it was done. */
  error: Maybe<ChoiceError>;
  /** The page that asks for the code of the second factor, in this browser and for ten minutes; null when none is asked for. */
  location: Maybe<Scalars['String']['output']>;
};

/** Whether a client was signed in. */
export type LoginStatus =
  /** The client is signed in. */
  | 'success'
  /** The client is not. */
  | 'error'
  /** The password is right; the account asks for a code as well. */
  | 'second_factor';

/** A new client; each field as in validateClientData. */
export type RegisterClientInput = {
  /** Whether a person or a company registers; a company where it is not given and there is a company or a tax number. */
  type?: InputMaybe<ClientType>;
  /** Name, own address, phone, e-mail, birth date and tax number. */
  clientData?: InputMaybe<ClientDataFieldsInput>;
  /** The password, and a login beside the e-mail if the client wants one. */
  loginAndPassword?: InputMaybe<LoginAndPasswordInput>;
  /** The password again, where the client typed it twice. */
  passwordRepeat?: InputMaybe<Scalars['String']['input']>;
  /** Where parcels go, if not to the own address; its id and isDefault mean nothing here. */
  deliveryAddress?: InputMaybe<DeliveryAddressInput>;
  /** Other data for invoices; their id and isDefault mean nothing here. */
  invoiceAddress?: InputMaybe<InvoiceAddressInput>;
  /** Whether the client accepts the shop's terms: must be true. */
  termsAgreed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the client wants the newsletter; a mail asks for confirmation. */
  emailNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whether a client was registered. */
export type RegisterClientResponse = {
  /** Whether it was done; then the client is signed in. */
  status: ChoiceStatus;
  /** Why not: client_exists, where the client may sign in or ask for a link by mail, wait, busy, or what is wrong with the first field; null when it was done. */
  error: Maybe<ChoiceError>;
  /** What is wrong with which field; empty when the reason is another one. */
  validationErrors: Array<ValidationMessage>;
};

/** What a client changes; each field as in validateClientData. */
export type UpdateClientInput = {
  /** The data for invoices that the next order begins with; 0 for the client's own. */
  activeInvoiceAddress?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a person or a company buys. */
  type?: InputMaybe<ClientType>;
  /** Name, own address, phone, birth date and tax number. A new e-mail counts once the link that is mailed to it is followed. */
  clientData?: InputMaybe<ClientDataFieldsInput>;
  /** The password: a new e-mail needs it, unless the client has signed in within 15 minutes. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Whether the client wants the newsletter: true asks for confirmation by mail, false unsubscribes. */
  emailNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whether a client's data were changed. */
export type UpdateClientResponse = {
  /** Whether all of it was done. */
  status: ChoiceStatus;
  /** Why not: not_signed_in, not_found, wrong, old, wait, busy, or what is wrong with the first field; null when it was. What stands before it in UpdateClientInput's order data, e-mail, invoices, newsletter is done. */
  error: Maybe<ChoiceError>;
  /** What is wrong with which field; empty when the reason is another one. */
  validationErrors: Array<ValidationMessage>;
};

/** Whether a link was asked for. */
export type PasswordRecoveryResponse = {
  /** Whether it was. */
  status: ChoiceStatus;
  /** Why not: wait, after too many, or what is wrong with the e-mail; null when it was. */
  error: Maybe<ChoiceError>;
};

/** What is asked for beside the countries. */
export type ShippingCountriesInput = {
  /** Whether countries of the client's delivery profile count; accepted because clients send it: there are no such profiles. */
  includeDeliveryProfile?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** A country that the shop delivers to. */
export type ShippingCountry = {
  /** Its region id, a number; two letters ('GB') where clients of this family have none for it. All calls take both. */
  id: Scalars['AnyValue']['output'];
  /** In Polish. */
  name: Scalars['String']['output'];
  /** Whether costs are shown for it: the visitor has chosen it, or it is the shop's usual one. */
  selected: Scalars['Boolean']['output'];
  /** Its provinces: none, because no courier of the shop asks for one. */
  provinces: Array<ShippingProvince>;
  /** What its provinces are called: nothing, for the same reason. */
  provinceTypes: Array<Scalars['String']['output']>;
};

/** A province of a country. */
export type ShippingProvince = {
  /** Its number. */
  id: Scalars['AnyValue']['output'];
  /** In Polish. */
  name: Scalars['String']['output'];
  /** Whether the visitor has chosen it. */
  selected: Scalars['Boolean']['output'];
};

/** A country to send to. */
export type SetRegionInput = {
  /** Two letters: 'DE'. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The id of the country of the bill, as clients of this family know it; it counts where no deliveryRegionId is given. Empty: leave. */
  billingRegionId?: InputMaybe<Scalars['AnyValue']['input']>;
  /** The id of the country to send to. Empty: leave. */
  deliveryRegionId?: InputMaybe<Scalars['AnyValue']['input']>;
  /** Whether the choice outlasts the visit; accepted because clients send it: it does until it is unset. */
  areForced?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** A postcode to send to. */
export type SetTemporaryZipcodeInput = {
  /** A postcode of the country that is chosen, with its signs or without: '72-500'. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
  /** The postcode of the bill; it counts where no deliveryZipcode is given. Empty: leave. */
  billingZipcode?: InputMaybe<Scalars['AnyValue']['input']>;
  /** The postcode to send to. Empty: leave. */
  deliveryZipcode?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** Whether a place was chosen or forgotten. */
export type ChosenPlace = {
  /** Whether it was done. */
  status: ChoiceStatus;
  /** Why not; null when it was done. */
  error: Maybe<ChoiceError>;
};

/** Whether something was done. */
export type ChoiceStatus =
  /** It was done. */
  | 'success'
  /** It was not. */
  | 'error';

/** Why something was not done. */
export type ChoiceError = {
  /** The name of the reason, for programs. */
  code: Scalars['String']['output'];
  /** The reason in words, for people. */
  message: Scalars['String']['output'];
};

/** A product, or one of its sizes, whose lowest price is asked for. */
export type LastLowestPricesInput = {
  /** The number at the end of its address. */
  productId: Scalars['Int']['input'];
  /** The code of a size; all sizes where none is given. */
  sizeId?: InputMaybe<Scalars['AnyValue']['input']>;
  /** The day of the reduction; accepted because clients send it: the reduction that runs is meant. */
  date?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** The lowest prices of a product. */
export type LowestPricesOfProduct = {
  /** The number at the end of its address. */
  id: Scalars['Int']['output'];
  /** Its sizes, in the merchant's order. */
  sizes: Array<LowestPriceOfSize>;
};

/** The lowest price of a size. */
export type LowestPriceOfSize = {
  /** Its code: 'M', or 'uniw' where there is only one. */
  id: Scalars['String']['output'];
  /** What one unit cost at least in the 30 days before the reduction; null when nothing is reduced. */
  price: Maybe<Price>;
};

/** What is to be sent. */
export type ShippingInput = {
  /** These products, or what lies in the visitor's basket. */
  mode: ShippingMode;
  /** For the mode product: what is to be sent together, at most 100 items. */
  products?: InputMaybe<Array<ShippingProductInput>>;
  /** Only ways that are paid like this. */
  paymentType?: InputMaybe<ShippingPayment>;
  /** Where to, in place of what the visitor has chosen: a country as two letters, or its region id. Anything else is as if it were not given. */
  forcedRegion?: InputMaybe<Scalars['AnyValue']['input']>;
  /** How the ways shall stand. */
  displaySettings?: InputMaybe<ShippingDisplayInput>;
};

/** An order. */
export type OrderCreateInput = {
  /** Who orders. */
  clientData?: InputMaybe<OrderClientInput>;
  /** What is chosen and agreed to. */
  orderData?: InputMaybe<OrderDataInput>;
};

/** Who orders, and where the parcel goes. */
export type OrderClientInput = {
  /** Where the confirmation goes. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** For the courier. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The buyer; without another address also the recipient. */
  billingAddress?: InputMaybe<DeliveryAddressInput>;
  /** Another recipient of the parcel. */
  deliveryAddress?: InputMaybe<DeliveryAddressInput>;
  /** Who the invoice is for, where one is wanted. */
  invoiceAddress?: InputMaybe<InvoiceAddressInput>;
};

/** What is chosen and agreed to. */
export type OrderDataInput = {
  /** The courier; by default the cheapest one paid in advance, without a pickupPoint of those that need none. */
  delivery?: InputMaybe<BasketDeliveryInput>;
  /** The code of the parcel locker or point, where the courier brings parcels to one: 'WAW123M'. */
  pickupPoint?: InputMaybe<Scalars['String']['input']>;
  /** The number of a way of paying, of paymentsMethod. */
  paymentMethodId?: InputMaybe<Scalars['AnyValue']['input']>;
  /** A comment on the order, of at most 255 characters. */
  remarks?: InputMaybe<Scalars['String']['input']>;
  /** What the buyer agrees to: terms, and where they are asked for digital, service and eInvoice. */
  consents?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The sum that the buyer has seen, with sending: '73.90'. Another one is refused, so that nobody pays more than was shown. */
  totalToPay?: InputMaybe<Scalars['AnyValue']['input']>;
  /** A UUID of this order: sent again with the same one, it is the same order. */
  key?: InputMaybe<Scalars['String']['input']>;
};

/** The order that was placed, or why none was. */
export type OrderCreated = {
  /** success or error */
  status: Scalars['String']['output'];
  /** Why nothing was ordered; null for an order. */
  error: Maybe<ChoiceError>;
  /** What is wrong, field by field. */
  validationErrors: Array<ValidationMessage>;
  /** Its id; null without an order. */
  orderId: Maybe<Scalars['Int']['output']>;
  /** The number that people read. */
  orderNumber: Maybe<Scalars['Int']['output']>;
  /** The page of the order, where the client goes. */
  location: Maybe<Scalars['String']['output']>;
};

/** Which order is to be paid. */
export type PreparePaymentInput = {
  /** Its number. */
  orderNumber?: InputMaybe<Scalars['AnyValue']['input']>;
  /** The same as a list: its first one counts, since each order is paid by itself. */
  orderNumbers?: InputMaybe<Array<Scalars['AnyValue']['input']>>;
  /** The number of a way of paying, of paymentsMethod; by default that of the order. */
  paymentFormId?: InputMaybe<Scalars['AnyValue']['input']>;
  /** Accepted because clients send it: an order has one payment. */
  paymentId?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** How an order is paid. */
export type PreparedPayment = {
  /** The number of the order's way of paying; null: there is nothing to pay, or no such order of the visitor. */
  paymentId: Maybe<Scalars['Int']['output']>;
  /** In words. */
  description: Scalars['String']['output'];
  /** online: by the form; transfer or delivery: as described; none: nothing is to be paid. */
  type: Scalars['String']['output'];
  /** Code to be run; none. */
  javascript: Maybe<Scalars['String']['output']>;
  /** The form to be sent; null where none is needed. */
  fromData: Maybe<PaymentForm>;
  /** For systems that ask for XML; none. */
  paymentXML: Maybe<Scalars['String']['output']>;
};

/** A form that the browser sends. */
export type PaymentForm = {
  /** Where to. */
  action: Scalars['String']['output'];
  /** post */
  method: Scalars['String']['output'];
  /** Where the answer is shown. */
  target: Scalars['String']['output'];
  /** The encoding of its fields. */
  acceptCharset: Scalars['String']['output'];
  /** Its fields. */
  inputs: Array<PaymentFormInput>;
};

/** A field of a form. */
export type PaymentFormInput = {
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its type in HTML. */
  type: Scalars['String']['output'];
  /** Its value. */
  value: Scalars['String']['output'];
  /** Its class; none. */
  className: Maybe<Scalars['String']['output']>;
  /** An address; none. */
  url: Maybe<Scalars['String']['output']>;
};

/** Which order is paid in which way. */
export type ChangeOrderPaymentInput = {
  /** The number of the order. */
  orderNumber: Scalars['AnyValue']['input'];
  /** The number of a way of paying, of paymentsMethod. */
  paymentMethodId: Scalars['AnyValue']['input'];
};

/** What became of the change. */
export type ChangedOrderPayment = {
  /** Whether it was made. */
  response: ChangedOrderPaymentStatus;
  /** The number of the order's way of paying from now on; null without such an order. */
  paymentId: Maybe<Scalars['Int']['output']>;
  /** Why nothing was changed; null when it was. */
  error: Maybe<ChoiceError>;
};

/** success or error. */
export type ChangedOrderPaymentStatus = {
  /** success or error */
  status: Scalars['String']['output'];
};

/** The ways of paying. */
export type PaymentsMethod = {
  /** Each way. */
  payments: Array<PaymentMethod>;
  /** Groups of ways; the shop has none. */
  paymentsGroup: Array<PaymentGroup>;
  /** Terms of such groups. */
  paymentsGroupTerms: Array<PaymentGroupTerms>;
  /** What is chosen at first. */
  settings: PaymentSettings;
};

/** One way of paying. */
export type PaymentMethod = {
  /** Its number, for orderCreate. */
  id: Scalars['Int']['output'];
  /** As people read it. */
  name: Scalars['String']['output'];
  /** The address of a picture; null where there is none. */
  icon: Maybe<Scalars['String']['output']>;
  /** The same as SVG. */
  icon_svg: Maybe<Scalars['String']['output']>;
  /** Whether it stands for a group. */
  methodAsGroup: Scalars['Boolean']['output'];
  /** The bank or wallet; null where it has none. */
  paymentChannel: Maybe<PaymentChannel>;
  /** Who moves the money; null where the seller does. */
  paymentSystem: Maybe<PaymentSystem>;
  /** What it costs the client besides; null: nothing. */
  additionalClientCost: Maybe<PaymentCost>;
  /** Terms of whoever moves the money. */
  terms: Maybe<PaymentTerms>;
};

/** A bank or wallet. */
export type PaymentChannel = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** As people read it. */
  name: Scalars['String']['output'];
  /** The address of a picture. */
  icon: Maybe<Scalars['String']['output']>;
};

/** Who moves the money. */
export type PaymentSystem = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** As people read it. */
  name: Scalars['String']['output'];
};

/** What a way of paying costs the client. */
export type PaymentCost = {
  /** In percent of the order. */
  costPercent: Maybe<Scalars['Float']['output']>;
  /** A fixed amount. */
  costFixedAmount: Maybe<Money>;
  /** The least it costs. */
  minAmount: Maybe<Money>;
};

/** Terms of whoever moves the money. */
export type PaymentTerms = {
  /** Whether payment initiation is supported. */
  supportsPaymentInitiationService: Scalars['Boolean']['output'];
  /** The clauses of it. */
  paymentInitiationServiceTerms: Array<PaymentClause>;
};

/** A clause to agree to. */
export type PaymentClause = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Its kind. */
  type: Scalars['String']['output'];
  /** Its words. */
  clause: Scalars['String']['output'];
};

/** A group of ways of paying. */
export type PaymentGroup = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** As people read it. */
  name: Scalars['String']['output'];
  /** The address of a picture. */
  icon: Maybe<Scalars['String']['output']>;
};

/** Terms of a group of ways of paying. */
export type PaymentGroupTerms = {
  /** The number of the group. */
  groupId: Scalars['Int']['output'];
  /** Its kind. */
  type: Scalars['String']['output'];
  /** What stands before it. */
  clausePrefix: Maybe<Scalars['String']['output']>;
  /** Its words. */
  clause: Scalars['String']['output'];
};

/** What is chosen at first. */
export type PaymentSettings = {
  /** The number of a way of paying; null where there is none. */
  defaultPaymentMethodId: Maybe<Scalars['Int']['output']>;
};

/** What is to be sent. */
export type ShippingMode =
  /** The products that are given. */
  | 'product'
  /** What lies in the visitor's basket. */
  | 'basket'
  /** The same, to the address that the order's form has so far. */
  | 'checkout';

/** One product of a parcel. */
export type ShippingProductInput = {
  /** The number at the end of its address. */
  id: Scalars['Int']['input'];
  /** The code of its size; may be left out, be empty or 'onesize' where there is only one. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** How much of it; 1 when it is not given. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** Which sizes were chosen for the parts of a bundle; at most 500 for all products together. */
  bundleParts?: InputMaybe<Array<BundlePartInput>>;
};

/** A part of a bundle. */
export type BundlePartInput = {
  /** The number at the end of its address. */
  id: Scalars['Int']['input'];
  /** The code of its size; as above. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** How much of it one bundle holds: accepted because clients send it, the shop itself knows. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** Its place in the bundle; accepted because clients send it: the number of its product says which it is. */
  bundleProductId?: InputMaybe<Scalars['AnyValue']['input']>;
};

/** How ways of sending shall stand. */
export type ShippingDisplayInput = {
  /** In which order; the merchant's when it is not given. */
  sortArgs?: InputMaybe<ShippingOrder>;
};

/** An order of ways of sending. */
export type ShippingOrder =
  /** The cheapest first. */
  | 'cost';

/** When a way of sending is paid. */
export type ShippingPayment =
  /** Before the goods are sent. */
  | 'prepaid'
  /** To the courier. */
  | 'dvp';

/** How goods can be sent, and when they leave. */
export type shipping = {
  /** Every way in which they can be sent; empty when nothing has to be, or nobody carries them. */
  shipping: Array<ShippingWay>;
  /** When they leave; null when nothing has to be sent. */
  shippingTime: Maybe<ShippingTime>;
  /** When the rest leaves; null: all leaves at once. */
  shippingTimeLater: Maybe<ShippingTime>;
  /** What is chosen already. */
  settings: ShippingSettings;
  /** Goods that need a way of their own: not with this shop. */
  nonStandardizedInfo: NonStandardizedShipping;
};

/** What is chosen of sending. */
export type ShippingSettings = {
  /** The fullId of a way that is chosen beforehand; null: none is. */
  checked: Maybe<Scalars['String']['output']>;
  /** Whether goods may be sent in parts: they may not. */
  orderDivisionEnabled: Scalars['Boolean']['output'];
  /** The point of collection that is chosen beforehand; null: none is. */
  selectedPickup: Maybe<CourierPickupPoint>;
};

/** Goods that need a way of their own. */
export type NonStandardizedShipping = {
  /** Whether there are any. */
  active: Scalars['Boolean']['output'];
  /** Whether they can be sent. */
  isAllowed: Scalars['Boolean']['output'];
  /** By whom. */
  courierId: Maybe<Scalars['Int']['output']>;
};

/** A way in which goods can be sent. */
export type ShippingWay = {
  /** Who carries them. */
  courier: Courier;
  /** When it is paid. */
  prepaid: ShippingPayment;
  /** What it costs, with VAT. */
  cost: Money;
  /** When the goods are there at the latest. */
  deliveryTime: TimeAhead;
  /** What the merchant adds to it; may be empty. */
  comment: Scalars['String']['output'];
  /** From which value of goods it is offered; 0 is always. */
  minworth: Money;
  /** Whether the goods are worth as much. */
  minworthReached: Scalars['Boolean']['output'];
  /** From which value of goods it costs nothing, in the currency's main unit; null is never. */
  limitFree: Maybe<Scalars['Float']['output']>;
  /** Whether it can be chosen: the goods are worth as much as it asks for. */
  availability: Scalars['Boolean']['output'];
  /** Working days until the goods are there at the latest; null when nobody knows. */
  workingDays: Maybe<Scalars['Int']['output']>;
  /** A calendar of deliveries; null: there is none. */
  calendar: Maybe<Scalars['String']['output']>;
  /** What is chosen of it. */
  calendarOption: Maybe<Scalars['String']['output']>;
  /** Whether it is paid in points: it is not. */
  pointsSelected: Scalars['Boolean']['output'];
  /** Whether it may be paid in points: it may not. */
  pointsEnabled: Scalars['Boolean']['output'];
  /** What it costs in points; null: it is paid in money. */
  pointsCost: Maybe<Points>;
  /** Points of collection that are known beforehand; empty: the buyer chooses among all. */
  courierPickupPoints: Array<CourierPickupPoint>;
};

/** Lockers and points of a courier. */
export type PickupPoints = {
  /** The nearest first. */
  pickupPoints: Array<CourierPickupPoint>;
  /** Whether others match as well. */
  hasMore: Scalars['Boolean']['output'];
  /** Days on which none is open: none are known. */
  holidays: Array<Holiday>;
};

/** A day on which points are closed. */
export type Holiday = {
  /** The day in words. */
  formatted: Scalars['String']['output'];
};

/** Where goods are collected. */
export type CourierPickupPoint = {
  /** Its number. */
  id: Scalars['ID']['output'];
  /** The courier's number. */
  courierId: Scalars['Int']['output'];
  /** What it is called: the code on it. */
  name: Scalars['String']['output'];
  /** Where exactly it stands and when it is open; may be empty. */
  location: Scalars['String']['output'];
  /** A page about it; empty: there is none. */
  link: Scalars['String']['output'];
  /** Address of a picture for a map; empty: there is none. */
  markerIconUrl: Scalars['String']['output'];
  /** Whether a parcel can be paid for there. */
  takesPayment: Scalars['Boolean']['output'];
  /** Whether the courier asks for the buyer's number. */
  requiredClientNumber: Scalars['Boolean']['output'];
  /** Where it is. */
  address: PickupPointAddress;
  /** Where it is on a map. */
  coordinates: Maybe<Coordinates>;
};

/** Where a point of collection is. */
export type PickupPointAddress = {
  /** The street. */
  street: Scalars['String']['output'];
  /** The house. */
  buildingAndHouseNumber: Scalars['String']['output'];
  /** The postcode. */
  postcode: Scalars['String']['output'];
  /** The town. */
  city: Scalars['String']['output'];
  /** The country, as two letters. */
  country: Scalars['String']['output'];
};

/** A place on a map, in degrees. */
export type Coordinates = {
  /** North of the equator. */
  latitude: Scalars['Float']['output'];
  /** East of Greenwich. */
  longitude: Scalars['Float']['output'];
};

/** Who carries goods. */
export type Courier = {
  /** His number. */
  id: Scalars['Int']['output'];
  /** His number and whether he is paid on delivery: '7-1', else '7-0'. */
  fullId: Scalars['String']['output'];
  /** Address of his picture; empty without one. */
  icon: Scalars['String']['output'];
  /** His name. */
  name: Scalars['String']['output'];
  /** Whether the goods are collected at a point. */
  pickupPoint: Scalars['Boolean']['output'];
  /** His name, as buyers know it. */
  carrierName: Scalars['String']['output'];
  /** A key of his, for couriers that others connect; null: none. */
  companyKey: Maybe<Scalars['String']['output']>;
  /** A key of the group that he belongs to; null: none. */
  companyGroupKey: Maybe<Scalars['String']['output']>;
};

/** When goods leave. */
export type ShippingTime = {
  /** How far ahead that is. */
  shippingTime: TimeAhead;
  /** Until when on that day they have left, in Poland: '2026-11-25 15:00:00'; null when nobody knows. */
  time: Maybe<Scalars['String']['output']>;
  /** Whether nobody knows it. */
  unknownTime: Scalars['Boolean']['output'];
  /** Until when an order of today leaves today, in Poland: '15:00:00'; null when it does not, or at any hour. */
  todayShipmentDeadline: Maybe<Scalars['String']['output']>;
};

/** How far ahead a day is. Everything is null when nobody knows. */
export type TimeAhead = {
  /** Days, hours and minutes until then. */
  time: Duration;
  /** Working days until then, and with it. */
  workingDays: Maybe<Scalars['Int']['output']>;
  /** 1 Monday to 7 Sunday. */
  weekDay: Maybe<Scalars['Int']['output']>;
  /** Whole weeks until then: 0 while the weekday alone says which day is meant. */
  weekAmount: Maybe<Scalars['Int']['output']>;
  /** Whether it is today. */
  today: Maybe<Scalars['Boolean']['output']>;
};

/** A length of time. The shop promises days: the hours and minutes beside them are 0. */
export type Duration = {
  /** Days on the calendar. */
  days: Maybe<Scalars['Int']['output']>;
  /** Hours beside them. */
  hours: Maybe<Scalars['Int']['output']>;
  /** Minutes beside them. */
  minutes: Maybe<Scalars['Int']['output']>;
};

/** An answer with one product. */
export type ProductResponse = {
  /** Null when there is no such product, or it is not sold any more. */
  product: Maybe<Product>;
};

/** A product as it is sold now. */
export type Product = {
  /** The number at the end of its address. */
  id: Scalars['Int']['output'];
  /** What kind of thing it is. */
  type: ProductType;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What sets it apart from the other versions of the same thing, such as its colour; empty without versions. */
  versionName: Scalars['String']['output'];
  /** A sentence or two. */
  description: Scalars['String']['output'];
  /** The whole description, as HTML that holds no scripts. */
  longDescription: Scalars['String']['output'];
  /** Its address in this shop, beginning with a slash. */
  link: Scalars['String']['output'];
  /** Address of its first picture, 320 pixels wide; null without a picture. */
  icon: Maybe<Scalars['String']['output']>;
  /** The same, 160 pixels wide. */
  iconSmall: Maybe<Scalars['String']['output']>;
  /** The same as icon, as JPEG. */
  iconSecond: Maybe<Scalars['String']['output']>;
  /** The same as iconSmall, as JPEG. */
  iconSmallSecond: Maybe<Scalars['String']['output']>;
  /** The shop's own code, of its first size. */
  code: Maybe<Scalars['String']['output']>;
  /** Rows of hotspots in which it stands by the merchant's choice; empty: rows make themselves. */
  zones: Array<Scalars['String']['output']>;
  /** Price of its cheapest size; null when it is told by phone, or paid in points. */
  price: Maybe<ProductPrice>;
  /** What it costs in one line of words, as the shop's lists tell it: 'od 29,00 zł', '152,00 zł za kg', 'Gratis'; null when it has no price. */
  priceText: Maybe<Scalars['String']['output']>;
  /** Points for which it is sold in place of a price; null when it is sold for money. */
  points: Maybe<Scalars['Float']['output']>;
  /** Points that a client receives for it. */
  pointsReceive: Scalars['Float']['output'];
  /** In what it is counted. */
  unit: Unit;
  /** Who made it; null when that is not known. */
  producer: Maybe<Producer>;
  /** Where it stands in the menu; null when it stands nowhere. */
  category: Maybe<Category>;
  /** The line of goods that it belongs to. */
  series: Maybe<Series>;
  /** Its pictures, the first one first. */
  enclosuresImages: Array<ProductImage>;
  /** What it is sold in, in the merchant's order; a product without sizes has one, 'uniw'. */
  sizes: Array<ProductSize>;
  /** What the dictionary says of it, in the merchant's order. */
  parametersWithContext: Array<ProductParameter>;
  /** The versions of the same thing, this one among them; null when there are none. */
  group: Maybe<ProductGroup>;
  /** How it is sold by subscription; null when it is not. */
  subscription: Maybe<ProductSubscription>;
};

/** What is said of a product: 'Materiał: len'. */
export type ProductParameter = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Name of the parameter: 'Materiał'. */
  name: Scalars['String']['output'];
  /** A meaning that other programs know it by; null: none. */
  contextValue: Maybe<Scalars['String']['output']>;
  /** What it is: 'len'. */
  values: Array<ProductParameterValue>;
};

/** A value of a parameter. */
export type ProductParameterValue = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** As people read it. */
  name: Scalars['String']['output'];
};

/** Versions of one thing. */
export type ProductGroup = {
  /** In what they differ: 'Kolor'. */
  name: Scalars['String']['output'];
  /** The versions on sale, in the merchant's order. */
  versions: Array<ProductVersion>;
};

/** A version. */
export type ProductVersion = {
  /** The number of its product. */
  id: Scalars['Int']['output'];
  /** What sets it apart: 'biały'. */
  name: Scalars['String']['output'];
};

/** How a product is sold by subscription. */
export type ProductSubscription = {
  /** How much of it at least; null: as much as otherwise. */
  minimumQuantity: Maybe<Scalars['Float']['output']>;
  /** Every how many days it may come. */
  periods: Array<Scalars['Int']['output']>;
};

/** What kind of thing a product is. */
export type ProductType =
  /** Goods. */
  | 'product'
  /** Several goods sold together. */
  | 'bundle'
  /** Nothing that travels: a file, a gift card. */
  | 'virtual'
  /** Work that is done for the buyer. */
  | 'service';

/** In what a product is counted. */
export type Unit = {
  /** As it stands beside a number: 'szt.' */
  name: Scalars['String']['output'];
  /** For one: 'sztuka'. */
  singular: Scalars['String']['output'];
  /** For five: 'sztuk'. */
  plural: Scalars['String']['output'];
  /** For a part of one: 'sztuki'. */
  fraction: Scalars['String']['output'];
  /** Sold in multiples of this. */
  sellBy: Scalars['Float']['output'];
  /** Decimal places of a quantity. */
  precision: Scalars['Int']['output'];
  /** Unit of the contents that unitConvertedPrice refers to: 'kg'; null when the contents are not known. */
  unitConvertedFormat: Maybe<Scalars['String']['output']>;
};

/** Who made something. */
export type Producer = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A place in the menu. */
export type Category = {
  /** The number at the end of its address. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its address in this shop, beginning with a slash. */
  link: Scalars['String']['output'];
};

/** A line of goods. */
export type Series = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A picture of a product. Addresses begin with a slash. */
export type ProductImage = {
  /** Its place, from 1. */
  position: Scalars['Int']['output'];
  /** At most 1280 pixels wide. */
  url: Scalars['String']['output'];
  /** Pixels of the original. */
  width: Scalars['Int']['output'];
  /** Pixels of the original. */
  height: Scalars['Int']['output'];
  /** At most 640 pixels wide. */
  mediumUrl: Scalars['String']['output'];
  /** At most 160 pixels wide. */
  iconUrl: Scalars['String']['output'];
  /** Pixels of the one at iconUrl. */
  iconWidth: Scalars['Int']['output'];
  /** Pixels of the one at iconUrl. */
  iconHeight: Scalars['Int']['output'];
};

/** One size of a product. */
export type ProductSize = {
  /** Its code, by which it is put into the basket: 'M', or 'uniw' where there is only one. */
  id: Scalars['String']['output'];
  /** As people read it. */
  name: Scalars['String']['output'];
  /** The shop's own code. */
  code: Maybe<Scalars['String']['output']>;
  /** EAN or other code of its maker. */
  codeProducer: Maybe<Scalars['String']['output']>;
  /** How much can be bought; -1 is unlimited. */
  amount: Scalars['Float']['output'];
  /** How much of that lies in the shop's own stores; -1 is unlimited. */
  amount_mw: Scalars['Float']['output'];
  /** How much lies with others: 0. */
  amount_mo: Scalars['Float']['output'];
  /** How much lies with suppliers: 0. */
  amount_mp: Scalars['Float']['output'];
  /** Whether it can be had, in words. */
  availability: ProductAvailability;
  /** Kilograms of one unit. */
  weight: Scalars['Float']['output'];
  /** What one unit costs; null when it is told by phone, or paid in points. */
  price: Maybe<ProductPrice>;
};

/** Whether a size can be had. */
export type ProductAvailability = {
  /** Whether visitors see it at all. */
  visible: Scalars['Boolean']['output'];
  /** enable, disable or order. */
  status: Scalars['String']['output'];
  /** In words. */
  description: Scalars['String']['output'];
  /** In words, on phones. */
  descriptionTel: Scalars['String']['output'];
  /** Address of the picture that stands beside the words. */
  icon: Scalars['String']['output'];
  /** The same on phones. */
  iconTel: Scalars['String']['output'];
};

/** What one unit costs. */
export type ProductPrice = {
  /** What is paid now. */
  price: Price;
  /** While a reduction runs: the lowest price of the 30 days before it, as the law has it. */
  omnibusPrice: Maybe<Price>;
  /** While a reduction runs: the regular price. */
  beforeRebate: Maybe<Price>;
  /** What the maker recommends. */
  suggested: Maybe<Price>;
  /** Rate and amount of VAT. */
  tax: Tax;
  /** Whether a rebate code has changed it: never here, codes work in the basket. */
  rebateCodeActive: Scalars['Boolean']['output'];
  /** In what it is counted: 'szt.' */
  unit: Scalars['String']['output'];
  /** What is beside omnibusPrice; null without it. */
  omnibusPriceDetails: Maybe<OmnibusPriceDetails>;
  /** While a reduction runs: the regular price. */
  max: Maybe<Price>;
  /** Of one kilogram, litre, metre … of the contents; null when they are not known. */
  unitConvertedPrice: Maybe<Price>;
  /** While a reduction runs: how many percent less than the lowest price of the 30 days before it. */
  youSavePercent: Maybe<Scalars['Float']['output']>;
  /** What is beside beforeRebate; null without it. */
  beforeRebateDetails: Maybe<BeforeRebateDetails>;
  /** What is paid in advance; null when all is paid at once. */
  advancePrice: Maybe<Price>;
  /** The next discount for quantity; null when there is none. */
  rebateNumber: Maybe<RebateNumber>;
  /** A deposit; null: there are none. */
  depositPrice: Maybe<Price>;
  /** A deposit for one unit; null: there are none. */
  depositPriceUnit: Maybe<Price>;
  /** All deposits; null: there are none. */
  totalDepositPrice: Maybe<Price>;
  /** All deposits for one unit; null: there are none. */
  totalDepositPriceUnit: Maybe<Price>;
};

/** What is beside the lowest price of 30 days. */
export type OmnibusPriceDetails = {
  /** In what the product is counted: 'szt.' */
  unit: Scalars['String']['output'];
  /** How many percent less is paid now. */
  youSavePercent: Maybe<Scalars['Float']['output']>;
  /** Whether it is higher than what is paid now. */
  omnibusPriceIsHigherThanSellingPrice: Scalars['Boolean']['output'];
  /** When the reduction ends; null when that is not told. */
  newPriceEffectiveUntil: Maybe<Moment>;
};

/** A moment. */
export type Moment = {
  /** In Poland: '2026-12-01 00:00:00' */
  formatted: Scalars['String']['output'];
};

/** What is beside the regular price. */
export type BeforeRebateDetails = {
  /** How many percent less is paid now. */
  youSavePercent: Maybe<Scalars['Float']['output']>;
  /** In what the product is counted: 'szt.' */
  unit: Scalars['String']['output'];
};

/** A discount for quantity. */
export type RebateNumber = {
  /** From which quantity it is given. */
  number: Scalars['Float']['output'];
  /** What one unit costs then, with VAT. */
  gross: Money;
  /** Without VAT. */
  net: Money;
  /** Every discount that the shop tells. */
  allThresholds: Array<RebateThreshold>;
};

/** A step of a discount for quantity. */
export type RebateThreshold = {
  /** How many percent less than for one. */
  percent: Scalars['Float']['output'];
  /** From which quantity it is given. */
  firstThresholdValue: Scalars['Float']['output'];
  /** The largest quantity at this price; null for the last step. */
  endThresholdValue: Maybe<Scalars['Float']['output']>;
  /** How far the two are apart; null for the last step. */
  thresholdDiff: Maybe<Scalars['Float']['output']>;
  /** From which quantity it is given. */
  minQuantity: Scalars['Float']['output'];
  /** What one unit costs. */
  priceAfterRebate: Price;
};

/** VAT in a price. */
export type Tax = {
  /** Percent. */
  vatPercent: Scalars['Float']['output'];
  /** As it is written: '23%'. */
  vatString: Scalars['String']['output'];
  /** The amount. */
  worth: Money;
};

/** An amount with VAT and without. */
export type Price = {
  /** With VAT. */
  gross: Money;
  /** Without VAT. */
  net: Money;
};

/** An amount of money. */
export type Money = {
  /** In the currency's main unit: 59.9 */
  value: Scalars['Float']['output'];
  /** ISO 4217 code: 'PLN'. */
  currency: Scalars['String']['output'];
  /** As people read it, by the currency's mask: '59,90 zł'. */
  formatted: Scalars['String']['output'];
};

/** Which products: these ids, or else those in which all words of the text occur. */
export type ProductsSearchInput = {
  /** Ids; their order is kept. Where there are any, the text is not looked at. */
  productsId?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Words of name, maker, code or EAN; Polish letters count as their plain ones. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** How many products at most, 1 to 100; settingsInput.limit goes before it. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Every how many days products may come again; accepted because clients send it: narrows nothing. */
  subscriptionPeriods?: InputMaybe<Array<Scalars['AnyValue']['input']>>;
};

/** Which page, in which order. */
export type ProductsSettingsInput = {
  /** From 0. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** How many products a page holds, 1 to 100; 20 when it is not given. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** In which order; most popular first when it is not given. Products asked for by id keep the order of the ids. */
  orderBy?: InputMaybe<ProductsOrderInput>;
  /** In which place filters are shown; accepted because clients send it. */
  filtrContext?: InputMaybe<ProductsFilterContextInput>;
};

/** A place where filters are shown. */
export type ProductsFilterContextInput = {
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** To what a list is narrowed: of each filter any of the values, of all filters at once. */
export type ProductsFilterInput = {
  /** As searchInput.text, where that is not given. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The category that holds the products, or stands above theirs; looked at where there is no text. */
  category?: InputMaybe<Scalars['Int']['input']>;
  /** What products cost, gross, in the visitor's currency. */
  priceRanges?: InputMaybe<ProductsPriceRangeInput>;
  /** Ids of makers. */
  producers?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Any filter that an answer offers, with the values of its items. */
  filters?: InputMaybe<Array<ProductsFilterChoiceInput>>;
};

/** From which price to which, both included, in whole units: from is rounded down, to is rounded up. */
export type ProductsPriceRangeInput = {
  /** Open where it is not given. */
  from?: InputMaybe<Scalars['Float']['input']>;
  /** Open where it is not given. */
  to?: InputMaybe<Scalars['Float']['input']>;
};

/** A filter and the values chosen of it. */
export type ProductsFilterChoiceInput = {
  /** Its id: 'producer', 'series', 'parameter_7', 'size', 'availability', 'express', 'promotion', 'new'. */
  id: Scalars['String']['input'];
  /** At most 30. */
  values: Array<Scalars['String']['input']>;
};

/** An order of products. */
export type ProductsOrderInput = {
  /** By what. */
  name: ProductsOrderBy;
  /** In which direction; asc when it is not given. */
  type?: InputMaybe<OrderDirection>;
};

/** By what products are ordered. */
export type ProductsOrderBy =
  /** The most popular first. */
  | 'popularity'
  /** The cheapest first. */
  | 'price'
  /** In Polish alphabetical order. */
  | 'name';

/** A direction. */
export type OrderDirection =
  /** As the order's name says it. */
  | 'asc'
  /** The other way round: the dearest first, from Z to A, the least popular first. */
  | 'desc';

/** One page of a list of products. */
export type ProductsResponse = {
  /** How many there are. */
  results: ProductsResults;
  /** The order in which they stand; null when it is that of the ids. */
  orderBy: Maybe<ProductsOrder>;
  /** The products of this page. */
  products: Array<Product>;
  /** What the list can be narrowed by; null where products are asked for by id. */
  filters: Maybe<Array<ProductsFilter>>;
  /** Milliseconds that finding them took. */
  took: Scalars['Float']['output'];
};

/** By what a list can be narrowed. */
export type ProductsFilter = {
  /** What filterInput.filters calls it. */
  id: Scalars['String']['output'];
  /** The values that are chosen, with commas between them; '' where none is. */
  value: Scalars['String']['output'];
  /** The kind of its values: 'list'. */
  type: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** How it is shown: 'checkbox'. */
  displayType: Scalars['String']['output'];
  /** Its values. */
  items: Array<ProductsFilterItem>;
};

/** A value of a filter. */
export type ProductsFilterItem = {
  /** What filterInput.filters calls it. */
  value: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** How many products would be left, were it the only value of its filter. */
  productsCount: Scalars['Int']['output'];
};

/** How many products a list holds. */
export type ProductsResults = {
  /** All of them. */
  resultCount: Scalars['Int']['output'];
  /** Pages. */
  resultPage: Scalars['Int']['output'];
  /** This page, from 0. */
  currentPage: Scalars['Int']['output'];
  /** How many products a page holds. */
  limitPerPage: Scalars['Int']['output'];
};

/** The order in which products stand. */
export type ProductsOrder = {
  /** By what. */
  name: ProductsOrderBy;
  /** In which direction. */
  type: OrderDirection;
};

/** How much of a size lies where. */
export type SizeAvailability = {
  /** Its code: 'M', or 'uniw' where there is only one. */
  id: Scalars['String']['output'];
  /** As people read it. */
  name: Scalars['String']['output'];
  /** The stores that keep the product, in the merchant's order; empty for what is made to order, and for what is no goods. */
  stores: Array<StoreAmount>;
  /** The same stores with what is known of them. */
  productSizeAvailableInStocks: Array<SizeInStock>;
};

/** How much of a size lies in a store. */
export type SizeInStock = {
  /** How much; -1 is unlimited. */
  quantity: Scalars['Float']['output'];
  /** The same: the shop tells it exactly. */
  strictQuantity: Scalars['Float']['output'];
  /** In what it is counted. */
  unit: Unit;
  /** Whether it can be had there, in words. */
  productAvailableStatus: StockStatus;
  /** The store. */
  stockInfo: StockInfo;
};

/** Whether something can be had in a store. */
export type StockStatus = {
  /** In words. */
  description: Scalars['String']['output'];
  /** Address of the picture that stands beside them. */
  icon: Scalars['String']['output'];
};

/** A store. */
export type StockInfo = {
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Where it is, in one line; may be empty. */
  street: Scalars['String']['output'];
  /** The town; empty: it stands in street. */
  city: Scalars['String']['output'];
  /** The postcode; empty: it stands in street. */
  zipcode: Scalars['String']['output'];
  /** The country, as people read it. */
  country: Scalars['String']['output'];
  /** What the shop says of it, as HTML; empty: nothing. */
  description: Scalars['String']['output'];
  /** The same without markup. */
  cleardescription: Scalars['String']['output'];
  /** How it is reached; null: as the shop is. */
  contact: Maybe<StockContact>;
  /** When it is open; null: that is not told. */
  openingHours: Maybe<OpeningHours>;
  /** Degrees east of Greenwich; null: that is not told. */
  longitude: Maybe<Scalars['Float']['output']>;
  /** Degrees north of the equator; null: that is not told. */
  latitude: Maybe<Scalars['Float']['output']>;
};

/** How a store is reached. */
export type StockContact = {
  /** By phone. */
  phone: Maybe<ContactLink>;
  /** By e-mail. */
  mail: Maybe<ContactLink>;
  /** By a messenger. */
  gg: Maybe<ContactLink>;
};

/** A way to reach somebody. */
export type ContactLink = {
  /** As people read it. */
  text: Scalars['String']['output'];
  /** Its address. */
  link: Scalars['String']['output'];
};

/** When a store is open. */
export type OpeningHours = {
  /** On Mondays. */
  monday: Maybe<OpeningHoursOfDay>;
  /** On Tuesdays. */
  tuesday: Maybe<OpeningHoursOfDay>;
  /** On Wednesdays. */
  wednesday: Maybe<OpeningHoursOfDay>;
  /** On Thursdays. */
  thursday: Maybe<OpeningHoursOfDay>;
  /** On Fridays. */
  friday: Maybe<OpeningHoursOfDay>;
  /** On Saturdays. */
  saturday: Maybe<OpeningHoursOfDay>;
  /** On Sundays. */
  sunday: Maybe<OpeningHoursOfDay>;
};

/** When a store is open on a day. */
export type OpeningHoursOfDay = {
  /** Whether at all. */
  open: Scalars['Boolean']['output'];
  /** Whether from midnight to midnight. */
  allDay: Scalars['Boolean']['output'];
  /** From: '10:00'. */
  from: Maybe<Scalars['String']['output']>;
  /** Till: '18:00'. */
  till: Maybe<Scalars['String']['output']>;
};

/** What lies in a store. */
export type StoreAmount = {
  /** The store's name. */
  name: Scalars['String']['output'];
  /** Where it is; may be empty. */
  address: Scalars['String']['output'];
  /** How much; -1 is unlimited. */
  amount: Scalars['Float']['output'];
};

/** Which row, beside which products. */
export type HotspotsPanelParamsInput = {
  /** The page on which the row stands. Rows are the same on every page; accepted because clients send it. */
  page?: InputMaybe<Scalars['AnyValue']['input']>;
  /** The row's name: zone1 is what others bought as well, zone2 what is similar; also 'products_associated_zone1' and so on. */
  zone: Scalars['AnyValue']['input'];
  /** The products that it stands beside, at most 12. */
  products?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A row of products. */
export type HotspotsPanel = {
  /** Its heading; null when there is no such row. */
  name: Maybe<Scalars['String']['output']>;
  /** Where all of it is; null: there is no page of it. */
  url: Maybe<Scalars['String']['output']>;
  /** Its name among rows: 'zone1'; null when there is no such row. */
  type: Maybe<Scalars['String']['output']>;
  /** Milliseconds that finding it took. */
  took: Scalars['Float']['output'];
  /** What stands in it, at most 12; empty when there is no such row, or nothing fits. */
  products: Array<Product>;
};

/** Suggestions in six groups, each in the order of relevance. */
export type ProductsTextSearchResponse = {
  /** Products that the text finds. */
  products: Array<Product>;
  /** Series by their names. */
  series: Array<SearchLink>;
  /** Makers by their names. */
  producers: Array<SearchLink>;
  /** Categories of the menu by their names. */
  menuNodes: Array<SearchLink>;
  /** Pages that the shop has written, by their titles. */
  cms: Array<SearchLink>;
  /** Other texts worth searching for: what was meant, and what the last word may become. */
  searchQueries: Array<SearchLink>;
};

/** Something that is found, and where it is. */
export type SearchLink = {
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its address in this shop, beginning with a slash. */
  link: Scalars['String']['output'];
  /** Of a category: the titles of those above it, from the root down; else null. */
  breadcrumbTrail: Maybe<Array<Scalars['String']['output']>>;
};

/** A shopping list. */
export type ShoppingListInput = {
  /** The id that shoppingListCreate has answered. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** A shopping list of a client. */
export type ShoppingList = {
  /** By which it is known. */
  id: Scalars['ID']['output'];
  /** What the client calls it. */
  name: Scalars['String']['output'];
  /** Its address in this shop, beginning with a slash. */
  link: Scalars['String']['output'];
  /** How many products stand on it. */
  productCount: Scalars['Int']['output'];
};

/** What a client decides about a shopping list. */
export type ShoppingListSettingsInput = {
  /** At most 60 letters; a client has no two lists of one name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether whoever has its link may read it; when nothing is said, a new list is the client's alone. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A product of a shopping list. */
export type ShoppingListProduct = {
  /** The number at the end of its address. */
  id: Scalars['Int']['input'];
  /** The type of its size; left out, the only one, or whichever: then all sizes of it are taken off. */
  size?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a shopping list. */
export type ChangedShoppingList = {
  /** Whether it was done. */
  status: ChoiceStatus;
  /** The list; null when it was not done. */
  id: Maybe<Scalars['ID']['output']>;
  /** Why not: not_signed_in, unknown_list, no_name, name_too_long, name_taken, too_many_lists, too_many_lines, nothing_to_add, unknown_product, unknown_size (the message names them); null when it was done. */
  error: Maybe<ChoiceError>;
};

/** Which opinions are wanted. */
export type SearchOpinionsInput = {
  /** 'product' or 'order': of a product, or of the shop; of a product when it is not given. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The product's number. */
  sourceId?: InputMaybe<Scalars['Int']['input']>;
  /** 'date': the newest first, as also when it is not given; 'score': those that help most. */
  ordersBy?: InputMaybe<Scalars['String']['input']>;
  /** How many at most, 100 and fewer; 10 when it is not given. */
  resultsLimit?: InputMaybe<Scalars['Int']['input']>;
  /** How many of them are passed over; none when it is not given. */
  resultsOffset?: InputMaybe<Scalars['Int']['input']>;
};

/** What a buyer thinks of a product, or of the shop. */
export type Opinion = {
  /** Its number. */
  id: Scalars['Int']['output'];
  /** The name under which it is shown. */
  author: Scalars['String']['output'];
  /** Plain text. */
  content: Scalars['String']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Whether the purchase is proven. */
  confirmedByPurchase: Scalars['Boolean']['output'];
  /** When it was written: 'YYYY-MM-DD HH:MM:SS' in Poland. */
  createDate: Scalars['String']['output'];
  /** The language of the text: 'pl'. */
  language: Scalars['String']['output'];
  /** How many visitors it has helped. */
  scorePositive: Scalars['Int']['output'];
  /** How many visitors it has not helped. */
  scoreNegative: Scalars['Int']['output'];
  /** The shop's answer; empty without one. */
  answer: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  LoginOptionsInput: LoginOptionsInput;
  LoginOptionsResponse: ResolverTypeWrapper<LoginOptionsResponse>;
  LoginOption: ResolverTypeWrapper<LoginOption>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  BasketProductInput: BasketProductInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ClearedBasket: ResolverTypeWrapper<ClearedBasket>;
  BasketChange: ResolverTypeWrapper<BasketChange>;
  BasketStatus: BasketStatus;
  BasketResult: ResolverTypeWrapper<BasketResult>;
  RebateCodeChange: ResolverTypeWrapper<RebateCodeChange>;
  BasketCostInput: BasketCostInput;
  BasketDeliveryInput: BasketDeliveryInput;
  BasketResponse: ResolverTypeWrapper<BasketResponse>;
  BasketExtra: ResolverTypeWrapper<BasketExtra>;
  BasketExtraKind: BasketExtraKind;
  BasketRebate: ResolverTypeWrapper<BasketRebate>;
  BasketRebateCode: ResolverTypeWrapper<BasketRebateCode>;
  BasketCost: ResolverTypeWrapper<BasketCost>;
  BasketShippingCost: ResolverTypeWrapper<BasketShippingCost>;
  Points: ResolverTypeWrapper<Points>;
  BasketSummary: ResolverTypeWrapper<BasketSummary>;
  BasketShipping: ResolverTypeWrapper<BasketShipping>;
  BasketShippingLater: ResolverTypeWrapper<BasketShippingLater>;
  SmileShippingLimitFree: ResolverTypeWrapper<SmileShippingLimitFree>;
  BasketProduct: ResolverTypeWrapper<BasketProduct>;
  BasketProductData: ResolverTypeWrapper<BasketProductData>;
  BasketProductSize: ResolverTypeWrapper<BasketProductSize>;
  BasketBundleProduct: ResolverTypeWrapper<BasketBundleProduct>;
  BasketBundlePart: ResolverTypeWrapper<BasketBundlePart>;
  BasketGroup: ResolverTypeWrapper<BasketGroup>;
  BasketGroupSubscription: ResolverTypeWrapper<BasketGroupSubscription>;
  Day: ResolverTypeWrapper<Day>;
  BasketGroupType: BasketGroupType;
  ClientDataInput: ClientDataInput;
  ClientDataFieldsInput: ClientDataFieldsInput;
  ClientBillingDataInput: ClientBillingDataInput;
  LoginAndPasswordInput: LoginAndPasswordInput;
  ClientDataValidation: ResolverTypeWrapper<ClientDataValidation>;
  ValidationMessage: ResolverTypeWrapper<ValidationMessage>;
  CompanyDataResponse: ResolverTypeWrapper<CompanyDataResponse>;
  CompanyData: ResolverTypeWrapper<CompanyData>;
  Client: ResolverTypeWrapper<Client>;
  ClientProspect: ResolverTypeWrapper<ClientProspect>;
  ClientType: ClientType;
  ClientAddress: ResolverTypeWrapper<ClientAddress>;
  ClientDeliveryAddress: ResolverTypeWrapper<ClientDeliveryAddress>;
  ClientInvoiceAddress: ResolverTypeWrapper<ClientInvoiceAddress>;
  ClientCountry: ResolverTypeWrapper<ClientCountry>;
  DeliveryAddressInput: DeliveryAddressInput;
  InvoiceAddressInput: InvoiceAddressInput;
  AddressChange: ResolverTypeWrapper<AddressChange>;
  SavedAddress: ResolverTypeWrapper<SavedAddress>;
  LoginResponse: ResolverTypeWrapper<LoginResponse>;
  LoginStatus: LoginStatus;
  RegisterClientInput: RegisterClientInput;
  RegisterClientResponse: ResolverTypeWrapper<RegisterClientResponse>;
  UpdateClientInput: UpdateClientInput;
  UpdateClientResponse: ResolverTypeWrapper<UpdateClientResponse>;
  PasswordRecoveryResponse: ResolverTypeWrapper<PasswordRecoveryResponse>;
  ShippingCountriesInput: ShippingCountriesInput;
  ShippingCountry: ResolverTypeWrapper<ShippingCountry>;
  ShippingProvince: ResolverTypeWrapper<ShippingProvince>;
  SetRegionInput: SetRegionInput;
  SetTemporaryZipcodeInput: SetTemporaryZipcodeInput;
  ChosenPlace: ResolverTypeWrapper<ChosenPlace>;
  ChoiceStatus: ChoiceStatus;
  ChoiceError: ResolverTypeWrapper<ChoiceError>;
  LastLowestPricesInput: LastLowestPricesInput;
  LowestPricesOfProduct: ResolverTypeWrapper<LowestPricesOfProduct>;
  LowestPriceOfSize: ResolverTypeWrapper<LowestPriceOfSize>;
  ShippingInput: ShippingInput;
  AnyValue: ResolverTypeWrapper<Scalars['AnyValue']['output']>;
  OrderCreateInput: OrderCreateInput;
  OrderClientInput: OrderClientInput;
  OrderDataInput: OrderDataInput;
  OrderCreated: ResolverTypeWrapper<OrderCreated>;
  PreparePaymentInput: PreparePaymentInput;
  PreparedPayment: ResolverTypeWrapper<PreparedPayment>;
  PaymentForm: ResolverTypeWrapper<PaymentForm>;
  PaymentFormInput: ResolverTypeWrapper<PaymentFormInput>;
  ChangeOrderPaymentInput: ChangeOrderPaymentInput;
  ChangedOrderPayment: ResolverTypeWrapper<ChangedOrderPayment>;
  ChangedOrderPaymentStatus: ResolverTypeWrapper<ChangedOrderPaymentStatus>;
  PaymentsMethod: ResolverTypeWrapper<PaymentsMethod>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  PaymentChannel: ResolverTypeWrapper<PaymentChannel>;
  PaymentSystem: ResolverTypeWrapper<PaymentSystem>;
  PaymentCost: ResolverTypeWrapper<PaymentCost>;
  PaymentTerms: ResolverTypeWrapper<PaymentTerms>;
  PaymentClause: ResolverTypeWrapper<PaymentClause>;
  PaymentGroup: ResolverTypeWrapper<PaymentGroup>;
  PaymentGroupTerms: ResolverTypeWrapper<PaymentGroupTerms>;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  ShippingMode: ShippingMode;
  ShippingProductInput: ShippingProductInput;
  BundlePartInput: BundlePartInput;
  ShippingDisplayInput: ShippingDisplayInput;
  ShippingOrder: ShippingOrder;
  ShippingPayment: ShippingPayment;
  shipping: ResolverTypeWrapper<shipping>;
  ShippingSettings: ResolverTypeWrapper<ShippingSettings>;
  NonStandardizedShipping: ResolverTypeWrapper<NonStandardizedShipping>;
  ShippingWay: ResolverTypeWrapper<ShippingWay>;
  PickupPoints: ResolverTypeWrapper<PickupPoints>;
  Holiday: ResolverTypeWrapper<Holiday>;
  CourierPickupPoint: ResolverTypeWrapper<CourierPickupPoint>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PickupPointAddress: ResolverTypeWrapper<PickupPointAddress>;
  Coordinates: ResolverTypeWrapper<Coordinates>;
  Courier: ResolverTypeWrapper<Courier>;
  ShippingTime: ResolverTypeWrapper<ShippingTime>;
  TimeAhead: ResolverTypeWrapper<TimeAhead>;
  Duration: ResolverTypeWrapper<Duration>;
  ProductResponse: ResolverTypeWrapper<ProductResponse>;
  Product: ResolverTypeWrapper<Product>;
  ProductParameter: ResolverTypeWrapper<ProductParameter>;
  ProductParameterValue: ResolverTypeWrapper<ProductParameterValue>;
  ProductGroup: ResolverTypeWrapper<ProductGroup>;
  ProductVersion: ResolverTypeWrapper<ProductVersion>;
  ProductSubscription: ResolverTypeWrapper<ProductSubscription>;
  ProductType: ProductType;
  Unit: ResolverTypeWrapper<Unit>;
  Producer: ResolverTypeWrapper<Producer>;
  Category: ResolverTypeWrapper<Category>;
  Series: ResolverTypeWrapper<Series>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductSize: ResolverTypeWrapper<ProductSize>;
  ProductAvailability: ResolverTypeWrapper<ProductAvailability>;
  ProductPrice: ResolverTypeWrapper<ProductPrice>;
  OmnibusPriceDetails: ResolverTypeWrapper<OmnibusPriceDetails>;
  Moment: ResolverTypeWrapper<Moment>;
  BeforeRebateDetails: ResolverTypeWrapper<BeforeRebateDetails>;
  RebateNumber: ResolverTypeWrapper<RebateNumber>;
  RebateThreshold: ResolverTypeWrapper<RebateThreshold>;
  Tax: ResolverTypeWrapper<Tax>;
  Price: ResolverTypeWrapper<Price>;
  Money: ResolverTypeWrapper<Money>;
  ProductsSearchInput: ProductsSearchInput;
  ProductsSettingsInput: ProductsSettingsInput;
  ProductsFilterContextInput: ProductsFilterContextInput;
  ProductsFilterInput: ProductsFilterInput;
  ProductsPriceRangeInput: ProductsPriceRangeInput;
  ProductsFilterChoiceInput: ProductsFilterChoiceInput;
  ProductsOrderInput: ProductsOrderInput;
  ProductsOrderBy: ProductsOrderBy;
  OrderDirection: OrderDirection;
  ProductsResponse: ResolverTypeWrapper<ProductsResponse>;
  ProductsFilter: ResolverTypeWrapper<ProductsFilter>;
  ProductsFilterItem: ResolverTypeWrapper<ProductsFilterItem>;
  ProductsResults: ResolverTypeWrapper<ProductsResults>;
  ProductsOrder: ResolverTypeWrapper<ProductsOrder>;
  SizeAvailability: ResolverTypeWrapper<SizeAvailability>;
  SizeInStock: ResolverTypeWrapper<SizeInStock>;
  StockStatus: ResolverTypeWrapper<StockStatus>;
  StockInfo: ResolverTypeWrapper<StockInfo>;
  StockContact: ResolverTypeWrapper<StockContact>;
  ContactLink: ResolverTypeWrapper<ContactLink>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  OpeningHoursOfDay: ResolverTypeWrapper<OpeningHoursOfDay>;
  StoreAmount: ResolverTypeWrapper<StoreAmount>;
  HotspotsPanelParamsInput: HotspotsPanelParamsInput;
  HotspotsPanel: ResolverTypeWrapper<HotspotsPanel>;
  ProductsTextSearchResponse: ResolverTypeWrapper<ProductsTextSearchResponse>;
  SearchLink: ResolverTypeWrapper<SearchLink>;
  ShoppingListInput: ShoppingListInput;
  ShoppingList: ResolverTypeWrapper<ShoppingList>;
  ShoppingListSettingsInput: ShoppingListSettingsInput;
  ShoppingListProduct: ShoppingListProduct;
  ChangedShoppingList: ResolverTypeWrapper<ChangedShoppingList>;
  SearchOpinionsInput: SearchOpinionsInput;
  Opinion: ResolverTypeWrapper<Opinion>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  LoginOptionsInput: LoginOptionsInput;
  LoginOptionsResponse: LoginOptionsResponse;
  LoginOption: LoginOption;
  Mutation: Record<PropertyKey, never>;
  BasketProductInput: BasketProductInput;
  Float: Scalars['Float']['output'];
  ClearedBasket: ClearedBasket;
  BasketChange: BasketChange;
  BasketResult: BasketResult;
  RebateCodeChange: RebateCodeChange;
  BasketCostInput: BasketCostInput;
  BasketDeliveryInput: BasketDeliveryInput;
  BasketResponse: BasketResponse;
  BasketExtra: BasketExtra;
  BasketRebate: BasketRebate;
  BasketRebateCode: BasketRebateCode;
  BasketCost: BasketCost;
  BasketShippingCost: BasketShippingCost;
  Points: Points;
  BasketSummary: BasketSummary;
  BasketShipping: BasketShipping;
  BasketShippingLater: BasketShippingLater;
  SmileShippingLimitFree: SmileShippingLimitFree;
  BasketProduct: BasketProduct;
  BasketProductData: BasketProductData;
  BasketProductSize: BasketProductSize;
  BasketBundleProduct: BasketBundleProduct;
  BasketBundlePart: BasketBundlePart;
  BasketGroup: BasketGroup;
  BasketGroupSubscription: BasketGroupSubscription;
  Day: Day;
  ClientDataInput: ClientDataInput;
  ClientDataFieldsInput: ClientDataFieldsInput;
  ClientBillingDataInput: ClientBillingDataInput;
  LoginAndPasswordInput: LoginAndPasswordInput;
  ClientDataValidation: ClientDataValidation;
  ValidationMessage: ValidationMessage;
  CompanyDataResponse: CompanyDataResponse;
  CompanyData: CompanyData;
  Client: Client;
  ClientProspect: ClientProspect;
  ClientAddress: ClientAddress;
  ClientDeliveryAddress: ClientDeliveryAddress;
  ClientInvoiceAddress: ClientInvoiceAddress;
  ClientCountry: ClientCountry;
  DeliveryAddressInput: DeliveryAddressInput;
  InvoiceAddressInput: InvoiceAddressInput;
  AddressChange: AddressChange;
  SavedAddress: SavedAddress;
  LoginResponse: LoginResponse;
  RegisterClientInput: RegisterClientInput;
  RegisterClientResponse: RegisterClientResponse;
  UpdateClientInput: UpdateClientInput;
  UpdateClientResponse: UpdateClientResponse;
  PasswordRecoveryResponse: PasswordRecoveryResponse;
  ShippingCountriesInput: ShippingCountriesInput;
  ShippingCountry: ShippingCountry;
  ShippingProvince: ShippingProvince;
  SetRegionInput: SetRegionInput;
  SetTemporaryZipcodeInput: SetTemporaryZipcodeInput;
  ChosenPlace: ChosenPlace;
  ChoiceError: ChoiceError;
  LastLowestPricesInput: LastLowestPricesInput;
  LowestPricesOfProduct: LowestPricesOfProduct;
  LowestPriceOfSize: LowestPriceOfSize;
  ShippingInput: ShippingInput;
  AnyValue: Scalars['AnyValue']['output'];
  OrderCreateInput: OrderCreateInput;
  OrderClientInput: OrderClientInput;
  OrderDataInput: OrderDataInput;
  OrderCreated: OrderCreated;
  PreparePaymentInput: PreparePaymentInput;
  PreparedPayment: PreparedPayment;
  PaymentForm: PaymentForm;
  PaymentFormInput: PaymentFormInput;
  ChangeOrderPaymentInput: ChangeOrderPaymentInput;
  ChangedOrderPayment: ChangedOrderPayment;
  ChangedOrderPaymentStatus: ChangedOrderPaymentStatus;
  PaymentsMethod: PaymentsMethod;
  PaymentMethod: PaymentMethod;
  PaymentChannel: PaymentChannel;
  PaymentSystem: PaymentSystem;
  PaymentCost: PaymentCost;
  PaymentTerms: PaymentTerms;
  PaymentClause: PaymentClause;
  PaymentGroup: PaymentGroup;
  PaymentGroupTerms: PaymentGroupTerms;
  PaymentSettings: PaymentSettings;
  ShippingProductInput: ShippingProductInput;
  BundlePartInput: BundlePartInput;
  ShippingDisplayInput: ShippingDisplayInput;
  shipping: shipping;
  ShippingSettings: ShippingSettings;
  NonStandardizedShipping: NonStandardizedShipping;
  ShippingWay: ShippingWay;
  PickupPoints: PickupPoints;
  Holiday: Holiday;
  CourierPickupPoint: CourierPickupPoint;
  ID: Scalars['ID']['output'];
  PickupPointAddress: PickupPointAddress;
  Coordinates: Coordinates;
  Courier: Courier;
  ShippingTime: ShippingTime;
  TimeAhead: TimeAhead;
  Duration: Duration;
  ProductResponse: ProductResponse;
  Product: Product;
  ProductParameter: ProductParameter;
  ProductParameterValue: ProductParameterValue;
  ProductGroup: ProductGroup;
  ProductVersion: ProductVersion;
  ProductSubscription: ProductSubscription;
  Unit: Unit;
  Producer: Producer;
  Category: Category;
  Series: Series;
  ProductImage: ProductImage;
  ProductSize: ProductSize;
  ProductAvailability: ProductAvailability;
  ProductPrice: ProductPrice;
  OmnibusPriceDetails: OmnibusPriceDetails;
  Moment: Moment;
  BeforeRebateDetails: BeforeRebateDetails;
  RebateNumber: RebateNumber;
  RebateThreshold: RebateThreshold;
  Tax: Tax;
  Price: Price;
  Money: Money;
  ProductsSearchInput: ProductsSearchInput;
  ProductsSettingsInput: ProductsSettingsInput;
  ProductsFilterContextInput: ProductsFilterContextInput;
  ProductsFilterInput: ProductsFilterInput;
  ProductsPriceRangeInput: ProductsPriceRangeInput;
  ProductsFilterChoiceInput: ProductsFilterChoiceInput;
  ProductsOrderInput: ProductsOrderInput;
  ProductsResponse: ProductsResponse;
  ProductsFilter: ProductsFilter;
  ProductsFilterItem: ProductsFilterItem;
  ProductsResults: ProductsResults;
  ProductsOrder: ProductsOrder;
  SizeAvailability: SizeAvailability;
  SizeInStock: SizeInStock;
  StockStatus: StockStatus;
  StockInfo: StockInfo;
  StockContact: StockContact;
  ContactLink: ContactLink;
  OpeningHours: OpeningHours;
  OpeningHoursOfDay: OpeningHoursOfDay;
  StoreAmount: StoreAmount;
  HotspotsPanelParamsInput: HotspotsPanelParamsInput;
  HotspotsPanel: HotspotsPanel;
  ProductsTextSearchResponse: ProductsTextSearchResponse;
  SearchLink: SearchLink;
  ShoppingListInput: ShoppingListInput;
  ShoppingList: ShoppingList;
  ShoppingListSettingsInput: ShoppingListSettingsInput;
  ShoppingListProduct: ShoppingListProduct;
  ChangedShoppingList: ChangedShoppingList;
  SearchOpinionsInput: SearchOpinionsInput;
  Opinion: Opinion;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  product?: Resolver<Maybe<ResolversTypes['ProductResponse']>, ParentType, ContextType, Partial<QueryproductArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductsResponse']>, ParentType, ContextType, Partial<QueryproductsArgs>>;
  productsTextSearch?: Resolver<Maybe<ResolversTypes['ProductsTextSearchResponse']>, ParentType, ContextType, Partial<QueryproductsTextSearchArgs>>;
  hotspots?: Resolver<ResolversTypes['HotspotsPanel'], ParentType, ContextType, RequireFields<QueryhotspotsArgs, 'hotspotsPanelParamsInput'>>;
  getLastLowestProductPrices?: Resolver<Maybe<Array<ResolversTypes['LowestPricesOfProduct']>>, ParentType, ContextType, Partial<QuerygetLastLowestProductPricesArgs>>;
  opinion?: Resolver<Array<ResolversTypes['Opinion']>, ParentType, ContextType, RequireFields<QueryopinionArgs, 'SearchOpinionsInput'>>;
  sizeAvailability?: Resolver<Maybe<Array<ResolversTypes['SizeAvailability']>>, ParentType, ContextType, Partial<QuerysizeAvailabilityArgs>>;
  shipping?: Resolver<Maybe<ResolversTypes['shipping']>, ParentType, ContextType, RequireFields<QueryshippingArgs, 'ShippingInput'>>;
  pickupPoints?: Resolver<ResolversTypes['PickupPoints'], ParentType, ContextType, RequireFields<QuerypickupPointsArgs, 'courierId'>>;
  basket?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, Partial<QuerybasketArgs>>;
  paymentsMethod?: Resolver<ResolversTypes['PaymentsMethod'], ParentType, ContextType, Partial<QuerypaymentsMethodArgs>>;
  preparePayment?: Resolver<ResolversTypes['PreparedPayment'], ParentType, ContextType, RequireFields<QuerypreparePaymentArgs, 'PreparePaymentInput'>>;
  shoppingList?: Resolver<Array<ResolversTypes['ShoppingList']>, ParentType, ContextType, Partial<QueryshoppingListArgs>>;
  validateClientData?: Resolver<ResolversTypes['ClientDataValidation'], ParentType, ContextType, RequireFields<QueryvalidateClientDataArgs, 'ClientDataInput'>>;
  companyData?: Resolver<ResolversTypes['CompanyDataResponse'], ParentType, ContextType, RequireFields<QuerycompanyDataArgs, 'taxNumber'>>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  clientProspect?: Resolver<Maybe<ResolversTypes['ClientProspect']>, ParentType, ContextType>;
  checkUserAccount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QuerycheckUserAccountArgs, 'UserIdentifier'>>;
  shippingCountries?: Resolver<Array<ResolversTypes['ShippingCountry']>, ParentType, ContextType, Partial<QueryshippingCountriesArgs>>;
  loginOptions?: Resolver<ResolversTypes['LoginOptionsResponse'], ParentType, ContextType, Partial<QueryloginOptionsArgs>>;
  trackingEvents?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  trackingEventFiles?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type LoginOptionsResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoginOptionsResponse'] = ResolversParentTypes['LoginOptionsResponse']> = {
  options?: Resolver<Array<ResolversTypes['LoginOption']>, ParentType, ContextType>;
};

export type LoginOptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoginOption'] = ResolversParentTypes['LoginOption']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loginUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disconnectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  orderCreate?: Resolver<ResolversTypes['OrderCreated'], ParentType, ContextType, RequireFields<MutationorderCreateArgs, 'orderCreateInput'>>;
  changeOrderPayment?: Resolver<ResolversTypes['ChangedOrderPayment'], ParentType, ContextType, RequireFields<MutationchangeOrderPaymentArgs, 'ChangeOrderPaymentInput'>>;
  addProductsToBasket?: Resolver<ResolversTypes['BasketChange'], ParentType, ContextType, RequireFields<MutationaddProductsToBasketArgs, 'ProductInput'>>;
  removeProductsFromBasket?: Resolver<ResolversTypes['BasketChange'], ParentType, ContextType, RequireFields<MutationremoveProductsFromBasketArgs, 'ProductInput'>>;
  clearBasket?: Resolver<ResolversTypes['ClearedBasket'], ParentType, ContextType>;
  activateRebateCode?: Resolver<ResolversTypes['RebateCodeChange'], ParentType, ContextType, RequireFields<MutationactivateRebateCodeArgs, 'code'>>;
  deactivateRebateCode?: Resolver<ResolversTypes['RebateCodeChange'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['LoginResponse'], ParentType, ContextType, RequireFields<MutationloginArgs, 'login' | 'password'>>;
  passwordRecovery?: Resolver<ResolversTypes['PasswordRecoveryResponse'], ParentType, ContextType, RequireFields<MutationpasswordRecoveryArgs, 'email'>>;
  registerClient?: Resolver<ResolversTypes['RegisterClientResponse'], ParentType, ContextType, RequireFields<MutationregisterClientArgs, 'RegisterClientInput'>>;
  updateClient?: Resolver<ResolversTypes['UpdateClientResponse'], ParentType, ContextType, RequireFields<MutationupdateClientArgs, 'UpdateClientInput'>>;
  insertDeliveryAddress?: Resolver<ResolversTypes['AddressChange'], ParentType, ContextType, RequireFields<MutationinsertDeliveryAddressArgs, 'InsertDeliveryAddressInput'>>;
  updateDeliveryAddress?: Resolver<ResolversTypes['AddressChange'], ParentType, ContextType, RequireFields<MutationupdateDeliveryAddressArgs, 'UpdateDeliveryAddressInput'>>;
  insertInvoiceAddress?: Resolver<ResolversTypes['AddressChange'], ParentType, ContextType, RequireFields<MutationinsertInvoiceAddressArgs, 'InsertInvoiceAddressInput'>>;
  updateInvoiceAddress?: Resolver<ResolversTypes['AddressChange'], ParentType, ContextType, RequireFields<MutationupdateInvoiceAddressArgs, 'UpdateInvoiceAddressInput'>>;
  shoppingListCreate?: Resolver<ResolversTypes['ChangedShoppingList'], ParentType, ContextType, RequireFields<MutationshoppingListCreateArgs, 'ShoppingListSettingsInput'>>;
  shoppingListDelete?: Resolver<ResolversTypes['ChangedShoppingList'], ParentType, ContextType, RequireFields<MutationshoppingListDeleteArgs, 'ShoppingListInput'>>;
  setShoppingList?: Resolver<ResolversTypes['ChangedShoppingList'], ParentType, ContextType, RequireFields<MutationsetShoppingListArgs, 'ShoppingListInput' | 'ShoppingListSettingsInput'>>;
  addToShoppingList?: Resolver<ResolversTypes['ChangedShoppingList'], ParentType, ContextType, RequireFields<MutationaddToShoppingListArgs, 'ShoppingListInput' | 'ShoppingListProduct'>>;
  removeFromShoppingList?: Resolver<ResolversTypes['ChangedShoppingList'], ParentType, ContextType, RequireFields<MutationremoveFromShoppingListArgs, 'ShoppingListInput' | 'ShoppingListProduct'>>;
  setRegion?: Resolver<ResolversTypes['ChosenPlace'], ParentType, ContextType, RequireFields<MutationsetRegionArgs, 'SetRegionInput'>>;
  setTemporaryZipcode?: Resolver<ResolversTypes['ChosenPlace'], ParentType, ContextType, RequireFields<MutationsetTemporaryZipcodeArgs, 'SetTemporaryZipcodeInput'>>;
  unsetTemporaryRegion?: Resolver<ResolversTypes['ChosenPlace'], ParentType, ContextType>;
  unsetTemporaryZipcode?: Resolver<ResolversTypes['ChosenPlace'], ParentType, ContextType>;
};

export type ClearedBasketResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClearedBasket'] = ResolversParentTypes['ClearedBasket']> = {
  status?: Resolver<ResolversTypes['ChoiceStatus'], ParentType, ContextType>;
};

export type BasketChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketChange'] = ResolversParentTypes['BasketChange']> = {
  status?: Resolver<ResolversTypes['BasketStatus'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BasketResult']>, ParentType, ContextType>;
};

export type BasketResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketResult'] = ResolversParentTypes['BasketResult']> = {
  status?: Resolver<ResolversTypes['BasketStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type RebateCodeChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['RebateCodeChange'] = ResolversParentTypes['RebateCodeChange']> = {
  status?: Resolver<ResolversTypes['BasketStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
};

export type BasketResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketResponse'] = ResolversParentTypes['BasketResponse']> = {
  basketCost?: Resolver<ResolversTypes['BasketCost'], ParentType, ContextType>;
  summaryBasket?: Resolver<ResolversTypes['BasketSummary'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['BasketProduct']>, ParentType, ContextType>;
  basketGroups?: Resolver<Array<ResolversTypes['BasketGroup']>, ParentType, ContextType>;
  extras?: Resolver<Array<ResolversTypes['BasketExtra']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  rebates?: Resolver<Array<ResolversTypes['BasketRebate']>, ParentType, ContextType>;
  rebateCode?: Resolver<Maybe<ResolversTypes['BasketRebateCode']>, ParentType, ContextType>;
};

export type BasketExtraResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketExtra'] = ResolversParentTypes['BasketExtra']> = {
  kind?: Resolver<ResolversTypes['BasketExtraKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forProduct?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type BasketRebateResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketRebate'] = ResolversParentTypes['BasketRebate']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  freeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasketRebateCodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketRebateCode'] = ResolversParentTypes['BasketRebateCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
};

export type BasketCostResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketCost'] = ResolversParentTypes['BasketCost']> = {
  products?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  toShippingFree?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsReceived?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalProductsCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalProductsCostAtPoints?: Resolver<ResolversTypes['Points'], ParentType, ContextType>;
  basketShippingCost?: Resolver<ResolversTypes['BasketShippingCost'], ParentType, ContextType>;
  prepaidCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  insuranceCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalRebateWithoutShipping?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentAmountFromClientBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalToPay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalToPayAtPoints?: Resolver<ResolversTypes['Points'], ParentType, ContextType>;
  totalDeposit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderMinimalWholesaleNotReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BasketShippingCostResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketShippingCost'] = ResolversParentTypes['BasketShippingCost']> = {
  shippingCostPoints?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shippingCostAfterRebate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PointsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Points'] = ResolversParentTypes['Points']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasketSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketSummary'] = ResolversParentTypes['BasketSummary']> = {
  productsCounter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productsNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pointsHeld?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['BasketShipping'], ParentType, ContextType>;
  toShippingFree?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shippingLimitFree?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  smileShippingLimitFree?: Resolver<ResolversTypes['SmileShippingLimitFree'], ParentType, ContextType>;
  shippingLater?: Resolver<Maybe<ResolversTypes['BasketShippingLater']>, ParentType, ContextType>;
  orderDivisionPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BasketShippingResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketShipping'] = ResolversParentTypes['BasketShipping']> = {
  cost?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  shippingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BasketShippingLaterResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketShippingLater'] = ResolversParentTypes['BasketShippingLater']> = {
  shippingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SmileShippingLimitFreeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SmileShippingLimitFree'] = ResolversParentTypes['SmileShippingLimitFree']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shippingLimitFree?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BasketProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketProduct'] = ResolversParentTypes['BasketProduct']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  additional?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bundleParts?: Resolver<Array<ResolversTypes['BasketBundlePart']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['BasketProductData'], ParentType, ContextType>;
  forPoints?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  worthPoints?: Resolver<ResolversTypes['Points'], ParentType, ContextType>;
  availableNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  basketGroupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bundleProducts?: Resolver<Array<ResolversTypes['BasketBundleProduct']>, ParentType, ContextType>;
};

export type BasketProductDataResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketProductData'] = ResolversParentTypes['BasketProductData']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconSmall?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconSmallSecond?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Unit'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['ProductGroup']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['BasketProductSize']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ProductSubscription']>, ParentType, ContextType>;
};

export type BasketProductSizeResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketProductSize'] = ResolversParentTypes['BasketProductSize']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasketBundleProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketBundleProduct'] = ResolversParentTypes['BasketBundleProduct']> = {
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bundledId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasketBundlePartResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketBundlePart'] = ResolversParentTypes['BasketBundlePart']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BasketGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketGroup'] = ResolversParentTypes['BasketGroup']> = {
  type?: Resolver<ResolversTypes['BasketGroupType'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['BasketProduct']>, ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['BasketGroupType']>, ParentType, ContextType>;
  worthTotal?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['BasketGroupSubscription']>, ParentType, ContextType>;
};

export type BasketGroupSubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketGroupSubscription'] = ResolversParentTypes['BasketGroupSubscription']> = {
  daysInPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextOrder?: Resolver<ResolversTypes['Day'], ParentType, ContextType>;
};

export type DayResolvers<ContextType = any, ParentType extends ResolversParentTypes['Day'] = ResolversParentTypes['Day']> = {
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientDataValidationResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClientDataValidation'] = ResolversParentTypes['ClientDataValidation']> = {
  messages?: Resolver<Array<ResolversTypes['ValidationMessage']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['ValidationMessage']>, ParentType, ContextType>;
  clientExists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  clientProposedLogin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClientLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ValidationMessageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ValidationMessage'] = ResolversParentTypes['ValidationMessage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyDataResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyDataResponse'] = ResolversParentTypes['CompanyDataResponse']> = {
  status?: Resolver<ResolversTypes['ChoiceStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['CompanyData']>, ParentType, ContextType>;
};

export type CompanyDataResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompanyData'] = ResolversParentTypes['CompanyData']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  streetNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['AnyValue'], ParentType, ContextType>;
  taxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = any, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ClientType'], ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['ClientAddress'], ParentType, ContextType>;
  deliveryAddresses?: Resolver<Array<ResolversTypes['ClientDeliveryAddress']>, ParentType, ContextType>;
  invoiceAddresses?: Resolver<Array<ResolversTypes['ClientInvoiceAddress']>, ParentType, ContextType>;
  shippingProfileId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasOtherDeliveryAddressActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUserOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientProspectResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClientProspect'] = ResolversParentTypes['ClientProspect']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAddress?: Resolver<Maybe<ResolversTypes['ClientDeliveryAddress']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClientAddress'] = ResolversParentTypes['ClientAddress']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['ClientCountry'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientDeliveryAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClientDeliveryAddress'] = ResolversParentTypes['ClientDeliveryAddress']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['ClientCountry'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provinceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientInvoiceAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClientInvoiceAddress'] = ResolversParentTypes['ClientInvoiceAddress']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['ClientCountry'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provinceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientCountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ClientCountry'] = ResolversParentTypes['ClientCountry']> = {
  id?: Resolver<ResolversTypes['AnyValue'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AddressChange'] = ResolversParentTypes['AddressChange']> = {
  isError?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  validationErrors?: Resolver<Array<ResolversTypes['ValidationMessage']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
};

export type SavedAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoginResponse'] = ResolversParentTypes['LoginResponse']> = {
  status?: Resolver<ResolversTypes['LoginStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegisterClientResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegisterClientResponse'] = ResolversParentTypes['RegisterClientResponse']> = {
  status?: Resolver<ResolversTypes['ChoiceStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  validationErrors?: Resolver<Array<ResolversTypes['ValidationMessage']>, ParentType, ContextType>;
};

export type UpdateClientResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateClientResponse'] = ResolversParentTypes['UpdateClientResponse']> = {
  status?: Resolver<ResolversTypes['ChoiceStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  validationErrors?: Resolver<Array<ResolversTypes['ValidationMessage']>, ParentType, ContextType>;
};

export type PasswordRecoveryResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['PasswordRecoveryResponse'] = ResolversParentTypes['PasswordRecoveryResponse']> = {
  status?: Resolver<ResolversTypes['ChoiceStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
};

export type ShippingCountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingCountry'] = ResolversParentTypes['ShippingCountry']> = {
  id?: Resolver<ResolversTypes['AnyValue'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provinces?: Resolver<Array<ResolversTypes['ShippingProvince']>, ParentType, ContextType>;
  provinceTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingProvinceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingProvince'] = ResolversParentTypes['ShippingProvince']> = {
  id?: Resolver<ResolversTypes['AnyValue'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChosenPlaceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChosenPlace'] = ResolversParentTypes['ChosenPlace']> = {
  status?: Resolver<ResolversTypes['ChoiceStatus'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
};

export type ChoiceErrorResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChoiceError'] = ResolversParentTypes['ChoiceError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LowestPricesOfProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['LowestPricesOfProduct'] = ResolversParentTypes['LowestPricesOfProduct']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['LowestPriceOfSize']>, ParentType, ContextType>;
};

export type LowestPriceOfSizeResolvers<ContextType = any, ParentType extends ResolversParentTypes['LowestPriceOfSize'] = ResolversParentTypes['LowestPriceOfSize']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export interface AnyValueScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AnyValue'], any> {
  name: 'AnyValue';
}

export type OrderCreatedResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrderCreated'] = ResolversParentTypes['OrderCreated']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
  validationErrors?: Resolver<Array<ResolversTypes['ValidationMessage']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreparedPaymentResolvers<ContextType = any, ParentType extends ResolversParentTypes['PreparedPayment'] = ResolversParentTypes['PreparedPayment']> = {
  paymentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  javascript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromData?: Resolver<Maybe<ResolversTypes['PaymentForm']>, ParentType, ContextType>;
  paymentXML?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentFormResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentForm'] = ResolversParentTypes['PaymentForm']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  acceptCharset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inputs?: Resolver<Array<ResolversTypes['PaymentFormInput']>, ParentType, ContextType>;
};

export type PaymentFormInputResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentFormInput'] = ResolversParentTypes['PaymentFormInput']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  className?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangedOrderPaymentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedOrderPayment'] = ResolversParentTypes['ChangedOrderPayment']> = {
  response?: Resolver<ResolversTypes['ChangedOrderPaymentStatus'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
};

export type ChangedOrderPaymentStatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedOrderPaymentStatus'] = ResolversParentTypes['ChangedOrderPaymentStatus']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentsMethodResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentsMethod'] = ResolversParentTypes['PaymentsMethod']> = {
  payments?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentsGroup?: Resolver<Array<ResolversTypes['PaymentGroup']>, ParentType, ContextType>;
  paymentsGroupTerms?: Resolver<Array<ResolversTypes['PaymentGroupTerms']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon_svg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methodAsGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentChannel?: Resolver<Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  paymentSystem?: Resolver<Maybe<ResolversTypes['PaymentSystem']>, ParentType, ContextType>;
  additionalClientCost?: Resolver<Maybe<ResolversTypes['PaymentCost']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['PaymentTerms']>, ParentType, ContextType>;
};

export type PaymentChannelResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentChannel'] = ResolversParentTypes['PaymentChannel']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentSystemResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentSystem'] = ResolversParentTypes['PaymentSystem']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentCostResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentCost'] = ResolversParentTypes['PaymentCost']> = {
  costPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  costFixedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PaymentTermsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentTerms'] = ResolversParentTypes['PaymentTerms']> = {
  supportsPaymentInitiationService?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentInitiationServiceTerms?: Resolver<Array<ResolversTypes['PaymentClause']>, ParentType, ContextType>;
};

export type PaymentClauseResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentClause'] = ResolversParentTypes['PaymentClause']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentGroup'] = ResolversParentTypes['PaymentGroup']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentGroupTermsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentGroupTerms'] = ResolversParentTypes['PaymentGroupTerms']> = {
  groupId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clausePrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  defaultPaymentMethodId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type shippingResolvers<ContextType = any, ParentType extends ResolversParentTypes['shipping'] = ResolversParentTypes['shipping']> = {
  shipping?: Resolver<Array<ResolversTypes['ShippingWay']>, ParentType, ContextType>;
  shippingTime?: Resolver<Maybe<ResolversTypes['ShippingTime']>, ParentType, ContextType>;
  shippingTimeLater?: Resolver<Maybe<ResolversTypes['ShippingTime']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['ShippingSettings'], ParentType, ContextType>;
  nonStandardizedInfo?: Resolver<ResolversTypes['NonStandardizedShipping'], ParentType, ContextType>;
};

export type ShippingSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingSettings'] = ResolversParentTypes['ShippingSettings']> = {
  checked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderDivisionEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  selectedPickup?: Resolver<Maybe<ResolversTypes['CourierPickupPoint']>, ParentType, ContextType>;
};

export type NonStandardizedShippingResolvers<ContextType = any, ParentType extends ResolversParentTypes['NonStandardizedShipping'] = ResolversParentTypes['NonStandardizedShipping']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShippingWayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingWay'] = ResolversParentTypes['ShippingWay']> = {
  courier?: Resolver<ResolversTypes['Courier'], ParentType, ContextType>;
  prepaid?: Resolver<ResolversTypes['ShippingPayment'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveryTime?: Resolver<ResolversTypes['TimeAhead'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minworth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minworthReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitFree?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  calendar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calendarOption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pointsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pointsCost?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  courierPickupPoints?: Resolver<Array<ResolversTypes['CourierPickupPoint']>, ParentType, ContextType>;
};

export type PickupPointsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PickupPoints'] = ResolversParentTypes['PickupPoints']> = {
  pickupPoints?: Resolver<Array<ResolversTypes['CourierPickupPoint']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = any, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourierPickupPointResolvers<ContextType = any, ParentType extends ResolversParentTypes['CourierPickupPoint'] = ResolversParentTypes['CourierPickupPoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markerIconUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takesPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requiredClientNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['PickupPointAddress'], ParentType, ContextType>;
  coordinates?: Resolver<Maybe<ResolversTypes['Coordinates']>, ParentType, ContextType>;
};

export type PickupPointAddressResolvers<ContextType = any, ParentType extends ResolversParentTypes['PickupPointAddress'] = ResolversParentTypes['PickupPointAddress']> = {
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buildingAndHouseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoordinatesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Coordinates'] = ResolversParentTypes['Coordinates']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CourierResolvers<ContextType = any, ParentType extends ResolversParentTypes['Courier'] = ResolversParentTypes['Courier']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickupPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyGroupKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingTimeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingTime'] = ResolversParentTypes['ShippingTime']> = {
  shippingTime?: Resolver<ResolversTypes['TimeAhead'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unknownTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  todayShipmentDeadline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimeAheadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TimeAhead'] = ResolversParentTypes['TimeAhead']> = {
  time?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  workingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weekDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weekAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DurationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Duration'] = ResolversParentTypes['Duration']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductResponse'] = ResolversParentTypes['ProductResponse']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = any, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconSmall?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconSecond?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconSmallSecond?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
  priceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pointsReceive?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Unit'], ParentType, ContextType>;
  producer?: Resolver<Maybe<ResolversTypes['Producer']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['Series']>, ParentType, ContextType>;
  enclosuresImages?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['ProductSize']>, ParentType, ContextType>;
  parametersWithContext?: Resolver<Array<ResolversTypes['ProductParameter']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['ProductGroup']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ProductSubscription']>, ParentType, ContextType>;
};

export type ProductParameterResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductParameter'] = ResolversParentTypes['ProductParameter']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contextValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductParameterValue']>, ParentType, ContextType>;
};

export type ProductParameterValueResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductParameterValue'] = ResolversParentTypes['ProductParameterValue']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductGroup'] = ResolversParentTypes['ProductGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ProductVersion']>, ParentType, ContextType>;
};

export type ProductVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductVersion'] = ResolversParentTypes['ProductVersion']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductSubscriptionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductSubscription'] = ResolversParentTypes['ProductSubscription']> = {
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UnitResolvers<ContextType = any, ParentType extends ResolversParentTypes['Unit'] = ResolversParentTypes['Unit']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fraction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellBy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  precision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitConvertedFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProducerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Producer'] = ResolversParentTypes['Producer']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeriesResolvers<ContextType = any, ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mediumUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  iconHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSizeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductSize'] = ResolversParentTypes['ProductSize']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeProducer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amount_mw?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amount_mo?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amount_mp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ProductAvailability'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
};

export type ProductAvailabilityResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductAvailability'] = ResolversParentTypes['ProductAvailability']> = {
  visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionTel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconTel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  omnibusPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  beforeRebate?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  suggested?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Tax'], ParentType, ContextType>;
  rebateCodeActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  omnibusPriceDetails?: Resolver<Maybe<ResolversTypes['OmnibusPriceDetails']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  unitConvertedPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  youSavePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  beforeRebateDetails?: Resolver<Maybe<ResolversTypes['BeforeRebateDetails']>, ParentType, ContextType>;
  advancePrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  rebateNumber?: Resolver<Maybe<ResolversTypes['RebateNumber']>, ParentType, ContextType>;
  depositPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  depositPriceUnit?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  totalDepositPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  totalDepositPriceUnit?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type OmnibusPriceDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['OmnibusPriceDetails'] = ResolversParentTypes['OmnibusPriceDetails']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  youSavePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  omnibusPriceIsHigherThanSellingPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newPriceEffectiveUntil?: Resolver<Maybe<ResolversTypes['Moment']>, ParentType, ContextType>;
};

export type MomentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Moment'] = ResolversParentTypes['Moment']> = {
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeforeRebateDetailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['BeforeRebateDetails'] = ResolversParentTypes['BeforeRebateDetails']> = {
  youSavePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RebateNumberResolvers<ContextType = any, ParentType extends ResolversParentTypes['RebateNumber'] = ResolversParentTypes['RebateNumber']> = {
  number?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  allThresholds?: Resolver<Array<ResolversTypes['RebateThreshold']>, ParentType, ContextType>;
};

export type RebateThresholdResolvers<ContextType = any, ParentType extends ResolversParentTypes['RebateThreshold'] = ResolversParentTypes['RebateThreshold']> = {
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  firstThresholdValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  endThresholdValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  thresholdDiff?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceAfterRebate?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type TaxResolvers<ContextType = any, ParentType extends ResolversParentTypes['Tax'] = ResolversParentTypes['Tax']> = {
  vatPercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vatString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  worth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductsResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductsResponse'] = ResolversParentTypes['ProductsResponse']> = {
  results?: Resolver<ResolversTypes['ProductsResults'], ParentType, ContextType>;
  orderBy?: Resolver<Maybe<ResolversTypes['ProductsOrder']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  filters?: Resolver<Maybe<Array<ResolversTypes['ProductsFilter']>>, ParentType, ContextType>;
  took?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductsFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductsFilter'] = ResolversParentTypes['ProductsFilter']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProductsFilterItem']>, ParentType, ContextType>;
};

export type ProductsFilterItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductsFilterItem'] = ResolversParentTypes['ProductsFilterItem']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductsResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductsResults'] = ResolversParentTypes['ProductsResults']> = {
  resultCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resultPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitPerPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductsOrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductsOrder'] = ResolversParentTypes['ProductsOrder']> = {
  name?: Resolver<ResolversTypes['ProductsOrderBy'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderDirection'], ParentType, ContextType>;
};

export type SizeAvailabilityResolvers<ContextType = any, ParentType extends ResolversParentTypes['SizeAvailability'] = ResolversParentTypes['SizeAvailability']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['StoreAmount']>, ParentType, ContextType>;
  productSizeAvailableInStocks?: Resolver<Array<ResolversTypes['SizeInStock']>, ParentType, ContextType>;
};

export type SizeInStockResolvers<ContextType = any, ParentType extends ResolversParentTypes['SizeInStock'] = ResolversParentTypes['SizeInStock']> = {
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  strictQuantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['Unit'], ParentType, ContextType>;
  productAvailableStatus?: Resolver<ResolversTypes['StockStatus'], ParentType, ContextType>;
  stockInfo?: Resolver<ResolversTypes['StockInfo'], ParentType, ContextType>;
};

export type StockStatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['StockStatus'] = ResolversParentTypes['StockStatus']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['StockInfo'] = ResolversParentTypes['StockInfo']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cleardescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['StockContact']>, ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StockContactResolvers<ContextType = any, ParentType extends ResolversParentTypes['StockContact'] = ResolversParentTypes['StockContact']> = {
  phone?: Resolver<Maybe<ResolversTypes['ContactLink']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['ContactLink']>, ParentType, ContextType>;
  gg?: Resolver<Maybe<ResolversTypes['ContactLink']>, ParentType, ContextType>;
};

export type ContactLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContactLink'] = ResolversParentTypes['ContactLink']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  monday?: Resolver<Maybe<ResolversTypes['OpeningHoursOfDay']>, ParentType, ContextType>;
  tuesday?: Resolver<Maybe<ResolversTypes['OpeningHoursOfDay']>, ParentType, ContextType>;
  wednesday?: Resolver<Maybe<ResolversTypes['OpeningHoursOfDay']>, ParentType, ContextType>;
  thursday?: Resolver<Maybe<ResolversTypes['OpeningHoursOfDay']>, ParentType, ContextType>;
  friday?: Resolver<Maybe<ResolversTypes['OpeningHoursOfDay']>, ParentType, ContextType>;
  saturday?: Resolver<Maybe<ResolversTypes['OpeningHoursOfDay']>, ParentType, ContextType>;
  sunday?: Resolver<Maybe<ResolversTypes['OpeningHoursOfDay']>, ParentType, ContextType>;
};

export type OpeningHoursOfDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpeningHoursOfDay'] = ResolversParentTypes['OpeningHoursOfDay']> = {
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  till?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreAmountResolvers<ContextType = any, ParentType extends ResolversParentTypes['StoreAmount'] = ResolversParentTypes['StoreAmount']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HotspotsPanelResolvers<ContextType = any, ParentType extends ResolversParentTypes['HotspotsPanel'] = ResolversParentTypes['HotspotsPanel']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  took?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductsTextSearchResponseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductsTextSearchResponse'] = ResolversParentTypes['ProductsTextSearchResponse']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['SearchLink']>, ParentType, ContextType>;
  producers?: Resolver<Array<ResolversTypes['SearchLink']>, ParentType, ContextType>;
  menuNodes?: Resolver<Array<ResolversTypes['SearchLink']>, ParentType, ContextType>;
  cms?: Resolver<Array<ResolversTypes['SearchLink']>, ParentType, ContextType>;
  searchQueries?: Resolver<Array<ResolversTypes['SearchLink']>, ParentType, ContextType>;
};

export type SearchLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchLink'] = ResolversParentTypes['SearchLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  breadcrumbTrail?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ShoppingListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShoppingList'] = ResolversParentTypes['ShoppingList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedShoppingListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedShoppingList'] = ResolversParentTypes['ChangedShoppingList']> = {
  status?: Resolver<ResolversTypes['ChoiceStatus'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
};

export type OpinionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Opinion'] = ResolversParentTypes['Opinion']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedByPurchase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scorePositive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scoreNegative?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  LoginOptionsResponse?: LoginOptionsResponseResolvers<ContextType>;
  LoginOption?: LoginOptionResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ClearedBasket?: ClearedBasketResolvers<ContextType>;
  BasketChange?: BasketChangeResolvers<ContextType>;
  BasketResult?: BasketResultResolvers<ContextType>;
  RebateCodeChange?: RebateCodeChangeResolvers<ContextType>;
  BasketResponse?: BasketResponseResolvers<ContextType>;
  BasketExtra?: BasketExtraResolvers<ContextType>;
  BasketRebate?: BasketRebateResolvers<ContextType>;
  BasketRebateCode?: BasketRebateCodeResolvers<ContextType>;
  BasketCost?: BasketCostResolvers<ContextType>;
  BasketShippingCost?: BasketShippingCostResolvers<ContextType>;
  Points?: PointsResolvers<ContextType>;
  BasketSummary?: BasketSummaryResolvers<ContextType>;
  BasketShipping?: BasketShippingResolvers<ContextType>;
  BasketShippingLater?: BasketShippingLaterResolvers<ContextType>;
  SmileShippingLimitFree?: SmileShippingLimitFreeResolvers<ContextType>;
  BasketProduct?: BasketProductResolvers<ContextType>;
  BasketProductData?: BasketProductDataResolvers<ContextType>;
  BasketProductSize?: BasketProductSizeResolvers<ContextType>;
  BasketBundleProduct?: BasketBundleProductResolvers<ContextType>;
  BasketBundlePart?: BasketBundlePartResolvers<ContextType>;
  BasketGroup?: BasketGroupResolvers<ContextType>;
  BasketGroupSubscription?: BasketGroupSubscriptionResolvers<ContextType>;
  Day?: DayResolvers<ContextType>;
  ClientDataValidation?: ClientDataValidationResolvers<ContextType>;
  ValidationMessage?: ValidationMessageResolvers<ContextType>;
  CompanyDataResponse?: CompanyDataResponseResolvers<ContextType>;
  CompanyData?: CompanyDataResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientProspect?: ClientProspectResolvers<ContextType>;
  ClientAddress?: ClientAddressResolvers<ContextType>;
  ClientDeliveryAddress?: ClientDeliveryAddressResolvers<ContextType>;
  ClientInvoiceAddress?: ClientInvoiceAddressResolvers<ContextType>;
  ClientCountry?: ClientCountryResolvers<ContextType>;
  AddressChange?: AddressChangeResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  LoginResponse?: LoginResponseResolvers<ContextType>;
  RegisterClientResponse?: RegisterClientResponseResolvers<ContextType>;
  UpdateClientResponse?: UpdateClientResponseResolvers<ContextType>;
  PasswordRecoveryResponse?: PasswordRecoveryResponseResolvers<ContextType>;
  ShippingCountry?: ShippingCountryResolvers<ContextType>;
  ShippingProvince?: ShippingProvinceResolvers<ContextType>;
  ChosenPlace?: ChosenPlaceResolvers<ContextType>;
  ChoiceError?: ChoiceErrorResolvers<ContextType>;
  LowestPricesOfProduct?: LowestPricesOfProductResolvers<ContextType>;
  LowestPriceOfSize?: LowestPriceOfSizeResolvers<ContextType>;
  AnyValue?: GraphQLScalarType;
  OrderCreated?: OrderCreatedResolvers<ContextType>;
  PreparedPayment?: PreparedPaymentResolvers<ContextType>;
  PaymentForm?: PaymentFormResolvers<ContextType>;
  PaymentFormInput?: PaymentFormInputResolvers<ContextType>;
  ChangedOrderPayment?: ChangedOrderPaymentResolvers<ContextType>;
  ChangedOrderPaymentStatus?: ChangedOrderPaymentStatusResolvers<ContextType>;
  PaymentsMethod?: PaymentsMethodResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  PaymentSystem?: PaymentSystemResolvers<ContextType>;
  PaymentCost?: PaymentCostResolvers<ContextType>;
  PaymentTerms?: PaymentTermsResolvers<ContextType>;
  PaymentClause?: PaymentClauseResolvers<ContextType>;
  PaymentGroup?: PaymentGroupResolvers<ContextType>;
  PaymentGroupTerms?: PaymentGroupTermsResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  shipping?: shippingResolvers<ContextType>;
  ShippingSettings?: ShippingSettingsResolvers<ContextType>;
  NonStandardizedShipping?: NonStandardizedShippingResolvers<ContextType>;
  ShippingWay?: ShippingWayResolvers<ContextType>;
  PickupPoints?: PickupPointsResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  CourierPickupPoint?: CourierPickupPointResolvers<ContextType>;
  PickupPointAddress?: PickupPointAddressResolvers<ContextType>;
  Coordinates?: CoordinatesResolvers<ContextType>;
  Courier?: CourierResolvers<ContextType>;
  ShippingTime?: ShippingTimeResolvers<ContextType>;
  TimeAhead?: TimeAheadResolvers<ContextType>;
  Duration?: DurationResolvers<ContextType>;
  ProductResponse?: ProductResponseResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductParameter?: ProductParameterResolvers<ContextType>;
  ProductParameterValue?: ProductParameterValueResolvers<ContextType>;
  ProductGroup?: ProductGroupResolvers<ContextType>;
  ProductVersion?: ProductVersionResolvers<ContextType>;
  ProductSubscription?: ProductSubscriptionResolvers<ContextType>;
  Unit?: UnitResolvers<ContextType>;
  Producer?: ProducerResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductSize?: ProductSizeResolvers<ContextType>;
  ProductAvailability?: ProductAvailabilityResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  OmnibusPriceDetails?: OmnibusPriceDetailsResolvers<ContextType>;
  Moment?: MomentResolvers<ContextType>;
  BeforeRebateDetails?: BeforeRebateDetailsResolvers<ContextType>;
  RebateNumber?: RebateNumberResolvers<ContextType>;
  RebateThreshold?: RebateThresholdResolvers<ContextType>;
  Tax?: TaxResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  ProductsResponse?: ProductsResponseResolvers<ContextType>;
  ProductsFilter?: ProductsFilterResolvers<ContextType>;
  ProductsFilterItem?: ProductsFilterItemResolvers<ContextType>;
  ProductsResults?: ProductsResultsResolvers<ContextType>;
  ProductsOrder?: ProductsOrderResolvers<ContextType>;
  SizeAvailability?: SizeAvailabilityResolvers<ContextType>;
  SizeInStock?: SizeInStockResolvers<ContextType>;
  StockStatus?: StockStatusResolvers<ContextType>;
  StockInfo?: StockInfoResolvers<ContextType>;
  StockContact?: StockContactResolvers<ContextType>;
  ContactLink?: ContactLinkResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  OpeningHoursOfDay?: OpeningHoursOfDayResolvers<ContextType>;
  StoreAmount?: StoreAmountResolvers<ContextType>;
  HotspotsPanel?: HotspotsPanelResolvers<ContextType>;
  ProductsTextSearchResponse?: ProductsTextSearchResponseResolvers<ContextType>;
  SearchLink?: SearchLinkResolvers<ContextType>;
  ShoppingList?: ShoppingListResolvers<ContextType>;
  ChangedShoppingList?: ChangedShoppingListResolvers<ContextType>;
  Opinion?: OpinionResolvers<ContextType>;
};

