import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { waitFor } from './wait-for.ts'

export interface StartedPostgresql {
  /** 'postgresql://…' without a database: add '/name'. */
  server: string
  /** A new temporary folder, removed at the end. */
  folder: string
  /** Runs one statement in the database that every server has. */
  run: (statement: string) => Promise<void>
  /** Stops it, and starts it again after `meanwhile`. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a separate PostgreSQL in a temporary folder, without fsync: an empty one, or a copy of `from`/cluster.
 * Throws when PostgreSQL is not installed.
 */
export async function startPostgresql(from?: string): Promise<StartedPostgresql> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-postgresql-'))
  const port = await freePort()
  if (from) copyCluster(from, folder)
  else initialise(folder)
  let stop = await runCluster(folder, port)
  const server = `postgresql://witryna@127.0.0.1:${port}`
  return {
    server,
    folder,
    run: (statement) => run(server, statement),
    restart: async (meanwhile) => {
      await stop()
      await meanwhile().finally(async () => {
        stop = await runCluster(folder, port)
      })
    },
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function initialise(folder: string): void {
  // C has no Polish letters: code that works there works in every locale
  const args = ['-U', 'witryna', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--wal-segsize=1', '--no-sync']
  runProgram('initdb', ['-D', join(folder, 'cluster'), ...args], folder)
}

/** Copies a stopped cluster, with its owner. */
export function copyCluster(from: string, to: string): void {
  if (owner) chownSync(to, owner.uid, owner.gid)
  execFileSync('cp', ['-a', join(from, 'cluster'), to])
}

/** Runs the cluster in `folder`/cluster until the returned function is called. */
export async function runCluster(folder: string, port: number): Promise<() => Promise<void>> {
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'].flatMap((one) => ['-c', one])
  const server = spawn(
    join(programFolder(), 'postgres'),
    ['-D', join(folder, 'cluster'), '-p', String(port), '-k', folder, ...settings],
    { ...owner, stdio: 'ignore', cwd: folder },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await waitFor(() => answers(port))
  return async () => {
    server.kill('SIGINT')
    await ended
  }
}

/** PostgreSQL refuses to run as root; then it runs as the user that its Debian package created. */
const owner = process.getuid?.() === 0 ? userId('postgres') : undefined

/** Runs one of PostgreSQL's own programs to its end. */
export function runProgram(name: string, args: string[], folder: string): void {
  if (owner) chownSync(folder, owner.uid, owner.gid)
  execFileSync(join(programFolder(), name), args, { ...owner, stdio: 'ignore', cwd: folder })
}

function programFolder(): string {
  return `/usr/lib/postgresql/${postgresqlVersion()}/bin`
}

/** The newest installed version, such as '15'. Throws when there is none. */
export function postgresqlVersion(): string {
  const versions = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
    : []
  const found = versions.find((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))
  if (!found) throw new Error('PostgreSQL is missing: apt-get install postgresql')
  return found
}

function userId(name: string): { uid: number; gid: number } {
  const ask = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: `postgresql://witryna@127.0.0.1:${port}/postgres` })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}
