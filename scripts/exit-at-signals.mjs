/**
 * Ends this process at a signal until the returned function is called: a process with the number 1, as in a container without an
 * init, hears no signal that nobody listens to, so one that comes while the shop is being loaded would be lost.
 */
export function exitAtSignals() {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  const exit = () => process.exit(1)
  for (const signal of signals) process.on(signal, exit)
  return () => {
    for (const signal of signals) process.off(signal, exit)
  }
}
