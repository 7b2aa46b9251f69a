import { readAskedTerms, readLists } from '#features/basket/checks/asked-terms.ts'
import type { AskedPart } from '#features/basket/rules/bundle.ts'
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

export type Member = (typeof members)[number]

/** What somebody asks of a product: the members of the answer, and what he has chosen of it. */
export interface Asked {
  productId: number | null
  members: Set<Member>
  /** Type of a size; null: not said. */
  size: string | null
  subscription: boolean
  /** The version that was chosen by its value; null: not said. */
  version: string | null
  /** What was chosen for the parts of a bundle: bundled_product[n], bundled_size[n], bundled_quantity[n]; null when it cannot be read. */
  parts: AskedPart[] | null
}

const path = '/ajax/projector.php'
const longest = 50

/** Reads the fields of a request; of a field that comes twice the last counts, as in PHP. What is no member is passed over; none at all: product. */
export function readAsked(fields: Iterable<[string, string]>): Asked {
  const all = [...fields]
  const values = new Map(all)
  const product = values.get('product')?.trim() ?? ''
  const named = new Set((values.get('get') ?? '').split(',', mostNames).map((name) => name.trim()))
  const known = members.filter((member) => named.has(member))
  const size = values.get('size')?.trim().slice(0, longest) ?? ''
  const version = values.get('multiversions[selected]')?.trim().slice(0, longest) ?? ''
  return {
    productId: /^0*[1-9]\d{0,8}$/.test(product) && product.length < longest ? Number(product) : null,
    members: new Set(known.length > 0 ? known : ['product']),
    size: size === 'onesize' ? 'uniw' : size || null,
    subscription: isOn(values.get('subscription')),
    version: version || null,
    parts: readParts(all),
  }
}

const mostNames = 100

function readParts(fields: [string, string][]): AskedPart[] | null {
  const terms = readAskedTerms(() => undefined, readLists(fields))
  return terms && 'parts' in terms ? terms.parts : null
}

/** The one address of what is asked, however it was put: under it the answer may be kept. Null for what is asked of no product, or of the parts of a bundle. */
export function addressOf({ productId, members: asked, size, subscription, version, parts }: Asked): string | null {
  if (productId === null || parts?.length !== 0) return null
  const get = members.filter((member) => asked.has(member))
  const chosen = new URLSearchParams({
    ...(size && { size }),
    ...(subscription && { subscription: '1' }),
    ...(version && { 'multiversions[selected]': version }),
  }).toString()
  return `${path}?product=${productId}&get=${get}${chosen && `&${chosen}`}`
}
