/**
 * Ends this process at a signal until the returned function is called: process number 1, as in a container without an init,
 * ignores signals without a listener, so one that arrives while the shop is being loaded would be lost.
 */
export function exitAtSignals() {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  const exit = () => process.exit(1)
  for (const signal of signals) process.on(signal, exit)
  return () => {
    for (const signal of signals) process.off(signal, exit)
  }
}
