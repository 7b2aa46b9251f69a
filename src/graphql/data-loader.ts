import BatchLoader from 'dataloader'

export type DataLoader<Key, Value> = (key: Key) => Promise<Value | null>

/**
 * Returns a data loader: keys requested in the same turn are read in one batch, so a hundred aliases cost as many queries as
 * one. Resolves to null for keys that the read does not return. Nothing is cached: later requests read again.
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
 * Returns a per-request cache: thirty aliases of the same search cost as much as one. Only for query fields, because it does
 * not see changes made by the same request. Callers must not modify the shared values.
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
