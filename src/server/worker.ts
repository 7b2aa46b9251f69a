import cluster from 'node:cluster'

/** What a worker sends to its supervisor when it serves requests. */
export const readyMessage = 'ready'

/** Whether this process is one of several on one port (WEB_CONCURRENCY), below a supervisor. */
export function isWorker(): boolean {
  return cluster.isWorker
}

/** Whether other workers may be serving already: the supervisor starts the first one alone. */
export function joinsRunningShop(): boolean {
  return (cluster.worker?.id ?? 1) > 1
}

/** Does nothing in a shop of one process. */
export function reportReady(): void {
  cluster.worker?.send(readyMessage)
}

/** A worker whose supervisor was killed stops in order; Node would end it in the middle of its requests. */
export function stopWithSupervisor(): void {
  const { worker } = cluster
  worker?.once('disconnect', () => {
    worker.exitedAfterDisconnect = true
    process.kill(process.pid, 'SIGTERM')
  })
}
