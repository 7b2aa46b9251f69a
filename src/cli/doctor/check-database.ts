import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { programFolder } from '#platform/program-folder.ts'
import type { AppContext } from '../../server/app-context.ts'
import { findInstanceConflict } from '../../server/instance-guard.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

/** Engine, migrations, clock, and whether all processes share a secret and a folder. */
export async function checkDatabase(appContext: AppContext): Promise<Finding[]> {
  return [
    checkEngine(appContext),
    await checkMigrations(appContext),
    await checkClock(appContext),
    await checkOtherProcesses(appContext),
  ]
}

function checkEngine({ database }: AppContext): Finding {
  const name = `${database.engine} ${database.version}`
  return database.engine === 'PostgreSQL'
    ? ok('baza danych', name)
    : warning(
        'baza danych',
        `${name}, wbudowana. Przetrwa zabity proces, ale nie brak prądu: nie wymusza zapisu na dysk (fsync). Sklep, który zarabia, niech działa na PostgreSQL (DATABASE_URL).`,
      )
}

async function checkMigrations({ database }: AppContext): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(database.query)
  const applied = new Set(rows.map(({ name }) => name))
  const files = readdirSync(join(programFolder(), 'db', 'migrations')).filter((name) => name.endsWith('.sql'))
  const missing = files.filter((name) => !applied.has(name))
  if (missing.length > 0) return failure('migracje', `Brakuje: ${missing.join(', ')}. Uruchom sklep ponownie.`)
  if (applied.size > files.length)
    return failure('migracje', 'Baza jest nowsza niż ten program. Uruchom nowszą wersję programu.')
  return ok('migracje', `wszystkie ${files.length}`)
}

async function checkClock({ database }: AppContext): Promise<Finding> {
  const { rows } = await sql<{ now: Date; newest: Date | null }>`
    select clock_timestamp() as now, (select max(applied_at) from migration) as newest
  `.execute(database.query)
  const [{ now, newest } = { now: new Date(0), newest: null }] = rows
  const offsetSeconds = Math.round(Math.abs(now.getTime() - Date.now()) / 1000)
  if (offsetSeconds > 5)
    return failure(
      'zegar',
      `Zegar bazy i programu różnią się o ${offsetSeconds} s. Włącz synchronizację czasu (NTP) na obu maszynach.`,
    )
  if (newest && newest.getTime() > Date.now() + 60_000)
    return failure('zegar', 'Zegar cofnął się: baza ma wpisy z przyszłości. Ustaw czas komputera.')
  return ok('zegar', new Date().toLocaleString('pl-PL', { timeZone: 'Europe/Warsaw' }))
}

async function checkOtherProcesses(appContext: AppContext): Promise<Finding> {
  const problem = await findInstanceConflict(appContext)
  return problem
    ? failure('inne procesy', problem)
    : ok('inne procesy', 'żaden nie ma innego SECRET ani folderu danych')
}
