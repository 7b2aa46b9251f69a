import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { endWithNpm } from './end-with-npm.mjs'

const brought = join(
  import.meta.dirname,
  `../node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
)

/**
 * Continues when this Node is new enough. Otherwise runs the same command on the Node installed by npm ci (npm 11 prefers it,
 * npm 10 does not), forwards signals, and exits with its exit code.
 */
export async function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return
  if (!existsSync(brought)) {
    console.error(`Witryna needs Node 22.22 or newer, this is ${process.versions.node}. Please install Node 24.`)
    process.exit(1)
  }
  const path = `${dirname(brought)}${delimiter}${process.env.PATH}`
  const child = spawn(brought, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithNpm()
  const [code, signal] = await once(child, 'exit')
  if (signal) console.error(`Node ended by ${signal}.`)
  process.exit(code ?? 1)
}
