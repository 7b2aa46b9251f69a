import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const brought = join(
  import.meta.dirname,
  `../node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
)

/**
 * Goes on when this Node is new enough. Else runs the same command on the Node that npm ci has brought (npm 11 puts that one first
 * by itself, npm 10 does not), and ends with its exit code.
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
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGINT', () => {}) // the terminal sends it to the child as well
  const code = await new Promise((resolve) => child.on('exit', resolve))
  process.exit(code ?? 1)
}
