import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Runs a command of the project and returns its exit code, its output (unless inherited), and its duration in seconds. */
export function run(command, args, { environment = {}, stdio = 'pipe' } = {}) {
  const started = performance.now()
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...environment, PATH: path },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    const finish = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1_000 })
    child.on('error', (error) => {
      output += error.message
      finish(1)
    })
    child.on('close', finish)
  })
}
