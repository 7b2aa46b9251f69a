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
  /** How much of each size lies in which store; null when the product is not sold. */
  sizeAvailability: Maybe<Array<SizeAvailability>>;
  /** How goods can be sent, what that costs and when they leave and arrive; null when they are not known. */
  shipping: Maybe<shipping>;
  /** What lies in the visitor's basket, at the prices and bounds of this moment. */
  basket: BasketResponse;
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
export type QuerybasketArgs = {
  BasketCostInput?: InputMaybe<BasketCostInput>;
};

/** What can be changed. What cannot be done stands in the answer, as an error with its code. */
export type Mutation = {
  /** Puts products into the visitor's basket, beside what lies there: at most 100 lines, each answered for by itself. */
  addProductsToBasket: BasketChange;
  /** Takes products out of the visitor's basket: at most 100 lines, each answered for by itself. */
  removeProductsFromBasket: BasketChange;
  /** Gives the visitor's basket a rebate code in place of any other. Whoever tries very many waits. */
  activateRebateCode: RebateCodeChange;
  /** Takes the rebate code of the visitor's basket away. */
  deactivateRebateCode: RebateCodeChange;
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

/** Where to the costs of sending are told. */
export type BasketCostInput = {
  /** Two letters, in place of the country that the visitor has chosen. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** A postcode of that country. */
  zipcode?: InputMaybe<Scalars['String']['input']>;
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
  /** The cheapest way of sending that is paid in advance; null when nothing is sent, or nobody carries it there. */
  shipping: Maybe<Price>;
  /** What is missing to free sending; 0 when it is free, null when it never is. */
  toShippingFree: Maybe<Money>;
  /** Goods and sending. */
  total: Price;
  /** Points that lines cost besides. */
  points: Scalars['Int']['output'];
  /** Points that the order brings; null of a visitor, who gets none. */
  pointsReceived: Maybe<Scalars['Int']['output']>;
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
};

/** A way of getting to the buyer. */
export type BasketGroupType =
  /** In a parcel. */
  | 'parcel'
  /** Without one: gift cards, files and services. */
  | 'without_parcel'
  /** In parcels that come again. */
  | 'subscription';

/** A country to send to. */
export type SetRegionInput = {
  /** Two letters: 'DE'. */
  country: Scalars['String']['input'];
};

/** A postcode to send to. */
export type SetTemporaryZipcodeInput = {
  /** A postcode of the country that is chosen, with its signs or without: '72-500'. */
  zipcode: Scalars['String']['input'];
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
  /** Where to, in place of what the visitor has chosen: a country as two letters. Anything else is as if it were not given. */
  forcedRegion?: InputMaybe<Scalars['AnyValue']['input']>;
  /** How the ways shall stand. */
  displaySettings?: InputMaybe<ShippingDisplayInput>;
};

/** What is to be sent. */
export type ShippingMode =
  /** The products that are given. */
  | 'product'
  /** What lies in the visitor's basket. */
  | 'basket';

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
  /** From which value of goods it is offered, in the currency's main unit; 0 is always. */
  minworth: Scalars['Float']['output'];
  /** Whether the goods are worth as much. */
  minworthReached: Scalars['Boolean']['output'];
  /** From which value of goods it costs nothing, in the currency's main unit; null is never. */
  limitFree: Maybe<Scalars['Float']['output']>;
};

/** Who carries goods. */
export type Courier = {
  /** His number. */
  id: Scalars['Int']['output'];
  /** His number and whether he is paid on delivery: '7-1', else '7-0'. */
  fullId: Scalars['String']['output'];
  /** Address of his sign; empty without one. */
  icon: Scalars['String']['output'];
  /** His name. */
  name: Scalars['String']['output'];
  /** Whether the goods are collected at a point. */
  pickupPoint: Scalars['Boolean']['output'];
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
  /** The second picture, 160 pixels wide; null without one. */
  iconSmallSecond: Maybe<Scalars['String']['output']>;
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
};

/** What kind of thing a product is. */
export type ProductType =
  /** Goods. */
  | 'product_item'
  /** Several goods sold together. */
  | 'product_bundle'
  /** Nothing that travels: a file, a gift card. */
  | 'product_virtual'
  /** Work that is done for the buyer. */
  | 'product_service';

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
  /** Kilograms of one unit. */
  weight: Scalars['Float']['output'];
  /** What one unit costs; null when it is told by phone, or paid in points. */
  price: Maybe<ProductPrice>;
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
  /** Ids; their order is kept. Where they are given, the text is not looked at. */
  productsId?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Words of name, maker, code or EAN; Polish letters count as their plain ones. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** How many products at most, 1 to 100; settingsInput.limit goes before it. */
  limit?: InputMaybe<Scalars['Int']['input']>;
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
  page?: InputMaybe<Scalars['String']['input']>;
  /** The row's name: 'products_associated_zone1' is what others bought as well, 'products_associated_zone2' what is similar. */
  zone: Scalars['String']['input'];
  /** The products that it stands beside, at most 12. */
  products?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** A row of products. */
export type HotspotsPanel = {
  /** Its heading; null when there is no such row. */
  name: Maybe<Scalars['String']['output']>;
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
  id: Scalars['ID']['input'];
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  BasketProductInput: BasketProductInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  BasketChange: ResolverTypeWrapper<BasketChange>;
  BasketStatus: BasketStatus;
  BasketResult: ResolverTypeWrapper<BasketResult>;
  RebateCodeChange: ResolverTypeWrapper<RebateCodeChange>;
  BasketCostInput: BasketCostInput;
  BasketResponse: ResolverTypeWrapper<BasketResponse>;
  BasketExtra: ResolverTypeWrapper<BasketExtra>;
  BasketExtraKind: BasketExtraKind;
  BasketRebate: ResolverTypeWrapper<BasketRebate>;
  BasketRebateCode: ResolverTypeWrapper<BasketRebateCode>;
  BasketCost: ResolverTypeWrapper<BasketCost>;
  BasketSummary: ResolverTypeWrapper<BasketSummary>;
  BasketProduct: ResolverTypeWrapper<BasketProduct>;
  BasketBundlePart: ResolverTypeWrapper<BasketBundlePart>;
  BasketGroup: ResolverTypeWrapper<BasketGroup>;
  BasketGroupType: BasketGroupType;
  SetRegionInput: SetRegionInput;
  SetTemporaryZipcodeInput: SetTemporaryZipcodeInput;
  ChosenPlace: ResolverTypeWrapper<ChosenPlace>;
  ChoiceStatus: ChoiceStatus;
  ChoiceError: ResolverTypeWrapper<ChoiceError>;
  LowestPricesOfProduct: ResolverTypeWrapper<LowestPricesOfProduct>;
  LowestPriceOfSize: ResolverTypeWrapper<LowestPriceOfSize>;
  ShippingInput: ShippingInput;
  AnyValue: ResolverTypeWrapper<Scalars['AnyValue']['output']>;
  ShippingMode: ShippingMode;
  ShippingProductInput: ShippingProductInput;
  BundlePartInput: BundlePartInput;
  ShippingDisplayInput: ShippingDisplayInput;
  ShippingOrder: ShippingOrder;
  ShippingPayment: ShippingPayment;
  shipping: ResolverTypeWrapper<shipping>;
  ShippingWay: ResolverTypeWrapper<ShippingWay>;
  Courier: ResolverTypeWrapper<Courier>;
  ShippingTime: ResolverTypeWrapper<ShippingTime>;
  TimeAhead: ResolverTypeWrapper<TimeAhead>;
  Duration: ResolverTypeWrapper<Duration>;
  ProductResponse: ResolverTypeWrapper<ProductResponse>;
  Product: ResolverTypeWrapper<Product>;
  ProductType: ProductType;
  Unit: ResolverTypeWrapper<Unit>;
  Producer: ResolverTypeWrapper<Producer>;
  Category: ResolverTypeWrapper<Category>;
  Series: ResolverTypeWrapper<Series>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductSize: ResolverTypeWrapper<ProductSize>;
  ProductPrice: ResolverTypeWrapper<ProductPrice>;
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
  StoreAmount: ResolverTypeWrapper<StoreAmount>;
  HotspotsPanelParamsInput: HotspotsPanelParamsInput;
  HotspotsPanel: ResolverTypeWrapper<HotspotsPanel>;
  ProductsTextSearchResponse: ResolverTypeWrapper<ProductsTextSearchResponse>;
  SearchLink: ResolverTypeWrapper<SearchLink>;
  ShoppingListInput: ShoppingListInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ShoppingListSettingsInput: ShoppingListSettingsInput;
  ShoppingListProduct: ShoppingListProduct;
  ChangedShoppingList: ResolverTypeWrapper<ChangedShoppingList>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  BasketProductInput: BasketProductInput;
  Float: Scalars['Float']['output'];
  BasketChange: BasketChange;
  BasketResult: BasketResult;
  RebateCodeChange: RebateCodeChange;
  BasketCostInput: BasketCostInput;
  BasketResponse: BasketResponse;
  BasketExtra: BasketExtra;
  BasketRebate: BasketRebate;
  BasketRebateCode: BasketRebateCode;
  BasketCost: BasketCost;
  BasketSummary: BasketSummary;
  BasketProduct: BasketProduct;
  BasketBundlePart: BasketBundlePart;
  BasketGroup: BasketGroup;
  SetRegionInput: SetRegionInput;
  SetTemporaryZipcodeInput: SetTemporaryZipcodeInput;
  ChosenPlace: ChosenPlace;
  ChoiceError: ChoiceError;
  LowestPricesOfProduct: LowestPricesOfProduct;
  LowestPriceOfSize: LowestPriceOfSize;
  ShippingInput: ShippingInput;
  AnyValue: Scalars['AnyValue']['output'];
  ShippingProductInput: ShippingProductInput;
  BundlePartInput: BundlePartInput;
  ShippingDisplayInput: ShippingDisplayInput;
  shipping: shipping;
  ShippingWay: ShippingWay;
  Courier: Courier;
  ShippingTime: ShippingTime;
  TimeAhead: TimeAhead;
  Duration: Duration;
  ProductResponse: ProductResponse;
  Product: Product;
  Unit: Unit;
  Producer: Producer;
  Category: Category;
  Series: Series;
  ProductImage: ProductImage;
  ProductSize: ProductSize;
  ProductPrice: ProductPrice;
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
  StoreAmount: StoreAmount;
  HotspotsPanelParamsInput: HotspotsPanelParamsInput;
  HotspotsPanel: HotspotsPanel;
  ProductsTextSearchResponse: ProductsTextSearchResponse;
  SearchLink: SearchLink;
  ShoppingListInput: ShoppingListInput;
  ID: Scalars['ID']['output'];
  ShoppingListSettingsInput: ShoppingListSettingsInput;
  ShoppingListProduct: ShoppingListProduct;
  ChangedShoppingList: ChangedShoppingList;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  product?: Resolver<Maybe<ResolversTypes['ProductResponse']>, ParentType, ContextType, Partial<QueryproductArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductsResponse']>, ParentType, ContextType, Partial<QueryproductsArgs>>;
  productsTextSearch?: Resolver<Maybe<ResolversTypes['ProductsTextSearchResponse']>, ParentType, ContextType, Partial<QueryproductsTextSearchArgs>>;
  hotspots?: Resolver<ResolversTypes['HotspotsPanel'], ParentType, ContextType, RequireFields<QueryhotspotsArgs, 'hotspotsPanelParamsInput'>>;
  getLastLowestProductPrices?: Resolver<Maybe<Array<ResolversTypes['LowestPricesOfProduct']>>, ParentType, ContextType, Partial<QuerygetLastLowestProductPricesArgs>>;
  sizeAvailability?: Resolver<Maybe<Array<ResolversTypes['SizeAvailability']>>, ParentType, ContextType, Partial<QuerysizeAvailabilityArgs>>;
  shipping?: Resolver<Maybe<ResolversTypes['shipping']>, ParentType, ContextType, RequireFields<QueryshippingArgs, 'ShippingInput'>>;
  basket?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, Partial<QuerybasketArgs>>;
  trackingEvents?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  trackingEventFiles?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addProductsToBasket?: Resolver<ResolversTypes['BasketChange'], ParentType, ContextType, RequireFields<MutationaddProductsToBasketArgs, 'ProductInput'>>;
  removeProductsFromBasket?: Resolver<ResolversTypes['BasketChange'], ParentType, ContextType, RequireFields<MutationremoveProductsFromBasketArgs, 'ProductInput'>>;
  activateRebateCode?: Resolver<ResolversTypes['RebateCodeChange'], ParentType, ContextType, RequireFields<MutationactivateRebateCodeArgs, 'code'>>;
  deactivateRebateCode?: Resolver<ResolversTypes['RebateCodeChange'], ParentType, ContextType>;
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
};

export type BasketSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['BasketSummary'] = ResolversParentTypes['BasketSummary']> = {
  productsCounter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productsNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pointsHeld?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type shippingResolvers<ContextType = any, ParentType extends ResolversParentTypes['shipping'] = ResolversParentTypes['shipping']> = {
  shipping?: Resolver<Array<ResolversTypes['ShippingWay']>, ParentType, ContextType>;
  shippingTime?: Resolver<Maybe<ResolversTypes['ShippingTime']>, ParentType, ContextType>;
};

export type ShippingWayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingWay'] = ResolversParentTypes['ShippingWay']> = {
  courier?: Resolver<ResolversTypes['Courier'], ParentType, ContextType>;
  prepaid?: Resolver<ResolversTypes['ShippingPayment'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveryTime?: Resolver<ResolversTypes['TimeAhead'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minworth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minworthReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitFree?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CourierResolvers<ContextType = any, ParentType extends ResolversParentTypes['Courier'] = ResolversParentTypes['Courier']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickupPoint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  iconSmallSecond?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
};

export type UnitResolvers<ContextType = any, ParentType extends ResolversParentTypes['Unit'] = ResolversParentTypes['Unit']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fraction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellBy?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  precision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
};

export type ProductSizeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductSize'] = ResolversParentTypes['ProductSize']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeProducer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['ProductPrice']>, ParentType, ContextType>;
};

export type ProductPriceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProductPrice'] = ResolversParentTypes['ProductPrice']> = {
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  omnibusPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  beforeRebate?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  suggested?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Tax'], ParentType, ContextType>;
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
};

export type StoreAmountResolvers<ContextType = any, ParentType extends ResolversParentTypes['StoreAmount'] = ResolversParentTypes['StoreAmount']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HotspotsPanelResolvers<ContextType = any, ParentType extends ResolversParentTypes['HotspotsPanel'] = ResolversParentTypes['HotspotsPanel']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ChangedShoppingListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangedShoppingList'] = ResolversParentTypes['ChangedShoppingList']> = {
  status?: Resolver<ResolversTypes['ChoiceStatus'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ChoiceError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  BasketChange?: BasketChangeResolvers<ContextType>;
  BasketResult?: BasketResultResolvers<ContextType>;
  RebateCodeChange?: RebateCodeChangeResolvers<ContextType>;
  BasketResponse?: BasketResponseResolvers<ContextType>;
  BasketExtra?: BasketExtraResolvers<ContextType>;
  BasketRebate?: BasketRebateResolvers<ContextType>;
  BasketRebateCode?: BasketRebateCodeResolvers<ContextType>;
  BasketCost?: BasketCostResolvers<ContextType>;
  BasketSummary?: BasketSummaryResolvers<ContextType>;
  BasketProduct?: BasketProductResolvers<ContextType>;
  BasketBundlePart?: BasketBundlePartResolvers<ContextType>;
  BasketGroup?: BasketGroupResolvers<ContextType>;
  ChosenPlace?: ChosenPlaceResolvers<ContextType>;
  ChoiceError?: ChoiceErrorResolvers<ContextType>;
  LowestPricesOfProduct?: LowestPricesOfProductResolvers<ContextType>;
  LowestPriceOfSize?: LowestPriceOfSizeResolvers<ContextType>;
  AnyValue?: GraphQLScalarType;
  shipping?: shippingResolvers<ContextType>;
  ShippingWay?: ShippingWayResolvers<ContextType>;
  Courier?: CourierResolvers<ContextType>;
  ShippingTime?: ShippingTimeResolvers<ContextType>;
  TimeAhead?: TimeAheadResolvers<ContextType>;
  Duration?: DurationResolvers<ContextType>;
  ProductResponse?: ProductResponseResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  Unit?: UnitResolvers<ContextType>;
  Producer?: ProducerResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductSize?: ProductSizeResolvers<ContextType>;
  ProductPrice?: ProductPriceResolvers<ContextType>;
  Tax?: TaxResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  ProductsResponse?: ProductsResponseResolvers<ContextType>;
  ProductsFilter?: ProductsFilterResolvers<ContextType>;
  ProductsFilterItem?: ProductsFilterItemResolvers<ContextType>;
  ProductsResults?: ProductsResultsResolvers<ContextType>;
  ProductsOrder?: ProductsOrderResolvers<ContextType>;
  SizeAvailability?: SizeAvailabilityResolvers<ContextType>;
  StoreAmount?: StoreAmountResolvers<ContextType>;
  HotspotsPanel?: HotspotsPanelResolvers<ContextType>;
  ProductsTextSearchResponse?: ProductsTextSearchResponseResolvers<ContextType>;
  SearchLink?: SearchLinkResolvers<ContextType>;
  ChangedShoppingList?: ChangedShoppingListResolvers<ContextType>;
};

