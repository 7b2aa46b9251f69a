import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'
import { escapeControls } from '#shared/plain-text.ts'

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
      serializers: { err: serializeError },
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

/** Begins only where a word begins, so that it reads each once. */
const email = /(?<![^\s<>"'(@])[^\s<>"'(@]+@[^\s<>"')]+/g

const maxMessageLength = 2_000

/**
 * What a log may say of an error: where it came from and which rule was broken, never whose data broke it. Errors of the
 * database carry rows (detail), parameters and statements, and those of class 22 a value in their very message.
 */
export function serializeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { code, constraint, table, column } = thrown as {
    [name in 'code' | 'constraint' | 'table' | 'column']?: unknown
  }
  const tells = { code, constraint, table, column }
  return {
    type: thrown.name,
    message: messageOf(thrown),
    ...Object.fromEntries(Object.entries(tells).filter(([, value]) => typeof value === 'string')),
    stack: stackFrames(thrown),
    ...(thrown.cause !== undefined && { cause: serializeError(thrown.cause) }),
  }
}

function messageOf(error: Error): string {
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  if (severity && typeof code === 'string' && code.startsWith('22')) return 'a value that the database refused'
  return escapeControls(error.message.replace(email, '…').slice(0, maxMessageLength))
}

/** The stack begins with the message once more. */
function stackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
