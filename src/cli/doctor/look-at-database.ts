import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { disagreement } from '../../join-others.ts'
import type { House } from '../../open-house.ts'
import { programFolder } from '../../platform/program-folder.ts'
import { type Finding, note, well, wrong } from './finding.ts'

/** Engine, migrations, clock, and whether all processes have the same secret and folder. */
export async function lookAtDatabase(house: House): Promise<Finding[]> {
  return [engine(house), await migrations(house), await clock(house), await others(house)]
}

function engine({ database }: House): Finding {
  const name = `${database.engine} ${database.version}`
  return database.engine === 'PostgreSQL'
    ? well('baza danych', name)
    : note(
        'baza danych',
        `${name}, wbudowana. Przetrwa zabity proces, ale nie brak prądu: nie wymusza zapisu na dysk (fsync). Sklep, który zarabia, niech działa na PostgreSQL (DATABASE_URL).`,
      )
}

async function migrations({ database }: House): Promise<Finding> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(database.query)
  const applied = new Set(rows.map(({ name }) => name))
  const files = readdirSync(join(programFolder(), 'db', 'migrations')).filter((name) => name.endsWith('.sql'))
  const missing = files.filter((name) => !applied.has(name))
  if (missing.length > 0) return wrong('migracje', `Brakuje: ${missing.join(', ')}. Uruchom sklep ponownie.`)
  if (applied.size > files.length)
    return wrong('migracje', 'Baza jest nowsza niż ten program. Uruchom nowszą wersję programu.')
  return well('migracje', `wszystkie ${files.length}`)
}

async function clock({ database }: House): Promise<Finding> {
  const { rows } = await sql<{ now: Date; newest: Date | null }>`
    select clock_timestamp() as now, (select max(applied_at) from migration) as newest
  `.execute(database.query)
  const [{ now, newest } = { now: new Date(0), newest: null }] = rows
  const apart = Math.round(Math.abs(now.getTime() - Date.now()) / 1000)
  if (apart > 5)
    return wrong(
      'zegar',
      `Zegar bazy i programu różnią się o ${apart} s. Włącz synchronizację czasu (NTP) na obu maszynach.`,
    )
  if (newest && newest.getTime() > Date.now() + 60_000)
    return wrong('zegar', 'Zegar cofnął się: baza ma wpisy z przyszłości. Ustaw czas komputera.')
  return well('zegar', new Date().toLocaleString('pl-PL', { timeZone: 'Europe/Warsaw' }))
}

async function others(house: House): Promise<Finding> {
  const problem = await disagreement(house)
  return problem
    ? wrong('inne procesy', problem)
    : well('inne procesy', 'żaden nie ma innego SECRET ani folderu danych')
}
