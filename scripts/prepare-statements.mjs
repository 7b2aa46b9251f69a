/**
 * Makes the embedded engine prepare every statement that database tests have sent to PostgreSQL, and lists those it rejects:
 * node scripts/prepare-statements.mjs <the folder of STATEMENTS_FOLDER>. See test/record-statements.ts for what is recorded.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { jobs } from '../src/jobs/job-definitions.ts'
import { migrate, readMigrations } from '../src/platform/database/migrate.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { openQueue } from '../src/platform/queue.ts'

const createdTable = /^\s*create (?:temporary )?table (?:if not exists )?"?(\w+)/i
const fewest = 500 // statements: a folder with fewer does not come from the whole suite

const statements = readStatements(process.argv[2])
const folder = mkdtempSync(join(tmpdir(), 'witryna-statements-'))
const refused = await prepareAll(statements).finally(() => rmSync(folder, { recursive: true, force: true }))
for (const { text, reason } of refused) console.log(`${reason}:\n${text}\n`)
console.log(`${statements.length} statements, ${refused.length} refused by the embedded engine`)
if (statements.length < fewest) console.log(`FAILED: fewer than ${fewest} statements`)
process.exit(refused.length > 0 || statements.length < fewest ? 1 : 0)

function readStatements(recorded) {
  const lines = readdirSync(recorded).flatMap((file) => readFileSync(join(recorded, file), 'utf8').split('\n'))
  return [...new Set(lines)].filter(Boolean).map((line) => JSON.parse(line))
}

async function prepareAll(texts) {
  await makeDatabase()
  const engine = await PGlite.create({ dataDir: join(folder, 'database'), extensions: { pg_trgm } })
  const refused = []
  const created = new Set(texts.flatMap((text) => createdTable.exec(text)?.slice(1) ?? []))
  for (const text of texts) {
    const reason = await engine.describeQuery(text).then(
      () => null,
      (error) => error,
    )
    if (reason && !isScript(reason) && !created.has(missingTable(reason)))
      refused.push({ text, reason: `${reason.code} ${reason.message}` })
  }
  return refused
}

/** As the shop creates it: the queue adds its own tables. */
async function makeDatabase() {
  const database = await openDatabase(null, folder)
  await migrate(database, readMigrations(join(import.meta.dirname, '../db/migrations')), () => {})
  const queue = await openQueue(database, jobs, (error) => console.log(error))
  await queue.stop()
  await database.close()
}

/**
 * Several statements in one text cannot be prepared on any engine. Only the queue sends such scripts, and each engine gets its
 * own.
 */
function isScript({ code, message }) {
  return code === '42601' && message === 'cannot insert multiple commands into a prepared statement'
}

/**
 * Tables created by a recorded statement existed only for its own test, or for one connection; statements of migrations are not
 * recorded.
 */
function missingTable({ code, message }) {
  return code === '42P01' && /"(.*)"/.exec(message)?.[1]
}
