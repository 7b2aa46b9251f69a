/**
 * Ends this process as SIGTERM does when npm, its parent, has ended without a signal to it: killed, or npm 9, which forwards no
 * SIGTERM. Otherwise the shop would stay on its port, and nobody would know whom to stop.
 */
export function endWithNpm() {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event)) return
  const parent = process.ppid
  const check = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }
  const timer = setInterval(check, 1_000).unref()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => clearInterval(timer)) // a second one would end it at once
}
