import BatchLoader from 'dataloader'

export type DataLoader<Key, Value> = (key: Key) => Promise<Value | null>

/**
 * Finds one thing at a time by a read that takes many: what is asked for in the same turn is read together, so that a hundred
 * aliases cost as many queries as one. Null for what the read leaves out. Nothing is cached: what is asked for later is read again.
 */
export function createDataLoader<Key, Value>(read: (keys: Key[]) => Promise<Map<Key, Value>>): DataLoader<Key, Value> {
  const batch = async (keys: readonly Key[]) => {
    const found = await read([...new Set(keys)])
    return keys.map((key) => found.get(key) ?? null)
  }
  const loader = new BatchLoader(batch, { cache: false })
  return (key) => loader.load(key)
}

export type RequestCache = <Value>(name: string, args: unknown, read: () => Promise<Value>) => Promise<Value>

/**
 * Answers equal questions of one request by one read: thirty aliases of the same search cost as much as one. Only for fields of
 * queries, which do not see what the same request changes. What was read is shared: nobody may change it.
 */
export function createRequestCache(): RequestCache {
  const reads = new Map<string, Promise<unknown>>()
  return <Value>(name: string, args: unknown, read: () => Promise<Value>) => {
    const key = JSON.stringify([name, args])
    const running = (reads.get(key) as Promise<Value> | undefined) ?? read()
    reads.set(key, running)
    return running
  }
}
