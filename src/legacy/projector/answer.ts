import { basketTexts } from '#features/basket/texts/basket.ts'
import { log } from '#platform/log.ts'
import { say, type Text } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { legacyTexts } from '../texts.ts'
import type { Asked, Member } from './asked.ts'
import { bundle, problemWithParts } from './bundle.ts'
import { bundlePrice } from './bundle-price.ts'
import { findKnown, type Known, type Offer } from './known.ts'
import { pictures } from './pictures.ts'
import { product } from './product.ts'
import { sizeInFull } from './size.ts'
import { sizeAvailability } from './size-availability.ts'
import { sizeDelivery } from './size-delivery.ts'
import { sizePrices } from './size-prices.ts'
import { sizes } from './sizes.ts'
import { isUnknownVersion, multiversions, versions } from './versions.ts'

interface Problem {
  code: string
  message: string
}

/** A member is left out where there is nothing to tell; why a size's are missing stands in `errors` (A8.10, A8.11). */
export type ProjectorAnswer = Partial<Record<Member, unknown>> & { errors?: Problem[] }

/** What `asked` names of a product, the same for everybody; null when there is no such product. */
export async function projectorAnswer(shop: PublicShop, asked: Asked): Promise<ProjectorAnswer | null> {
  const known = await findKnown(shop, asked)
  if (!known) return null
  const answer: ProjectorAnswer = {}
  for (const member of asked.members) {
    const told = tell[member](shop, known, asked)
    if (told !== null) answer[member] = told
  }
  const errors = [...problemsWithSize(shop, known, asked), ...problemsWithChoice(shop, known, asked)]
  return errors.length > 0 ? { ...answer, errors } : answer
}

type Tell = (shop: PublicShop, known: Known, asked: Asked) => unknown

const tell: Record<Member, Tell> = {
  product: (shop, known, { subscription }) => product(shop, known, subscription),
  sizes,
  size: ofSize((offer, shop, known, { subscription }) => sizeInFull(shop, known, offer, subscription)),
  sizeprices: ofSize((offer, shop, { facts }, { subscription }) =>
    sizePrices(shop, offer, facts.get(offer.size.id), subscription),
  ),
  sizeavailability: ofSize((offer, shop, { times }) => sizeAvailability(shop, offer, times.get(offer.size.id))),
  sizedelivery: ofSize((offer, shop, { costs }) => sizeDelivery(shop, costs.get(offer.size.id))),
  bundleprice: ofSize((offer, shop, { facts }) => bundlePrice(shop, facts.get(offer.size.id))),
  bundle: (_, known, { parts }) => bundle(known, parts),
  multiversions: (_, known, { version }) => multiversions(known, version),
  versions: (_, known) => versions(known),
  pictures: (_, known) => pictures(known),
}

/** What is told of one size, and nothing where none is meant. */
function ofSize(tell: (offer: Offer, ...about: Parameters<Tell>) => unknown): Tell {
  return (shop, known, asked) => known.chosen && tell(known.chosen, shop, known, asked)
}

const aboutSize: Member[] = ['size', 'sizeprices', 'sizeavailability', 'sizedelivery', 'bundleprice']

function problemsWithSize(shop: PublicShop, { record, chosen }: Known, { members, size }: Asked): Problem[] {
  if (chosen || !aboutSize.some((member) => members.has(member))) return []
  if (record.sizes.length > 0) return [problem(shop, 'unknown_size', basketTexts.unknownSize)]
  log.warn({ product: record.id, size }, 'setCurrentSize no data')
  return [problem(shop, 'no_data', legacyTexts.noSizeData)]
}

function problemsWithChoice(shop: PublicShop, known: Known, { members, version, parts }: Asked): Problem[] {
  const wrongVersion = members.has('multiversions') && isUnknownVersion(known, version)
  const wrongParts = members.has('bundle') ? problemWithParts(known, parts) : null
  return [
    ...(wrongVersion || wrongParts === 'unknown'
      ? [problem(shop, 'unknown_configuration', basketTexts.unknownConfiguration)]
      : []),
    ...(wrongParts === 'choose' ? [problem(shop, 'choose_size', basketTexts.choosePartSize)] : []),
  ]
}

export function problem({ words }: PublicShop, code: string, text: Text): Problem {
  return { code, message: say(text, {}, words) }
}
