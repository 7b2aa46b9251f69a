import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { runCluster, runProgram } from './start-postgresql.ts'

export interface Standby {
  /** 'postgresql://…' without a database: add '/name'. */
  server: string
  pause: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** A real standby of a started PostgreSQL: a copy by pg_basebackup with streaming replication. */
export async function startStandby(primary: string): Promise<Standby> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-standby-'))
  const port = await freePort()
  const { hostname, port: primaryPort, username } = new URL(primary)
  const from = ['-h', hostname, '-p', primaryPort, '-U', username]
  runProgram('pg_basebackup', [...from, '-D', join(folder, 'cluster'), '-R', '-c', 'fast', '--no-sync'], folder)
  let stop = await runCluster(folder, port)
  const server = `postgresql://${username}@127.0.0.1:${port}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  return {
    server,
    pause: () => run('select pg_wal_replay_pause()'),
    resume: () => run('select pg_wal_replay_resume()'),
    stop: () => stop(),
    start: async () => {
      stop = await runCluster(folder, port)
    },
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
