import { isPhysical } from '#features/catalogue/rules/product.ts'
import { isGtin } from '#shared/gtin.ts'
import { wireAmount } from '#shared/money.ts'
import { type Message, type Text, translate } from '#shared/text.ts'
import { productFeedsTexts } from '../texts.ts'
import type { FeedProduct, FeedProductSize, FeedShop } from './feed-product.ts'
import { stripInvalidXml, truncate } from './feed-product.ts'

/** The differences between the specifications of Google and Meta. */
export interface MerchantLimits {
  title: number
  description: number
  brand: number
  /** Minimum width and height of a picture, in pixels. */
  picture: number
  /** Number of additional pictures. */
  pictures: number
  availability: { inStock: string; outOfStock: string; toOrder: string }
}

/** A field of an item by name; repeated names follow each other. */
export type MerchantField = [name: string, value: string | MerchantField[]]

const maxLink = 2_000
const maxWord = 100 // colour, size
const maxCode = 70
const maxType = 750

/** The item of a size for Google and Meta, or the reasons against it. */
export function merchantItem(
  product: FeedProduct,
  size: FeedProductSize,
  shop: FeedShop,
  limits: MerchantLimits,
): { fields: MerchantField[] } | { reason: Message } {
  const several = product.sizes.length > 1
  const id = several ? `${product.id}-${size.id}` : String(product.id)
  const [picture, ...more] = product.pictures.filter(
    ({ width, height }) => width >= limits.picture && height >= limits.picture,
  )
  const reason = merchantRefusal(product, size, picture?.address ?? null, limits)
  if (reason || !picture || size.gross === null) return { reason: reason ?? { text: productFeedsTexts.noPicture } }
  const fields: MerchantField[] = [
    ['id', id],
    ['title', truncate([product.name, size.name].filter(Boolean).join(' – '), limits.title)],
    ['description', truncate(product.description, limits.description)],
    ['link', linkOf(product, size)],
    ['image_link', picture.address],
    ...more.slice(0, limits.pictures).map(({ address }): MerchantField => ['additional_image_link', address]),
    ['availability', availabilityOf(size, limits)],
    ...pricesOf(size.gross, size.lowest),
    ['condition', 'new'],
    ...identifiersOf(product, size, shop, limits),
    ...sizeOf(product, size),
    ...coloursOf(product),
    ...(product.categories.length > 0
      ? [['product_type', truncate(product.categories.join(' > '), maxType)] as MerchantField]
      : []),
    ...(size.weight > 0 ? [['shipping_weight', `${size.weight} g`] as MerchantField] : []),
    ...shippingOf(size),
  ]
  return { fields }
}

/** Items of a group differ in size. Values of a gift card are not sizes, so each is a separate item. */
function sizeOf({ id, kind, sizes }: FeedProduct, { name }: FeedProductSize): MerchantField[] {
  if (!isPhysical(kind)) return []
  return [
    ...(sizes.length > 1 ? [['item_group_id', String(id)] as MerchantField] : []),
    ...(name ? [['size', truncate(name, maxWord)] as MerchantField] : []),
  ]
}

function merchantRefusal(
  { kind, description, pictures, link }: FeedProduct,
  { gross }: FeedProductSize,
  picture: string | null,
  limits: MerchantLimits,
): Message | null {
  const toMessage = (text: Text, values: Message['values'] = {}): Message => ({ text, values })
  if (kind === 'service') return toMessage(productFeedsTexts.service)
  if (gross === null) return toMessage(productFeedsTexts.noPrice)
  if (gross === 0) return toMessage(productFeedsTexts.freePrice)
  if (stripInvalidXml(description).trim() === '') return toMessage(productFeedsTexts.noDescription)
  if (pictures.length === 0) return toMessage(productFeedsTexts.noPicture)
  if (picture === null) return toMessage(productFeedsTexts.smallPicture, { pixels: limits.picture })
  if (Math.max(link.length, picture.length) > maxLink) return toMessage(productFeedsTexts.longLink, { most: maxLink })
  return null
}

/** The page URL, with the size when there are several. */
function linkOf({ link, sizes }: FeedProduct, { type }: FeedProductSize): string {
  return sizes.length > 1 ? `${link}?rozmiar=${encodeURIComponent(type)}` : link
}

function availabilityOf({ buyable, toOrder }: FeedProductSize, { availability }: MerchantLimits): string {
  if (!buyable) return availability.outOfStock
  return toOrder ? availability.toOrder : availability.inStock
}

/**
 * The price, and the sale price of a reduction. The crossed-out price is the lowest of the 30 days before: reductions are
 * calculated from it only (Directive 98/6/EC, art. 6a; Court of Justice, C-330/23), and a price that is not lower is no sale.
 */
function pricesOf(gross: number, lowest: number | null): MerchantField[] {
  if (lowest === null || lowest <= gross) return [['price', money(gross)]]
  return [
    ['price', money(lowest)],
    ['sale_price', money(gross)],
  ]
}

function money(amount: number): string {
  return `${wireAmount(amount)} PLN`
}

/** A public barcode: those that begin with 2, 02 or 04 are for internal use in a shop. */
function isPublicGtin(ean: string | null): ean is string {
  return ean !== null && isGtin(ean) && !/^(?:2|02|04)/.test(ean.padStart(13, '0'))
}

function identifiersOf(
  { producer }: FeedProduct,
  { ean, code }: FeedProductSize,
  shop: FeedShop,
  limits: MerchantLimits,
): MerchantField[] {
  const fields: MerchantField[] = [['brand', truncate(producer ?? shop.name, limits.brand)]]
  if (isPublicGtin(ean)) fields.push(['gtin', ean])
  if (code && code.length <= maxCode) fields.push(['mpn', code])
  const isKnown = isPublicGtin(ean) || (producer !== null && code !== null && code.length <= maxCode)
  return isKnown ? fields : [...fields, ['identifier_exists', 'no']]
}

/** Up to three, separated by a slash. */
function coloursOf({ parameters }: FeedProduct): MerchantField[] {
  const name = translate(productFeedsTexts.colour).toLowerCase()
  const values = parameters.find((parameter) => parameter.name.toLowerCase() === name)?.values ?? []
  const colours = values.slice(0, 3).join('/')
  return colours && colours.length <= maxWord ? [['color', colours]] : []
}

function shippingOf({ shipping }: FeedProductSize): MerchantField[] {
  if (!shipping) return []
  const fields: MerchantField[] = [
    ['country', shipping.country],
    ['price', money(shipping.gross)],
  ]
  return [['shipping', fields]]
}
