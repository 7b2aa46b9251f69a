import { readListFields, readRequestedOptions } from '#features/offers/checks.ts'
import type { RequestedPart } from '#features/offers/rules/bundle.ts'
import { isOn } from '#shared/wire-flag.ts'

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

/** What somebody asks of a product: the members of the answer, and what he has chosen of it. */
export interface ProjectorRequest {
  productId: number | null
  members: Set<ProjectorMember>
  /** Type of a size; null: not said. */
  size: string | null
  subscription: boolean
  /** The version that was chosen by its value; null: not said. */
  version: string | null
  /** What was chosen for the parts of a bundle: bundled_product[n], bundled_size[n], bundled_quantity[n]; null when it cannot be read. */
  parts: RequestedPart[] | null
}

const path = '/ajax/projector.php'
const maxValueLength = 50

/** Reads the fields of a request; of a field that comes twice the last counts, as in PHP. What is no member is passed over; none at all: product. */
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
    subscription: isOn(values.get('subscription')),
    version: version || null,
    parts: readParts(all),
  }
}

const maxFields = 100

function readParts(fields: [string, string][]): RequestedPart[] | null {
  const terms = readRequestedOptions(() => undefined, readListFields(fields))
  return terms && 'parts' in terms ? terms.parts : null
}

/** The one address of what is asked, however it was put: under it the answer may be kept. Null for what is asked of no product, or of the parts of a bundle. */
export function projectorAddress({
  productId,
  members: asked,
  size,
  subscription,
  version,
  parts,
}: ProjectorRequest): string | null {
  if (productId === null || parts?.length !== 0) return null
  const get = members.filter((member) => asked.has(member))
  const chosen = new URLSearchParams({
    ...(size && { size }),
    ...(subscription && { subscription: '1' }),
    ...(version && { 'multiversions[selected]': version }),
  }).toString()
  return `${path}?product=${productId}&get=${get}${chosen && `&${chosen}`}`
}
