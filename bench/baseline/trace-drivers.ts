import { createRequire } from 'node:module'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import pg from 'pg'

/** A statement for a driver: a text with its values, and a name when the driver prepares it. */
export interface Statement {
  text: string
  name?: string
  values: unknown[]
}

/** Callbacks for the work of a shop in this process: statements with begin and commit, and rendered React trees. */
export interface DriverTrace {
  onStatement: (statement: Statement) => void
  onRender: (element: unknown) => void
}

type Query = (this: unknown, said: string | Statement, values?: unknown, ...more: unknown[]) => unknown

/** Must be called before the shop is loaded, once in a process. */
export function traceDrivers({ onStatement: said, onRender: rendered }: DriverTrace): void {
  const trace = (query: Query): Query =>
    function (statement, values, ...more) {
      said({
        ...(typeof statement === 'string' ? { text: statement } : { text: statement.text, name: statement.name }),
        values: Array.isArray(values) ? values : typeof statement === 'object' ? (statement.values ?? []) : [],
      })
      return query.call(this, statement, values, ...more)
    }
  const postgres = pg.Client.prototype as { query: Query }
  postgres.query = trace(postgres.query)
  const embedded = PGlite.prototype as unknown as { query: Query; transaction: PGlite['transaction'] }
  embedded.query = trace(embedded.query)
  const { transaction } = embedded
  embedded.transaction = async function <Answer>(work: (inner: Transaction) => Promise<Answer>) {
    said({ text: 'begin', values: [] })
    const answer = await transaction.call(this, (inner) =>
      work({ ...inner, query: trace(inner.query as Query) as Transaction['query'] }),
    )
    said({ text: 'commit', values: [] })
    return answer as Answer
  }
  const react = createRequire(import.meta.url)('react-dom/server')
  const { renderToPipeableStream } = react
  react.renderToPipeableStream = (element: unknown, ...more: unknown[]) => {
    rendered(element)
    return renderToPipeableStream(element, ...more)
  }
}
