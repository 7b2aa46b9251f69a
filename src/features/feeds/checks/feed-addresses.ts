import { isWebAddress } from './feed-values.ts'

/** A feed that is fetched on schedule, and the source name of its products. */
export interface FeedAddress {
  source: string
  address: string
}

const maxAddresses = 50

/**
 * Reads 'hurtownia=https://… inna=https://…' as typed, or an already parsed value; null when it is invalid or a name is
 * repeated.
 */
export function readFeedAddresses(raw: unknown): FeedAddress[] | null {
  const parts =
    typeof raw === 'string' ? raw.split(/\s+/).filter(Boolean).map(readPart) : Array.isArray(raw) ? raw : null
  if (!parts || parts.length > maxAddresses || !parts.every(isFeedAddress)) return null
  const sources = new Set(parts.map(({ source }) => source))
  return sources.size === parts.length ? parts : null
}

function readPart(text: string): FeedAddress {
  const separator = text.indexOf('=')
  return { source: text.slice(0, Math.max(0, separator)), address: text.slice(separator + 1) }
}

function isFeedAddress(value: unknown): value is FeedAddress {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('address' in value)) return false
  const { source, address } = value
  return typeof source === 'string' && /^[\w.-]{1,100}$/.test(source) && isFetchable(address)
}

/** Credentials within a URL are not sent, and would be visible wherever the URL is shown. */
function isFetchable(address: unknown): boolean {
  if (typeof address !== 'string' || !isWebAddress(address)) return false
  const [, host = ''] = /^https?:\/\/([^/?#\\]*)/i.exec(address) ?? []
  return /^(?:[^:@]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)
}
