import { pathToFileURL } from 'node:url'

/** For glibc, which reads them before Node runs: two arenas rather than eight a core, and freed memory is returned to the system. Bytes. */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Sets up glibc's allocator for the processes that this one becomes or starts, unless the environment names MALLOC_ARENA_MAX. */
export function setUpAllocator() {
  if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX) Object.assign(process.env, allocator)
}

/**
 * Goes on as another script: on Linux and macOS this process is replaced, with its id, its parent, its terminal and the flags of node. What it
 * has loaded is gone, and the allocator set up (docs/decisions/0189, 0204). Elsewhere the script runs in this process.
 */
export async function continueAs(script, ...args) {
  setUpAllocator()
  const command = [process.argv0, ...process.execArgv, script, ...args]
  if (process.execve && process.platform !== 'win32') process.execve(process.execPath, command, process.env)
  process.argv.splice(1, Number.POSITIVE_INFINITY, script, ...args)
  await import(pathToFileURL(script).href)
}
