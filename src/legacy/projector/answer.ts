import { basketTexts } from '#features/basket/texts/basket.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import { log } from '#platform/log.ts'
import { type Text, translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { legacyTexts } from '../texts.ts'
import { bundle, bundlePrice, findPartsProblem } from './bundle.ts'
import { isUnknownVersion, multiversions, pictures, product, versionsAnswer } from './product.ts'
import { findProjectorData, type ProjectorData, type ProjectorOffer, sizeDelivery } from './projector-data.ts'
import type { ProjectorMember, ProjectorRequest } from './request.ts'
import { fullSize, sizeAvailability } from './size.ts'
import { sizePrices } from './size-prices.ts'
import { sizes } from './sizes.ts'

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
