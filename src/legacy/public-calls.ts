import { addressOfHotspots, asksForHotspots, readAskedHotspots } from './hotspots/asked.ts'
import { addressOf, readAsked } from './projector/asked.ts'

const longest = 1_000

/** By its path: the one address of what a query asks for; null for what is not kept. */
const publicCalls: Record<string, (query: URLSearchParams) => string | null> = {
  '/ajax/projector.php': (query) =>
    query.getAll('action').every((action) => action === 'get') ? addressOf(readAsked(query)) : null,
  '/ajax/hotspots.php': (query) => (asksForHotspots(query) ? addressOfHotspots(readAskedHotspots(query)) : null),
}

/** The one address of a call that answers the same to everybody and may be kept like a public page; null for all others. */
export function findPublicCall(asked: string): { target: string; endless: boolean } | null {
  if (!asked.startsWith('/ajax/') || asked.length > longest) return null
  const [path = '', ...rest] = asked.split('?')
  const find = Object.hasOwn(publicCalls, path) ? publicCalls[path] : undefined
  const target = find?.(new URLSearchParams(rest.join('?'))) ?? null
  return target === null ? null : { target, endless: true }
}
