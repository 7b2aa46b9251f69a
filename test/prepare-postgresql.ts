import type { TestProject } from 'vitest/node'
import { prepareDatabase } from './prepare-database.ts'
import { prepareOnce } from './prepare-once.ts'
import { copyCluster, postgresqlVersion, startPostgresql } from './start-postgresql.ts'

/** One PostgreSQL for all test files of a project; each clones the prepared database. */
export default async function preparePostgresql(project: TestProject): Promise<() => Promise<void>> {
  const folder = await preparedPostgresql()
  const { server, stop } = await startPostgresql(folder)
  project.provide('database', { engine: 'PostgreSQL', server, template: 'prepared', folder })
  return stop
}

/** A folder with the cluster, whose database 'prepared' has the demo in it, and the pictures and files that it refers to. */
export function preparedPostgresql(): Promise<string> {
  return prepareOnce(`postgresql-${postgresqlVersion()}`, async (folder) => {
    const { server, run, restart, stop, folder: running } = await startPostgresql()
    await run('create database prepared')
    await prepareDatabase(`${server}/prepared`, folder)
    await restart(async () => copyCluster(running, folder))
    await stop()
  })
}
