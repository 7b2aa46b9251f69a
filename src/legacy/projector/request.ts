import { readListFields, readRequestedOptions } from '#features/offers/checks.ts'
import type { RequestedPart } from '#features/offers/rules/bundle.ts'
import { isFlagOn } from '#shared/wire-flag.ts'

const members = [
  'product',
  'sizes',
  'size',
  'sizeprices',
  'sizeavailability',
  'sizedelivery',
  'bundleprice',
  'bundle',
  'multiversions',
  'versions',
  'pictures',
] as const

export type ProjectorMember = (typeof members)[number]

/** A request for a product: the requested members and the visitor's choices. */
export interface ProjectorRequest {
  productId: number | null
  members: Set<ProjectorMember>
  /** Type of a size; null when not sent. */
  size: string | null
  subscription: boolean
  /** The version chosen by its value; null when not sent. */
  version: string | null
  /**
   * Choices for the parts of a bundle: bundled_product[n], bundled_size[n], bundled_quantity[n]; null when they cannot be read.
   */
  parts: RequestedPart[] | null
}

const path = '/ajax/projector.php'
const maxValueLength = 50

/**
 * Reads the fields of a request. The last of repeated fields counts, as in PHP. Unknown members are ignored; the default is
 * product.
 */
export function readProjectorRequest(fields: Iterable<[string, string]>): ProjectorRequest {
  const all = [...fields]
  const values = new Map(all)
  const product = values.get('product')?.trim() ?? ''
  const named = new Set((values.get('get') ?? '').split(',', maxFields).map((name) => name.trim()))
  const known = members.filter((member) => named.has(member))
  const size = values.get('size')?.trim().slice(0, maxValueLength) ?? ''
  const version = values.get('multiversions[selected]')?.trim().slice(0, maxValueLength) ?? ''
  return {
    productId: /^0*[1-9]\d{0,8}$/.test(product) && product.length < maxValueLength ? Number(product) : null,
    members: new Set(known.length > 0 ? known : ['product']),
    size: size === 'onesize' ? 'uniw' : size || null,
    subscription: isFlagOn(values.get('subscription')),
    version: version || null,
    parts: readParts(all),
  }
}

const maxFields = 100

function readParts(fields: [string, string][]): RequestedPart[] | null {
  const options = readRequestedOptions(() => undefined, readListFields(fields))
  return options && 'parts' in options ? options.parts : null
}

/** Returns the normalized address of a request, used as cache key. Null without a product or with parts of a bundle. */
export function projectorAddress({
  productId,
  members: requested,
  size,
  subscription,
  version,
  parts,
}: ProjectorRequest): string | null {
  if (productId === null || parts?.length !== 0) return null
  const get = members.filter((member) => requested.has(member))
  const chosen = new URLSearchParams({
    ...(size && { size }),
    ...(subscription && { subscription: '1' }),
    ...(version && { 'multiversions[selected]': version }),
  }).toString()
  return `${path}?product=${productId}&get=${get}${chosen && `&${chosen}`}`
}
