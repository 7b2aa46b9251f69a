export type ReadOnce = <Value>(name: string, args: unknown, read: () => Promise<Value>) => Promise<Value>

/**
 * Answers equal questions of one request by one read: thirty aliases of the same search cost as much as one. Only for fields of
 * queries, which do not see what the same request changes. What was read is shared: nobody may change it.
 */
export function readOnce(): ReadOnce {
  const reads = new Map<string, Promise<unknown>>()
  return <Value>(name: string, args: unknown, read: () => Promise<Value>) => {
    const key = JSON.stringify([name, args])
    const running = (reads.get(key) as Promise<Value> | undefined) ?? read()
    reads.set(key, running)
    return running
  }
}
