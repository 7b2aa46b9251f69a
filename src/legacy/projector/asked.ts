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
}

const path = '/ajax/projector.php'
const longest = 50

/** Reads the fields of a request; of a field that comes twice the last counts, as in PHP. What is no member is passed over; none at all: product. */
export function readAsked(fields: Iterable<[string, string]>): Asked {
  const values = new Map(fields)
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
  }
}

const mostNames = 100

/** The one address of what is asked, however it was put: under it the answer may be kept. Null for what is asked of no product. */
export function addressOf({ productId, members: asked, size, subscription, version }: Asked): string | null {
  if (productId === null) return null
  const get = members.filter((member) => asked.has(member))
  const chosen = new URLSearchParams({
    ...(size && { size }),
    ...(subscription && { subscription: '1' }),
    ...(version && { 'multiversions[selected]': version }),
  }).toString()
  return `${path}?product=${productId}&get=${get}${chosen && `&${chosen}`}`
}
