import { isWebAddress } from './feed-values.ts'

/** A feed that is fetched by the clock, and the name under which its products are known. */
export interface FeedAddress {
  source: string
  address: string
}

const maxAddresses = 50

/** 'hurtownia=https://… inna=https://…' as it is typed, or what has been made of it; null when something else is among it, or a name comes twice. */
export function readFeedAddresses(raw: unknown): FeedAddress[] | null {
  const parts =
    typeof raw === 'string' ? raw.split(/\s+/).filter(Boolean).map(readPart) : Array.isArray(raw) ? raw : null
  if (!parts || parts.length > maxAddresses || !parts.every(isFeedAddress)) return null
  const sources = new Set(parts.map(({ source }) => source))
  return sources.size === parts.length ? parts : null
}

function readPart(text: string): FeedAddress {
  const place = text.indexOf('=')
  return { source: text.slice(0, Math.max(0, place)), address: text.slice(place + 1) }
}

function isFeedAddress(value: unknown): value is FeedAddress {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('address' in value)) return false
  const { source, address } = value
  return typeof source === 'string' && /^[\w.-]{1,100}$/.test(source) && isFetchable(address)
}

/** A name and a password within an address are not sent, and would be shown wherever the address is. */
function isFetchable(address: unknown): boolean {
  if (typeof address !== 'string' || !isWebAddress(address)) return false
  const [, host = ''] = /^https?:\/\/([^/?#\\]*)/i.exec(address) ?? []
  return /^(?:[^:@]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)
}
