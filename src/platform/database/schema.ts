// Written by scripts/generate-schema.mjs from db/migrations; change those and run: npm run schema
import type { ColumnType } from 'kysely'

/** What the database fills in when it is not given. */
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Exact decimals come as text. */
type Numeric = ColumnType<string, string | number, string | number>
type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>

interface AccountAttemptTable {
  key: string
  tries: number
  ends_at: Timestamp
}

interface AccountBackupCodeTable {
  user_id: string
  code_hash: Buffer | Uint8Array
}

interface AccountCredentialTable {
  id: string
  user_id: string
  provider_id: string
  account_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Timestamp | null
  refresh_token_expires_at: Timestamp | null
  scope: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

interface AccountEmailChangeTable {
  id: string
  user_id: string
  new_email: string
  token_hash: Buffer | Uint8Array | null
  old_email: string | null
  expires_at: Timestamp
}

interface AccountMailCodeTable {
  id: string
  token_hash: Buffer | Uint8Array
  user_id: string | null
  counted_as: string
  sealed_code: Buffer | Uint8Array | null
  tries: Generated<number>
  expires_at: Timestamp
}

interface AccountPasskeyTable {
  id: string
  user_id: string
  public_key: Buffer | Uint8Array
  counter: number
  transports: string
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
}

interface AccountPendingSignInTable {
  token_hash: Buffer | Uint8Array
  user_id: string
  how: string
  credentials: Buffer | Uint8Array
  tries: Generated<number>
  expires_at: Timestamp
}

interface AccountSecondFactorTable {
  user_id: string
  id: string
  sealed_secret: Buffer | Uint8Array
  confirmed_at: Timestamp | null
  last_step: Generated<number>
  created_at: Timestamp
}

interface AccountSessionTable {
  id: string
  user_id: string
  token: string
  user_agent: string | null
  ip_address: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  expires_at: Timestamp
}

interface AccountUserTable {
  id: string
  login: string | null
  email: string
  email_verified: Generated<boolean>
  name: string
  image: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

interface AccountVerificationTable {
  id: string
  identifier: string
  value: string
  expires_at: Timestamp
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

interface AddressTable {
  id: Generated<number>
  customer_id: number
  kind: string
  first_name: Generated<string>
  last_name: Generated<string>
  company: Generated<string>
  tax_number: Generated<string>
  street: string
  street_number: string
  postcode: string
  city: string
  country: Generated<string>
  phone: Generated<string>
  label: Generated<string>
  is_default: Generated<boolean>
}

interface AttachmentTable {
  id: Generated<number>
  product_id: number
  position: number
  name: string
  file: string
  kind: Generated<string>
  bytes: number
  file_name: Generated<string>
  media_type: Generated<string>
}

interface BasketTable {
  id: Generated<number>
  visit_id: number | null
  customer_id: number | null
  comment: Generated<string>
  created_at: Generated<Timestamp>
  changed_at: Generated<Timestamp>
  rebate_code: Generated<string>
  gift_size_id: number | null
  wrap_size_id: number | null
  seen_beside: Generated<string>
}

interface BasketLineTable {
  id: Generated<number>
  basket_id: number
  size_id: number
  quantity: Numeric
  additional: Generated<string>
  for_points: Generated<boolean>
  subscription_days: Generated<number>
  bundle_parts: Generated<Json>
  comment: Generated<string>
  added_at: Generated<Timestamp>
  seen_gross: number | null
  seen_currency: Generated<string>
  configuration: Generated<Json>
  wrap_size_id: number | null
}

interface BundlePartTable {
  bundle_id: number
  size_id: number
  quantity: Numeric
  position: Generated<number>
  choose_size: Generated<boolean>
}

interface CategoryTable {
  id: Generated<number>
  tree_id: Generated<number>
  parent_id: number | null
  path: number[]
  slug: string
  name: string
  sort_key: string
  description: Generated<string>
  description_bottom: Generated<string>
  position: Generated<number>
  visible: Generated<boolean>
  source: Generated<string>
  source_id: string | null
  menu_products: Json | null
}

interface CategoryTreeTable {
  id: Generated<number>
  name: string
}

interface CheckoutDraftTable {
  visit_id: number
  customer_id: number | null
  fields: Json
  changed_at: Timestamp
}

interface ComparisonTable {
  visit_id: number
  product_ids: Generated<number[]>
  changed_at: Timestamp
}

interface ConfiguratorTable {
  product_id: number
  fields: Json
}

interface ConsentLogTable {
  id: Generated<number>
  token: string
  given_at: Timestamp
  round: number
  allowed: string[]
  words_digest: string
}

interface ConsentWordsTable {
  digest: string
  words: string
}

interface ContactMessageTable {
  id: Generated<number>
  name: string
  email: string
  topic: string
  order_number: string
  message: string
  written_at: Timestamp
}

interface ContentDraftTable {
  slug: string
  title: string
  markdown: string
  position: number | null
  unread_template: Generated<boolean>
  changed_at: Generated<Timestamp>
}

interface ContentPageTable {
  slug: string
  position: Generated<number>
  in_footer: Generated<boolean>
}

interface ContentVersionTable {
  slug: string
  version: number
  title: string
  html: string
  valid_from: Generated<Timestamp>
  markdown: string | null
  unread_template: Generated<boolean>
}

interface CourierTable {
  id: Generated<number>
  name: string
  icon: Generated<string>
  pickup_point: Generated<boolean>
  position: Generated<number>
  enabled: Generated<boolean>
  tracking_url: Generated<string>
  points_url: Generated<string>
}

interface CourierGoodsTable {
  courier_id: number
  product_id: number | null
  category_id: number | null
  rule: string
}

interface CurrencyTable {
  code: string
  symbol: string
  mask: string
  symbol_before: Generated<boolean>
  symbol_space: Generated<boolean>
  rate: Numeric
  position: Generated<number>
  price_list_id: number | null
}

interface CurrencyRateLogTable {
  id: Generated<number>
  currency: string
  rate: Numeric
  since: Timestamp
  recorded_at: Generated<Timestamp>
}

interface CustomerTable {
  id: Generated<number>
  account_id: string | null
  kind: Generated<string>
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  phone: Generated<string>
  company: Generated<string>
  tax_number: Generated<string>
  price_list_id: Generated<number>
  points: Generated<number>
  created_at: Generated<Timestamp>
  group_name: Generated<string>
  birth_date: string | null
}

interface CustomerConsentTable {
  id: Generated<number>
  customer_id: number
  kind: string
  given: boolean
  words: string
  version: number | null
  at: Timestamp
}

interface DeliveryAreaTable {
  option_id: number
  postcode_from: string
  postcode_to: string
  served: Generated<boolean>
  surcharge: Generated<number>
  free_from: number | null
}

interface DeliveryBandTable {
  option_id: number
  weight_from: Generated<number>
  value_from: Generated<number>
  cost: number
}

interface DeliveryOptionTable {
  id: Generated<number>
  courier_id: number
  country: Generated<string>
  prepaid: string
  cost: number
  free_from: number | null
  minimum_value: Generated<number>
  maximum_weight: number | null
  vat_class_id: Generated<string>
  days_from: Generated<number>
  days_to: Generated<number>
  comment: Generated<string>
  own_amounts: Generated<Json>
}

interface EconomicOperatorTable {
  id: Generated<number>
  name: string
  address: string
  country: string
  contact: string
}

interface FavouriteTable {
  id: Generated<number>
  list_id: number
  product_id: number
  size_id: number | null
  added_at: Timestamp
}

interface FavouriteListTable {
  id: Generated<number>
  visit_id: number | null
  customer_id: number | null
  changed_at: Timestamp
}

interface FeedSourceTable {
  address: string
  source: string
  tried_at: Timestamp
  imported_at: Timestamp | null
  etag: string | null
  last_modified: string | null
  hash: string | null
  problem: string | null
}

interface IllustrationTable {
  id: Generated<number>
  source_url: string
  file: string | null
  width: number | null
  height: number | null
  colour: string | null
  state: Generated<string>
  attempts: Generated<number>
  next_attempt_at: Timestamp | null
  error: string | null
}

interface ImportSeenTable {
  run: number
  source_id: string
  seen_at: Timestamp
}

interface ListingTable {
  product_id: number
  categories: number[]
  producer_id: number | null
  series_id: number | null
  parameter_values: number[]
  sizes: string[]
  in_stock: boolean
  to_order: boolean
  disabled: boolean
  express: boolean
  is_new: boolean
  priced: string
  popularity: number
  sort_key: string
  created_at: Timestamp
}

interface ListingChangeTable {
  product_id: number
  changed_by: string
}

interface ListingPriceTable {
  product_id: number
  price_list_id: number
  valid_from: Timestamp
  valid_until: Timestamp | null
  own_amount: number | null
  rest_amount: number | null
  promotion: boolean
}

interface NewsletterConsentTable {
  version: Generated<number>
  digest: string
  words: string
  used_since: Timestamp
}

interface NewsletterLinkTable {
  hash: Buffer | Uint8Array
  subscription_id: number
  confirms: number | null
  valid_until: Timestamp | null
}

interface NewsletterSubscriptionTable {
  id: Generated<number>
  email: string
  consent_version: number
  language: string
  asked_at: Timestamp
  confirmed_at: Timestamp | null
  withdrawn_at: Timestamp | null
}

interface OpinionTable {
  id: Generated<number>
  product_id: number | null
  order_id: number | null
  order_position: number | null
  proof: string | null
  customer_id: number | null
  email: Generated<string>
  author: string
  language: Generated<string>
  rating: number
  content: string
  state: Generated<string>
  reason: Generated<string>
  written_at: Timestamp
  answer: Generated<string>
  answered_at: Timestamp | null
  helpful: Generated<number>
  unhelpful: Generated<number>
}

interface OpinionVoteTable {
  opinion_id: number
  customer_id: number | null
  visit_id: number | null
}

interface OrderAddressTable {
  order_id: number
  kind: string
  first_name: Generated<string>
  last_name: Generated<string>
  company: Generated<string>
  tax_number: Generated<string>
  street: string
  street_number: string
  postcode: string
  city: string
  country: string
}

interface OrderChargeTable {
  order_id: number
  kind: string
  name: string
  gross: number
  net: number
  vat: Json
}

interface OrderConsentTable {
  order_id: number
  kind: string
  given: boolean
  required: boolean
  words: string
  version: number | null
}

interface OrderEventTable {
  id: Generated<number>
  order_id: number
  at: Timestamp
  kind: string
  detail: Generated<Json>
  actor: string | null
  reason: Generated<string>
  from_status: string | null
  to_status: string | null
}

interface OrderLineTable {
  order_id: number
  position: number
  product_id: number | null
  size_id: number | null
  name: string
  version_name: Generated<string>
  size_name: Generated<string>
  code: string | null
  ean: string | null
  picture: string | null
  unit: string
  precision: number
  quantity: Numeric
  unit_gross: number
  vat_percent: Numeric | null
  gross: number
  net: number
  additional: Generated<string>
  comment: Generated<string>
  subscription_days: Generated<number>
  bundle_parts: Generated<Json>
  taken: Generated<Json>
  points_spent: Generated<number>
  points_received: Generated<number>
  discount_gross: Generated<number>
  kind: Generated<string>
  vat_exemption: Generated<string>
}

interface OrderPromotionTable {
  order_id: number
  position: number
  promotion_id: number
  name: string
  code: Generated<string>
  saved_gross: Generated<number>
  points: Generated<number>
}

interface OrdersTable {
  id: Generated<number>
  number: Generated<number>
  token: string
  idempotency_key: string
  customer_id: number | null
  status: Generated<string>
  language: Generated<string>
  currency: string
  price_type: string
  placed_at: Timestamp
  email: string
  phone: string
  comment: Generated<string>
  courier_id: number | null
  delivery_name: string
  delivery_prepaid: string
  delivery_gross: number
  delivery_net: number
  payment_method: string
  goods_gross: number
  goods_net: number
  total_gross: number
  total_net: number
  terms_version: number
  seller: Json
  currency_rate: Generated<Numeric>
  placed_by: Generated<string>
  delivery_vat: Generated<Json>
  gift_card_code: Generated<string>
  tracking_number: Generated<string>
  order_status: string | null
  token_expires_at: Generated<Timestamp>
  promised_day: string | null
  pickup_point: Generated<string>
  pickup_point_address: Generated<string>
}

interface ParameterTable {
  id: Generated<number>
  slug: string
  name: string
  sort_key: string
  position: Generated<number>
  description: Generated<string>
}

interface ParameterValueTable {
  id: Generated<number>
  parameter_id: number
  slug: string
  name: string
  sort_key: string
  description: Generated<string>
}

interface ParcelTable {
  id: Generated<number>
  shipment_id: number
  tracking_number: string
  tracking_url: Generated<string>
}

interface PaymentTable {
  id: Generated<number>
  order_id: number
  method: string
  status: Generated<string>
  amount: number
  currency: string
  external_id: string | null
  created_at: Generated<Timestamp>
  changed_at: Generated<Timestamp>
}

interface PaymentAttemptTable {
  id: Generated<number>
  order_id: number
  session_id: string
  method: string
  amount: number
  currency: string
  state: Generated<string>
  token: string | null
  gateway_order: number | null
  problem: Generated<string>
  code_sent_at: Timestamp | null
  created_at: Timestamp
  checked_at: Timestamp
}

interface PaymentEntryTable {
  id: Generated<number>
  order_id: number
  kind: string
  amount: number
  currency: string
  source: string
  actor: string
  idempotency_key: string
  at: Timestamp
}

interface PaymentRefundTable {
  id: string
  attempt_id: number
  amount: number
  state: Generated<string>
  created_at: Timestamp
}

interface PickupPointTable {
  courier_id: number
  code: string
  plain_code: Generated<string>
  street: string
  street_number: string
  postcode: string
  postcode_digits: Generated<string>
  city: string
  country: Generated<string>
  place: Generated<string>
  hours: Generated<string>
  takes_payment: Generated<boolean>
  latitude: number | null
  longitude: number | null
  words: string
}

interface PictureTable {
  id: Generated<number>
  product_id: number
  position: number
  alt: Generated<string>
  file: string | null
  width: number | null
  height: number | null
  colour: string | null
  source_url: string | null
  state: Generated<string>
  attempts: Generated<number>
  error: string | null
  next_attempt_at: Timestamp | null
  own: Generated<boolean>
}

interface PointsEntryTable {
  id: Generated<number>
  customer_id: number
  points: number
  reason: string
  order_id: number | null
  at: Timestamp
}

interface PopularPhraseTable {
  phrase: string
  searches: number
  gathered_at: Timestamp
}

interface PriceTable {
  id: Generated<number>
  size_id: number
  price_list_id: Generated<number>
  kind: string
  amount: number
  valid_from: Timestamp
  valid_until: Timestamp | null
  percents: string[] | null
  combines: Generated<boolean>
}

interface PriceCampaignTable {
  promotion_id: number
  priority: number
  combines: boolean
  percents: string[]
  valid_from: Timestamp | null
  valid_until: Timestamp | null
  goods: Json
  leaves_out: Generated<number[]>
}

interface PriceExtraTable {
  size_id: number
  price_list_id: Generated<number>
  recommended: number | null
  advance: number | null
}

interface PriceListTable {
  id: Generated<number>
  name: string
  currency: string
}

interface PriceLogTable {
  id: Generated<number>
  size_id: number
  price_list_id: number
  kind: string
  gross: number | null
  net: number | null
  vat_percent: Numeric | null
  since: Timestamp
  until: Timestamp | null
  recorded_at: Generated<Timestamp>
}

interface PriceTierTable {
  size_id: number
  price_list_id: Generated<number>
  from_quantity: Numeric
  amount: number
}

interface ProducerTable {
  id: Generated<number>
  slug: string
  name: string
  sort_key: string
  description: Generated<string>
  manufacturer_id: number | null
  responsible_person_id: number | null
  safety_warnings: Generated<string>
  warranty_id: number | null
}

interface ProductTable {
  id: Generated<number>
  source: Generated<string>
  source_id: string | null
  kind: Generated<string>
  slug: string
  name: string
  sort_key: string
  lead: Generated<string>
  description: Generated<string>
  producer_id: number | null
  series_id: number | null
  unit_id: number
  sell_by: Generated<Numeric>
  precision: Generated<number>
  vat_class_id: string
  availability: Generated<string>
  delivery_unknown: Generated<boolean>
  back_on: string | null
  phone_price: Generated<boolean>
  free: Generated<boolean>
  points_price: number | null
  points_received: Generated<number>
  gift_from_value: number | null
  minimum_quantity: Numeric | null
  maximum_quantity: Numeric | null
  minimum_size_quantity: Numeric | null
  maximum_size_quantity: Numeric | null
  minimum_subscription_quantity: Numeric | null
  version_group_id: number | null
  version_name: Generated<string>
  version_priority: Generated<number>
  labels: Generated<string[]>
  popularity: Generated<number>
  visible: Generated<boolean>
  withdrawn_at: Timestamp | null
  created_at: Generated<Timestamp>
  changed_at: Generated<Timestamp>
  source_digest: string | null
  basket_enabled: Generated<boolean>
  supplier_id: number | null
  delay_days: number | null
  disabled_text: Generated<string>
  manufacturer_id: number | null
  responsible_person_id: number | null
  safety_warnings: Generated<string>
  warranty_id: number | null
  chosen: Generated<Json>
  vat_exemption: Generated<string>
  rating_count: Generated<number>
  rating_sum: Generated<number>
}

interface ProductCategoryTable {
  product_id: number
  category_id: number
  main: Generated<boolean>
}

interface ProductChangeTable {
  transaction_id: Generated<number>
  product_id: number
}

interface ProductFeedTable {
  name: string
  token: string
  basis: Generated<string>
  opened_at: Timestamp
}

interface ProductFeedChangeTable {
  transaction_id: Generated<number>
  product_id: number
}

interface ProductFeedEntryTable {
  feed: string
  product_id: number
  body: string
  refusals: Generated<Json>
  changed_at: Timestamp
  valid_until: Timestamp | null
}

interface ProductParameterTable {
  product_id: number
  parameter_value_id: number
  position: Generated<number>
}

interface ProductQuestionTable {
  id: Generated<number>
  product_id: number
  product_name: string
  email: string
  question: string
  asked_at: Timestamp
}

interface ProductSizeTable {
  id: Generated<number>
  product_id: number
  type: string
  name: string
  priority: Generated<number>
  code: string | null
  ean: string | null
  weight: Generated<number>
  content: Numeric | null
  content_unit: string | null
}

interface PromotionTable {
  id: Generated<number>
  key: string
  name: string
  conditions: Generated<Json>
  benefits: Json
  priority: Generated<number>
  combines: Generated<boolean>
  needs_code: Generated<boolean>
  created_at: Generated<Timestamp>
  ended_at: Timestamp | null
}

interface RebateCodeTable {
  code: string
  promotion_id: number
  customer_id: number | null
  shown: Generated<boolean>
  valid_from: Timestamp | null
  valid_to: Timestamp | null
  most_uses: number | null
  most_uses_per_client: number | null
}

interface SavedLineTable {
  id: Generated<number>
  basket_id: number
  size_id: number
  quantity: Numeric
  additional: Generated<string>
  for_points: Generated<boolean>
  subscription_days: Generated<number>
  bundle_parts: Generated<Json>
  configuration: Generated<Json>
  comment: Generated<string>
  saved_at: Generated<Timestamp>
  wrap_size_id: number | null
}

interface SearchDocumentTable {
  product_id: number
  version: number
  vector: string
  standing: Generated<number>
}

interface SearchPhraseTable {
  day: string
  phrase: string
  searches: number
  found: number | null
  understood: Generated<boolean>
}

interface SearchWordTable {
  word: string
  stem: string
  shown: string
  named: boolean
}

interface SeriesTable {
  id: Generated<number>
  slug: string
  name: string
  sort_key: string
  description: Generated<string>
}

interface SettingTable {
  key: string
  value: Json
  changed_at: Generated<Timestamp>
}

interface SharedBasketTable {
  id: Generated<number>
  token_hash: Buffer | Uint8Array
  visit_id: number | null
  created_at: Generated<Timestamp>
  ends_at: Timestamp
}

interface SharedBasketLineTable {
  shared_basket_id: number
  position: number
  size_id: number
  quantity: Numeric
  for_points: Generated<boolean>
  subscription_days: Generated<number>
  bundle_parts: Generated<Json>
}

interface ShipmentTable {
  id: Generated<number>
  order_id: number
  courier_name: string
  at: Timestamp
}

interface ShipmentLineTable {
  shipment_id: number
  position: number
  quantity: Numeric
}

interface ShoppingListTable {
  id: Generated<number>
  customer_id: number
  name: string
  token: string | null
  quantities: Generated<boolean>
  sort: Generated<string>
  created_at: Timestamp
  changed_at: Timestamp
}

interface ShoppingListLineTable {
  id: Generated<number>
  list_id: number
  product_id: number
  size_id: number | null
  quantity: Numeric
  added_at: Timestamp
}

interface StockTable {
  size_id: number
  store_id: Generated<number>
  quantity: Numeric
  held: Generated<Numeric>
}

interface StockHoldTable {
  id: Generated<number>
  basket_id: number | null
  size_id: number
  store_id: number
  quantity: Numeric
  since: Timestamp
  until: Timestamp
}

interface StockNotificationTable {
  id: Generated<number>
  size_id: number
  email: string
  quantity: Numeric
  token: string
  asked_at: Timestamp
  claimed_until: Timestamp | null
}

interface StoreTable {
  id: Generated<number>
  name: string
  position: Generated<number>
  address: Generated<string>
  delay_days: Generated<number>
  weekdays: Generated<number[]>
  closed_days: Generated<string[]>
}

interface SubscriptionOfferTable {
  product_id: number
  percent: Numeric | null
  amount: number | null
  every_days: number[]
}

interface SupplierTable {
  id: Generated<number>
  name: string
  delay_days: number | null
  weekdays: Generated<number[]>
  closed_days: Generated<string[]>
}

interface TextOverrideTable {
  language: Generated<string>
  key: string
  value: string
  changed_at: Generated<Timestamp>
}

interface TrackingEventTable {
  id: Generated<number>
  visit_id: number
  event: string
  created_at: Generated<Timestamp>
}

interface UnitTable {
  id: Generated<number>
  name: string
  one: string
  few: string
  many: string
  other: string
  sell_by: Generated<Numeric>
  precision: Generated<number>
}

interface VatClassTable {
  id: string
  name: string
}

interface VatRateTable {
  vat_class_id: string
  country: Generated<string>
  percent: Numeric | null
  valid_from: Generated<string>
}

interface VersionGroupTable {
  id: Generated<number>
  key: string
  parameter: string
}

interface VisitTable {
  id: Generated<number>
  token_hash: Buffer | Uint8Array
  created_at: Generated<Timestamp>
  seen_at: Generated<Timestamp>
  expires_at: Timestamp
  customer_id: number | null
}

interface VisitMessageTable {
  id: Generated<number>
  visit_id: number
  type: string
  code: string
  parameters: Generated<Json>
  created_at: Generated<Timestamp>
}

interface WarrantyTable {
  id: Generated<number>
  name: string
  kind: Generated<string>
  months: number | null
  text: Generated<string>
}

interface WebhookDeliveryTable {
  id: Generated<number>
  message_id: number
  endpoint_id: number
  state: Generated<string>
  attempts: Generated<number>
  tried_at: Timestamp | null
  result: Generated<string>
}

interface WebhookEndpointTable {
  id: Generated<number>
  url: string
  created_at: Timestamp
  disabled_at: Timestamp | null
  notified_at: Timestamp | null
}

interface WebhookMessageTable {
  id: Generated<number>
  message_id: string
  body: string
  created_at: Timestamp
}

interface WebhookSecretTable {
  id: Generated<number>
  endpoint_id: number
  sealed: Buffer | Uint8Array
  created_at: Timestamp
  expires_at: Timestamp | null
}

export interface Schema {
  account_attempt: AccountAttemptTable
  account_backup_code: AccountBackupCodeTable
  account_credential: AccountCredentialTable
  account_email_change: AccountEmailChangeTable
  account_mail_code: AccountMailCodeTable
  account_passkey: AccountPasskeyTable
  account_pending_sign_in: AccountPendingSignInTable
  account_second_factor: AccountSecondFactorTable
  account_session: AccountSessionTable
  account_user: AccountUserTable
  account_verification: AccountVerificationTable
  address: AddressTable
  attachment: AttachmentTable
  basket: BasketTable
  basket_line: BasketLineTable
  bundle_part: BundlePartTable
  category: CategoryTable
  category_tree: CategoryTreeTable
  checkout_draft: CheckoutDraftTable
  comparison: ComparisonTable
  configurator: ConfiguratorTable
  consent_log: ConsentLogTable
  consent_words: ConsentWordsTable
  contact_message: ContactMessageTable
  content_draft: ContentDraftTable
  content_page: ContentPageTable
  content_version: ContentVersionTable
  courier: CourierTable
  courier_goods: CourierGoodsTable
  currency: CurrencyTable
  currency_rate_log: CurrencyRateLogTable
  customer: CustomerTable
  customer_consent: CustomerConsentTable
  delivery_area: DeliveryAreaTable
  delivery_band: DeliveryBandTable
  delivery_option: DeliveryOptionTable
  economic_operator: EconomicOperatorTable
  favourite: FavouriteTable
  favourite_list: FavouriteListTable
  feed_source: FeedSourceTable
  illustration: IllustrationTable
  import_seen: ImportSeenTable
  listing: ListingTable
  listing_change: ListingChangeTable
  listing_price: ListingPriceTable
  newsletter_consent: NewsletterConsentTable
  newsletter_link: NewsletterLinkTable
  newsletter_subscription: NewsletterSubscriptionTable
  opinion: OpinionTable
  opinion_vote: OpinionVoteTable
  order_address: OrderAddressTable
  order_charge: OrderChargeTable
  order_consent: OrderConsentTable
  order_event: OrderEventTable
  order_line: OrderLineTable
  order_promotion: OrderPromotionTable
  orders: OrdersTable
  parameter: ParameterTable
  parameter_value: ParameterValueTable
  parcel: ParcelTable
  payment: PaymentTable
  payment_attempt: PaymentAttemptTable
  payment_entry: PaymentEntryTable
  payment_refund: PaymentRefundTable
  pickup_point: PickupPointTable
  picture: PictureTable
  points_entry: PointsEntryTable
  popular_phrase: PopularPhraseTable
  price: PriceTable
  price_campaign: PriceCampaignTable
  price_extra: PriceExtraTable
  price_list: PriceListTable
  price_log: PriceLogTable
  price_tier: PriceTierTable
  producer: ProducerTable
  product: ProductTable
  product_category: ProductCategoryTable
  product_change: ProductChangeTable
  product_feed: ProductFeedTable
  product_feed_change: ProductFeedChangeTable
  product_feed_entry: ProductFeedEntryTable
  product_parameter: ProductParameterTable
  product_question: ProductQuestionTable
  product_size: ProductSizeTable
  promotion: PromotionTable
  rebate_code: RebateCodeTable
  saved_line: SavedLineTable
  search_document: SearchDocumentTable
  search_phrase: SearchPhraseTable
  search_word: SearchWordTable
  series: SeriesTable
  setting: SettingTable
  shared_basket: SharedBasketTable
  shared_basket_line: SharedBasketLineTable
  shipment: ShipmentTable
  shipment_line: ShipmentLineTable
  shopping_list: ShoppingListTable
  shopping_list_line: ShoppingListLineTable
  stock: StockTable
  stock_hold: StockHoldTable
  stock_notification: StockNotificationTable
  store: StoreTable
  subscription_offer: SubscriptionOfferTable
  supplier: SupplierTable
  text_override: TextOverrideTable
  tracking_event: TrackingEventTable
  unit: UnitTable
  vat_class: VatClassTable
  vat_rate: VatRateTable
  version_group: VersionGroupTable
  visit: VisitTable
  visit_message: VisitMessageTable
  warranty: WarrantyTable
  webhook_delivery: WebhookDeliveryTable
  webhook_endpoint: WebhookEndpointTable
  webhook_message: WebhookMessageTable
  webhook_secret: WebhookSecretTable
}
