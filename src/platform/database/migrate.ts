import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from './database.ts'

/** Applies what is new among the numbered .sql files, each in a transaction of its own. Several processes may start at once. */
export async function migrate(database: OpenDatabase, folder: string, report: (line: string) => void): Promise<void> {
  await database.withLock(async () => {
    await database.runScript(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const applied = await readApplied(database)
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const script = readFileSync(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(script).digest('hex')
      const before = applied.get(name)
      if (before && before !== checksum) throw new Error(`Migrację ${name} zmieniono po tym, jak została zastosowana.`)
      if (before) continue
      report(`migracja ${name}`)
      await database.runScript(
        `begin;\n${script}\ninsert into migration (name, checksum) values ('${name}', '${checksum}');\ncommit;`,
      )
    }
  })
}

async function readApplied(database: OpenDatabase): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migration`.execute(
    database.query,
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}
