import { basketTexts } from '#features/basket/texts/basket.ts'
import type { ProductVersion } from '#features/catalogue/queries/product-page.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import { log } from '#platform/log.ts'
import { type Text, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { wireFlag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import { legacyTexts } from '../texts.ts'
import { bundle, bundlePrice, findPartsProblem } from './bundle.ts'
import { findProjectorData, type ProjectorData, type ProjectorOffer, sizeDelivery } from './projector-data.ts'
import type { ProjectorMember, ProjectorRequest } from './request.ts'
import { fullSize, sizeAvailability } from './size.ts'
import { sizePrices } from './size-prices.ts'
import { productFields, sizes } from './sizes.ts'

/** Member product (A3.1): every size by type, and the quantity limits of an order. */
function product(shop: PublicShop, known: ProjectorData, subscription: boolean) {
  const { record, offers } = known
  return {
    ...productFields(record),
    currency: shop.currency.format.code,
    sizes: Object.fromEntries(offers.map((offer) => [offer.size.type, fullSize(shop, known, offer, subscription)])),
    order_quantity_range: quantityRange(known),
  }
}

function quantityRange({ record: { limits } }: ProjectorData) {
  const ranges = {
    max_quantity_per_order: limits.maximum,
    max_size_quantity_per_order: limits.maximumPerSize,
    min_quantity_per_order: limits.minimum,
    min_size_quantity_per_order: limits.minimumPerSize,
    minimum_quantity_subscription: limits.minimumSubscription,
  }
  const given = Object.entries(ranges).filter(([, limit]) => limit !== null)
  return Object.fromEntries(given.map(([name, limit]) => [name, Number(limit)]))
}

/** Member pictures, in the merchant's order. */
function pictures({ record }: ProjectorData) {
  return record.pictures.map(({ file, width, height, alt }, index) => ({
    position: index + 1,
    url: urls.picture(file, 1280),
    medium_url: urls.picture(file, 640),
    icon_url: urls.picture(file, 160),
    width,
    height,
    alt,
    data: { icon: urls.picture(file, 160), icon_second: urls.picture(file, 160, 'jpeg') },
  }))
}

/** Member versions: the product and those that differ from it in one attribute; null when there are none. */
function versionsAnswer({ record: { versions } }: ProjectorData) {
  if (!versions) return null
  return {
    name: versions.parameter,
    items: versions.items.map((item) => ({
      id: item.id,
      name: item.versionName,
      link: urls.product(item),
      ...(item.file && { gfx: urls.picture(item.file, 160) }),
      product_name: item.name,
      ...(item.file && { product_icon: urls.picture(item.file, 320) }),
    })),
  }
}

/**
 * Member multiversions: the versions as values to choose from, each with its product id. The chosen one is selected, by default
 * the product itself. Null for a product without versions.
 */
function multiversions({ record }: ProjectorData, chosen: string | null) {
  if (!record.versions) return null
  const { groupId, parameter, items } = record.versions
  const selected = chosen ?? String(record.id)
  const entries = items.map((item, index) => [
    `${String(index).padStart(5, '0')}-${item.id}`,
    versionItem(item, index, String(item.id) === selected),
  ])
  return [{ id: groupId, name: parameter, items: Object.fromEntries(entries) }]
}

function versionItem(item: ProductVersion, index: number, selected: boolean) {
  return {
    enabled: wireFlag(true),
    ...(selected && { selected: wireFlag(true) }),
    values_id: String(item.id),
    values: { [item.id]: { id: item.id, name: item.versionName } },
    products: [{ product_id: item.id, version_priority: index, url: urls.product(item), name: item.name }],
  }
}

/** Returns whether the chosen value is none of these. */
function isUnknownVersion({ record }: ProjectorData, chosen: string | null): boolean {
  return chosen !== null && !record.versions?.items.some(({ id }) => String(id) === chosen)
}

interface Problem {
  code: string
  message: string
}

/** Members without a value are left out; `errors` contains the reason for missing members of a size (A8.10, A8.11). */
export type ProjectorAnswer = Partial<Record<ProjectorMember, unknown>> & { errors?: Problem[] }

/** Returns the requested members of a product, the same for all visitors; null when there is no such product. */
export async function projectorAnswer(shop: PublicShop, request: ProjectorRequest): Promise<ProjectorAnswer | null> {
  const known = await findProjectorData(shop, request)
  if (!known) return null
  const answer: ProjectorAnswer = {}
  for (const member of request.members) {
    const value = memberWriters[member](shop, known, request)
    if (value !== null) answer[member] = value
  }
  const errors = [...sizeProblems(shop, known, request), ...choiceProblems(shop, known, request)]
  return errors.length > 0 ? { ...answer, errors } : answer
}

type MemberWriter = (shop: PublicShop, known: ProjectorData, request: ProjectorRequest) => unknown

const memberWriters: Record<ProjectorMember, MemberWriter> = {
  product: (shop, known, { subscription }) => product(shop, known, subscription),
  sizes,
  size: forChosenSize((offer, shop, known, { subscription }) => fullSize(shop, known, offer, subscription)),
  sizeprices: forChosenSize((offer, shop, { facts }, { subscription }) =>
    sizePrices(shop, offer, facts.get(offer.size.id), subscription),
  ),
  sizeavailability: forChosenSize((offer, shop, { times }) => sizeAvailability(shop, offer, times.get(offer.size.id))),
  sizedelivery: forChosenSize((offer, shop, { costs }) => sizeDelivery(shop, costs.get(offer.size.id))),
  bundleprice: forChosenSize((offer, shop, { facts }) => bundlePrice(shop, facts.get(offer.size.id))),
  bundle: (_, known, { parts }) => bundle(known, parts),
  multiversions: (_, known, { version }) => multiversions(known, version),
  versions: (_, known) => versionsAnswer(known),
  pictures: (_, known) => pictures(known),
}

/** The members of one size; empty when no size is selected. */
function forChosenSize(write: (offer: ProjectorOffer, ...args: Parameters<MemberWriter>) => unknown): MemberWriter {
  return (shop, known, request) => known.chosen && write(known.chosen, shop, known, request)
}

const sizeMembers: ProjectorMember[] = ['size', 'sizeprices', 'sizeavailability', 'sizedelivery', 'bundleprice']

function sizeProblems(
  shop: PublicShop,
  { record, chosen }: ProjectorData,
  { members, size }: ProjectorRequest,
): Problem[] {
  if (chosen || !sizeMembers.some((member) => members.has(member))) return []
  if (record.sizes.length > 0) return [projectorError(shop, 'unknown_size', basketTexts.unknownSize)]
  log.warn({ product: record.id, size }, 'setCurrentSize no data')
  return [projectorError(shop, 'no_data', legacyTexts.noSizeData)]
}

function choiceProblems(
  shop: PublicShop,
  known: ProjectorData,
  { members, version, parts }: ProjectorRequest,
): Problem[] {
  const wrongVersion = members.has('multiversions') && isUnknownVersion(known, version)
  const wrongParts = members.has('bundle') ? findPartsProblem(known, parts) : null
  return [
    ...(wrongVersion || wrongParts === 'unknown'
      ? [projectorError(shop, 'unknown_configuration', offerTexts.unknownConfiguration)]
      : []),
    ...(wrongParts === 'choose' ? [projectorError(shop, 'choose_size', offerTexts.choosePartSize)] : []),
  ]
}

export function projectorError({ textOverrides }: PublicShop, code: string, text: Text): Problem {
  return { code, message: translate(text, {}, textOverrides) }
}
