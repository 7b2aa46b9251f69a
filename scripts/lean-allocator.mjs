/** For glibc, which reads them before Node runs: two arenas rather than eight a core, and freed memory is returned to the system. Bytes. */
const settings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * On Linux, replaces this process by the same command with glibc's memory allocator set up, unless the environment has set it up already:
 * otherwise glibc keeps some 60 MB of what pages and pictures took for a moment (docs/decisions/0189). The process keeps its id, its parent
 * and its terminal.
 */
export function setUpAllocator() {
  if (process.platform !== 'linux' || !process.execve || process.env.MALLOC_ARENA_MAX) return
  const command = [process.argv0, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, command, { ...process.env, ...settings })
}
