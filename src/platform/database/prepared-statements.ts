import type { ClientBase } from 'pg'

type RunQuery = (
  text: string | { name: string; text: string; values: unknown[] },
  values?: unknown[],
) => Promise<unknown>

const maxStatements = 300
const maxStatementLength = 10_000

/** Statements that ran once, and the names of those that ran again. The same for every connection of the process. */
const seenOnce = new Set<string>()
const names = new Map<string, string>()
let named = 0

/**
 * Prepares statements that this connection runs repeatedly: planning the statements of a page takes longer than executing them.
 * Statements that run once, or are long because they contain their rows, are not prepared.
 */
export function usePreparedStatements(client: ClientBase): void {
  const run = client.query.bind(client) as RunQuery
  const runByName = async (name: string, text: string, values: unknown[]): Promise<unknown> => {
    try {
      return await run({ name, text, values })
    } catch (error) {
      if (!isOutdated(error)) throw error
      names.delete(text)
      return run(text, values).catch(() => {
        throw error // the transaction is already aborted
      })
    }
  }
  const query = (text: unknown, values: unknown, ...more: unknown[]) => {
    const plain = typeof text === 'string' && Array.isArray(values) && values.length > 0 && more.length === 0
    const name = plain ? nameOf(text) : null
    return name
      ? runByName(name, text as string, values as unknown[])
      : Reflect.apply(run, null, [text, values, ...more])
  }
  client.query = query as typeof client.query
}

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known || names.size >= maxStatements || text.length > maxStatementLength) return known ?? null
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= maxStatements) seenOnce.clear()
    seenOnce.add(text)
    return null
  }
  named += 1
  const name = `kept_${named}`
  names.set(text, name)
  return name
}

/** The columns of a table changed since the plan was made: another process applied a migration. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000'
}
