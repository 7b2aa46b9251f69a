import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from './prepare-database.ts'
import { prepared } from './prepared.ts'
import { copyCluster, postgresqlVersion, startPostgresql } from './start-postgresql.ts'

/** One PostgreSQL for all test files of a project; each clones the prepared database. */
export default async function preparePostgresql(project: TestProject): Promise<() => Promise<void>> {
  const ready = await prepared(`postgresql-${postgresqlVersion()}`, async (folder) => {
    const { server, run, restart, stop, folder: running } = await startPostgresql()
    await run('create database prepared')
    await prepareDatabase(`${server}/prepared`, join(folder, 'data'))
    await restart(async () => copyCluster(running, folder))
    await stop()
  })
  const { server, stop } = await startPostgresql(ready)
  project.provide('database', { engine: 'PostgreSQL', server, template: 'prepared', data: join(ready, 'data') })
  return stop
}
