import { log } from '../log.ts'
import type { Client } from './client-address.ts'

const hour = 60 * 60 * 1000 // milliseconds

const fixes = {
  missing:
    'the proxy sends no X-Forwarded-For: all visitors are counted as one. Let it add the address of the visitor (docs/running.md)',
  unreadable:
    'the last entry of X-Forwarded-For is no address: all visitors are counted as one. Let the proxy write the address of the visitor there (docs/running.md)',
}

/** Says in the log, once an hour for each kind, that a proxy does not tell who asks, and what to do about it. */
export function warnOfProxy(now = () => performance.now()): (client: Client) => void {
  const told = new Map<string, number>()
  return ({ address, problem }) => {
    if (!problem || now() - (told.get(problem) ?? Number.NEGATIVE_INFINITY) < hour) return
    told.set(problem, now())
    log.warn({ proxy: address, problem }, fixes[problem])
  }
}
