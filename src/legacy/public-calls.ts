import { addressOf, readAsked } from './projector/asked.ts'

const projector = '/ajax/projector.php?'
const longest = 1_000

/** The one address of a call that answers the same to everybody and may be kept like a public page; null for all others. */
export function findPublicCall(asked: string): { target: string; endless: boolean } | null {
  if (!asked.startsWith(projector) || asked.length > longest) return null
  const query = new URLSearchParams(asked.slice(projector.length))
  if ([...query.getAll('action')].some((action) => action !== 'get')) return null
  const target = addressOf(readAsked(query))
  return target === null ? null : { target, endless: true }
}
