import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface SpawnedShop {
  process: ChildProcess
  /** Resolves when it is ready; rejects when it exits before. */
  url: Promise<string>
  exit: Promise<number | null>
  /** Its output so far. */
  printed: () => string
}

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))

/** The arguments of node in `npm start`, after 'exec node'. */
export const npmStart: string[] = scripts.start.split(' ').slice(2)

/** Runs a script of the project, or of a copy in another folder, as a separate process: npmStart, or scripts/shop.mjs. */
export function spawnScript(
  args: string[],
  environment: Record<string, string>,
  folder?: string,
  { node = process.execPath, ...user }: { node?: string; uid?: number; gid?: number } = {},
): SpawnedShop {
  return watch(
    spawn(node, args, {
      env: environmentOf(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(folder && { cwd: folder }),
      ...user,
    }),
  )
}

/** Runs a whole command, such as ['npm', 'start'], in a new process group. */
export function spawnCommand([command = '', ...args]: string[], environment: Record<string, string>): SpawnedShop {
  return watch(
    spawn(command, args, { env: environmentOf(environment), stdio: ['ignore', 'pipe', 'pipe'], detached: true }),
  )
}

/** Without the developer's own .env, whose shop is not the tests'. */
function environmentOf(changes: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', WITRYNA_ENV: devNull, ...changes }
}

function watch(child: ChildProcessByStdio<null, Readable, Readable>): SpawnedShop {
  let printed = ''
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? []
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exit.then((code) => reject(new Error(`ended with ${code}: ${printed}`)))
  })
  url.catch(() => {})
  return { process: child, url, exit, printed: () => printed }
}
