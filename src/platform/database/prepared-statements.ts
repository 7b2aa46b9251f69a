import type { ClientBase } from 'pg'

type RunQuery = (
  text: string | { name: string; text: string; values: unknown[] },
  values?: unknown[],
) => Promise<unknown>

const maxStatements = 300
const maxStatementLength = 10_000

/** Statements that were asked once, and the names of those that were asked again. The same on every connection of the process. */
const seenOnce = new Set<string>()
const names = new Map<string, string>()
let named = 0

/**
 * Lets PostgreSQL keep the plans of what this connection asks again and again: planning the statements of a page takes longer
 * than doing them. What is asked once, or is long because it carries its rows, is not kept.
 */
export function usePreparedStatements(client: ClientBase): void {
  const ask = client.query.bind(client) as RunQuery
  const askByName = async (name: string, text: string, values: unknown[]): Promise<unknown> => {
    try {
      return await ask({ name, text, values })
    } catch (error) {
      if (!isOutdated(error)) throw error
      names.delete(text)
      return ask(text, values).catch(() => {
        throw error // a transaction is broken by now
      })
    }
  }
  const query = (text: unknown, values: unknown, ...more: unknown[]) => {
    const plain = typeof text === 'string' && Array.isArray(values) && values.length > 0 && more.length === 0
    const name = plain ? nameOf(text) : null
    return name
      ? askByName(name, text as string, values as unknown[])
      : Reflect.apply(ask, null, [text, values, ...more])
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

/** The columns of a table are no longer those for which the plan was made: another process has brought a migration. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000'
}
