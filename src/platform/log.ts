import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'
import { escapeControls } from '#shared/plain-text.ts'

/** The request for which something is logged. */
interface LoggedRequest {
  number: string
  /** The client's network, not the full address. */
  network?: string
}

const requests = new AsyncLocalStorage<LoggedRequest>()

/**
 * Returns loggers of JSON lines, each with its request number; level 'info' logs every request. Nothing personal is logged: no
 * addresses of people, no queries, no bodies; errors go through `serializeError`. Security events are logged at the default
 * level 'warn' too; only a higher level omits them.
 */
export function openLogs(level: string, destination: DestinationStream) {
  const log = pino(
    {
      level,
      base: Number(process.env.WEB_CONCURRENCY) > 1 ? { pid: process.pid } : null,
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

/** Standard error, at LOG_LEVEL. */
export const { log, securityLog } = openLogs(process.env.LOG_LEVEL || 'warn', pino.destination({ dest: 2, sync: true }))

/** Returns the beginning of the current request's number: enough to find it in the log, short enough to read out. */
export function requestNumber(): string {
  return requests.getStore()?.number.slice(0, 8) ?? ''
}

/** Returns the client's network; undefined outside a request. */
export function requestNetwork(): string | undefined {
  return requests.getStore()?.network
}

/** Log lines from `work` have the request's number; security events also its network. */
export function withinRequest<Answer>(request: LoggedRequest, work: () => Answer): Answer {
  return requests.run(request, work)
}

/** Matches only at the start of a word, so each character is read once. */
const email = /(?<![^\s<>"'(@])[^\s<>"'(@]+@[^\s<>"')]+/g

const maxMessageLength = 2_000

/**
 * Returns what may be logged of an error: where it came from and which rule was broken, never whose data. Database errors
 * contain rows (detail), parameters and statements, and those of class 22 a value in the message.
 */
export function serializeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { code, constraint, table, column } = thrown as {
    [name in 'code' | 'constraint' | 'table' | 'column']?: unknown
  }
  const fields = { code, constraint, table, column }
  return {
    type: thrown.name,
    message: messageOf(thrown),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string')),
    stack: stackFrames(thrown),
    ...(thrown.cause !== undefined && { cause: serializeError(thrown.cause) }),
  }
}

function messageOf(error: Error): string {
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  if (severity && typeof code === 'string' && code.startsWith('22')) return 'a value that the database refused'
  return escapeControls(error.message.replace(email, '…').slice(0, maxMessageLength))
}

/** The stack repeats the message first. */
function stackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
