import { printable } from '#shared/control-characters.ts'

/** Begins only where a word begins, so that it reads each once. */
const email = /(?<![^\s<>"'(@])[^\s<>"'(@]+@[^\s<>"')]+/g

const longestMessage = 2_000

/**
 * What a log may say of an error: where it came from and which rule was broken, never whose data broke it. Errors of the
 * database carry rows (detail), parameters and statements, and those of class 22 a value in their very message.
 */
export function loggable(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { code, constraint, table, column } = thrown as {
    [name in 'code' | 'constraint' | 'table' | 'column']?: unknown
  }
  const tells = { code, constraint, table, column }
  return {
    type: thrown.name,
    message: messageOf(thrown),
    ...Object.fromEntries(Object.entries(tells).filter(([, value]) => typeof value === 'string')),
    stack: linesOfCode(thrown),
    ...(thrown.cause !== undefined && { cause: loggable(thrown.cause) }),
  }
}

function messageOf(error: Error): string {
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  if (severity && typeof code === 'string' && code.startsWith('22')) return 'a value that the database refused'
  return printable(error.message.replace(email, '…').slice(0, longestMessage))
}

/** The stack begins with the message once more. */
function linesOfCode({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}
