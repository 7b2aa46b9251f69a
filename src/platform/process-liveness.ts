import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** This process, so that it can be told from another that gets its number later: '4711 91245'. */
export function thisProcess(): string {
  return `${process.pid} ${processStart(process.pid)}`
}

/** Whether the process that called itself so is still there. */
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

/** When a process began, so that a number given anew to another process is not taken for the owner. Only Linux tells. */
function processStart(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** How the shops that ran here before ended: 'killed' is a process, 'power-cut' the whole machine. */
export type PreviousExit = 'stopped' | 'killed' | 'power-cut'

/**
 * Notes in the data folder that this process runs, until it is stopped; how those before it ended. On a folder that machines
 * share, each knows only of its own processes.
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

/** Another one each time the machine starts; only Linux tells. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return '-'
  }
}
