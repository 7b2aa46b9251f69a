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

if (folder) {
  const statements = new Set<string>()
  const query = pg.Client.prototype.query as (...words: unknown[]) => unknown
  pg.Client.prototype.query = function (this: Connection, ...words: unknown[]) {
    const answer = query.apply(this, words)
    const text = textOf(words[0])
    if (text !== null && !statements.has(text) && isOfShop(this)) {
      const keep = (error?: unknown) => {
        if (!isMistake(error)) statements.add(text)
      }
      Promise.resolve(answer).then(() => keep(), keep)
    }
    return answer
  } as never
  afterAll(() => {
    const lines = [...statements].map((text) => `${JSON.stringify(text)}\n`)
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''))
  })
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
function isMistake(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('42') === true
}
