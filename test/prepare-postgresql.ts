import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from './prepare-database.ts'
import { startPostgresql } from './start-postgresql.ts'

/** One PostgreSQL for all test files; each clones the prepared database. */
export default async function preparePostgresql(project: TestProject): Promise<() => Promise<void>> {
  const { server, folder, run, stop } = await startPostgresql()
  await run('create database prepared')
  const data = join(folder, 'data')
  await prepareDatabase(`${server}/prepared`, data)
  project.provide('database', { engine: 'PostgreSQL', server, template: 'prepared', data })
  return stop
}
