import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import { loggable } from './loggable.ts'

const requests = new AsyncLocalStorage<string>()

/**
 * Lines of JSON on standard error, each with the number of the request that it belongs to; LOG_LEVEL 'info' shows every
 * request. Nothing personal may get in: no addresses of people, no queries, no bodies; errors are told by `loggable`.
 */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'warn',
    base: null,
    serializers: { err: loggable },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = requests.getStore()
      return request ? { request } : {}
    },
  },
  pino.destination({ dest: 2, sync: true }),
)

/** The beginning of the number of the request that is being answered: enough to find it in the log, short enough to be told. */
export function requestNumber(): string {
  return requests.getStore()?.slice(0, 8) ?? ''
}

/** Whatever `work` logs carries the request's number. */
export function withinRequest<Answer>(request: string, work: () => Answer): Answer {
  return requests.run(request, work)
}
