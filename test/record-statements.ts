import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'

/**
 * With STATEMENTS_FOLDER set, writes every distinct statement that PostgreSQL accepted from this test file's shops there, one JSON text per
 * line; scripts/prepare-statements.mjs prepares them on the embedded engine. Statements on the tests' own connections are left out.
 */
const folder = process.env.STATEMENTS_FOLDER

type Connection = pg.Client & { connectionParameters: { options?: string } }
type Recorded = typeof pg.Client.prototype & { unwritten?: string[] }

if (folder) {
  const client: Recorded = pg.Client.prototype
  client.unwritten ??= record() // once for all files of a worker, which share it
  const { unwritten } = client
  afterAll(() => {
    const lines = unwritten.splice(0).map((text) => `${JSON.stringify(text)}\n`)
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''))
  })
}

/** Adds every statement from now on to the returned list, once. */
function record(): string[] {
  const unwritten: string[] = []
  const known = new Set<string>()
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: Connection, ...args: unknown[]) {
    const answer = query.apply(this, args)
    const text = textOf(args[0])
    if (text === null || known.has(text) || !isOfShop(this)) return answer
    const keep = (error?: unknown) => {
      if (known.has(text) || isInvalidSql(error)) return
      known.add(text)
      unwritten.push(text)
    }
    Promise.resolve(answer).then(() => keep(), keep)
    return answer
  } as never
  return unwritten
}

/** The text of the first argument of `query()`: a string, or an object with `text`. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query
  const { text } = Object(query)
  return typeof text === 'string' ? text : null
}

/** Whether a pool of src/platform/database made the connection (only these turn JIT off), to a copy of the demo shop. */
function isOfShop({ database, connectionParameters }: Connection): boolean {
  return database?.startsWith('shop_') === true && connectionParameters.options?.includes('jit=off') === true
}

/** SQLSTATE class 42: an invalid statement, which some tests send on purpose. */
function isInvalidSql(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('42') === true
}
