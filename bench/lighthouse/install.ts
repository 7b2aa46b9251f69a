import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lighthouse's terminal command; installs it, as the lock beside this file says, when it is not there or is another one. */
export function lighthouseCommand(): string {
  if (installed() !== wanted())
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  return join(folder, 'node_modules/lighthouse/cli/index.js')
}

const folder = import.meta.dirname

function installed(): string | null {
  const file = join(folder, 'node_modules/lighthouse/package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}

function wanted(): string {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies.lighthouse
}
