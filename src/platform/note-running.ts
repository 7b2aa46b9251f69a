import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isLiving, thisProcess } from './living-process.ts'

/** How the shops that ran here before ended: 'killed' is a process, 'power-cut' the whole machine. */
export type Ending = 'stopped' | 'killed' | 'power-cut'

/**
 * Notes in the data folder that this process runs, until it is stopped; how those before it ended. On a folder that machines
 * share, each knows only of its own processes.
 */
export function noteRunning(dataFolder: string): { before: Ending; end: () => void } {
  const folder = join(dataFolder, '.running')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const now = boot()
  const endings = readdirSync(folder).map((name): Ending => {
    const [host, boot, ...process] = name.split(' ')
    if (host !== hostname() || (boot === now && isLiving(process.join(' ')))) return 'stopped'
    rmSync(join(folder, name), { force: true })
    return boot === now ? 'killed' : 'power-cut'
  })
  const me = join(folder, `${hostname()} ${now} ${thisProcess()}`)
  writeFileSync(me, '', { mode: 0o600 })
  const worst = (['power-cut', 'killed'] as const).find((ending) => endings.includes(ending))
  return { before: worst ?? 'stopped', end: () => rmSync(me, { force: true }) }
}

/** Another one each time the machine starts; only Linux tells. */
function boot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return '-'
  }
}
