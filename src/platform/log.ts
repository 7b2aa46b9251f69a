import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'
import { loggable } from './loggable.ts'

/** The request on whose behalf something is logged. */
interface LoggedRequest {
  number: string
  /** The network that it comes from, not the whole address. */
  network?: string
}

const requests = new AsyncLocalStorage<LoggedRequest>()

/**
 * Lines of JSON, each with the number of the request that it belongs to; level 'info' shows every request. Nothing personal may get
 * in: no addresses of people, no queries, no bodies; errors are told by `loggable`. Security events are
 * logged at the default level 'warn' too; only a level above it leaves them out.
 */
export function openLogs(level: string, destination: DestinationStream) {
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: loggable },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const request = requests.getStore()?.number
        return request ? { request } : {}
      },
    },
    destination,
  )
  const muted = ['error', 'fatal', 'silent'].includes(level)
  return { log, securityLog: log.child({ log: 'security' }, { level: muted ? 'silent' : 'info' }) }
}

/** On standard error, at LOG_LEVEL. */
export const { log, securityLog } = openLogs(process.env.LOG_LEVEL || 'warn', pino.destination({ dest: 2, sync: true }))

/** The beginning of the number of the request that is being answered: enough to find it in the log, short enough to be told. */
export function requestNumber(): string {
  return requests.getStore()?.number.slice(0, 8) ?? ''
}

/** The network that the request comes from; undefined outside a request. */
export function requestNetwork(): string | undefined {
  return requests.getStore()?.network
}

/** Whatever `work` logs carries the request's number; security events also its network. */
export function withinRequest<Answer>(request: LoggedRequest, work: () => Answer): Answer {
  return requests.run(request, work)
}
