import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'

/**
 * With STATEMENTS_FOLDER set, writes there every distinct statement that PostgreSQL has taken from this test file's shops, one JSON text a
 * line; scripts/prepare-statements.mjs asks the embedded engine what it makes of them. What tests send on connections of their own is left out.
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

/** From now on every statement is put into the returned list, once. */
function record(): string[] {
  const unwritten: string[] = []
  const known = new Set<string>()
  const query = pg.Client.prototype.query as (...words: unknown[]) => unknown
  pg.Client.prototype.query = function (this: Connection, ...words: unknown[]) {
    const answer = query.apply(this, words)
    const text = textOf(words[0])
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

/** The first word of `query()`: the text itself, or what has a text. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  const { text } = Object(asked)
  return typeof text === 'string' ? text : null
}

/** Whether a pool of src/platform/database has made the connection, since they alone compile nothing, and to a copy of the demo shop. */
function isOfShop({ database, connectionParameters }: Connection): boolean {
  return database?.startsWith('shop_') === true && connectionParameters.options?.includes('jit=off') === true
}

/** SQLSTATE class 42: a statement that no engine knows, as some tests want it. */
function isInvalidSql(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('42') === true
}
