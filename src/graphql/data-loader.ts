export type DataLoader<Key, Value> = (key: Key) => Promise<Value | null>

/**
 * Returns a data loader: keys requested in the same turn are read in one batch, so a hundred aliases cost as many queries as
 * one. Resolves to null for keys that the read does not return.
 */
export function createDataLoader<Key, Value>(read: (keys: Key[]) => Promise<Map<Key, Value>>): DataLoader<Key, Value> {
  let batch: { keys: Set<Key>; found: Promise<Map<Key, Value>> } | null = null
  return async (key) => {
    batch ??= startBatch()
    batch.keys.add(key)
    return (await batch.found).get(key) ?? null
  }

  function startBatch() {
    const keys = new Set<Key>()
    const found = Promise.resolve().then(() => {
      batch = null
      return read([...keys])
    })
    return { keys, found }
  }
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
