import { hotspotsAddress, isHotspotsRequest, readHotspotsRequest } from './hotspots.tsx'
import { projectorAddress, readProjectorRequest } from './projector/request.ts'

const maxAddressLength = 1_000

/** By path: the normalized address of a query; null when the answer must not be cached. */
const cacheableCalls: Record<string, (query: URLSearchParams) => string | null> = {
  '/ajax/projector.php': (query) =>
    query.getAll('action').every((action) => action === 'get') ? projectorAddress(readProjectorRequest(query)) : null,
  '/ajax/hotspots.php': (query) => (isHotspotsRequest(query) ? hotspotsAddress(readHotspotsRequest(query)) : null),
}

/**
 * Returns the normalized address of a call whose answer is the same for all visitors and may be cached like a public page; null
 * for all other calls.
 */
export function findCacheableCall(requestTarget: string): { target: string; unbounded: boolean } | null {
  if (!requestTarget.startsWith('/ajax/') || requestTarget.length > maxAddressLength) return null
  const [path = '', ...rest] = requestTarget.split('?')
  const find = Object.hasOwn(cacheableCalls, path) ? cacheableCalls[path] : undefined
  const target = find?.(new URLSearchParams(rest.join('?'))) ?? null
  return target === null ? null : { target, unbounded: true }
}
