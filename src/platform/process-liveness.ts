import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Returns this process's name, which is unique even when its number is reused: '4711 91245'. */
export function thisProcess(): string {
  return `${process.pid} ${processStart(process.pid)}`
}

/** Returns whether the process of this name is alive. */
export function isProcessAlive(name: string): boolean {
  const [pid, start] = name.split(' ')
  return isPidAlive(Number(pid)) && processStart(Number(pid)) === start
}

function isPidAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Start time of a process, to detect reused process numbers. Available on Linux only. */
function processStart(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** How earlier shops on this folder ended: 'killed' is a process, 'power-cut' the whole machine. */
export type PreviousExit = 'stopped' | 'killed' | 'power-cut'

/**
 * Notes in the data folder that this process is running, until `end` is called; returns how those before it ended. On a shared
 * folder each machine knows only its own processes.
 */
export function markRunning(dataFolder: string): { before: PreviousExit; end: () => void } {
  const folder = join(dataFolder, '.running')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const now = bootId()
  const endings = readdirSync(folder).map((name): PreviousExit => {
    const [host, boot, ...process] = name.split(' ')
    if (host !== hostname() || (boot === now && isProcessAlive(process.join(' ')))) return 'stopped'
    rmSync(join(folder, name), { force: true })
    return boot === now ? 'killed' : 'power-cut'
  })
  const me = join(folder, `${hostname()} ${now} ${thisProcess()}`)
  writeFileSync(me, '', { mode: 0o600 })
  const worst = (['power-cut', 'killed'] as const).find((ending) => endings.includes(ending))
  return { before: worst ?? 'stopped', end: () => rmSync(me, { force: true }) }
}

/** Changes each time the machine boots; Linux only. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return '-'
  }
}
