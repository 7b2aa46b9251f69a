import { readFileSync } from 'node:fs'

/** This process, so that it can be told from another that gets its number later: '4711 91245'. */
export function thisProcess(): string {
  return `${process.pid} ${startOf(process.pid)}`
}

/** Whether the process that called itself so is still there. */
export function isLiving(name: string): boolean {
  const [pid, start] = name.split(' ')
  return isAlive(Number(pid)) && startOf(Number(pid)) === start
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, so that a number given anew to another process is not taken for the owner. Only Linux tells. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
