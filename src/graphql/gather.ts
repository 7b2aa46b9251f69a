export type Gather<Key, Value> = (key: Key) => Promise<Value | null>

/**
 * Finds one thing at a time by a read that takes many: what is asked for in the same turn is read together, so that a hundred
 * aliases cost as many queries as one. Null for what the read leaves out.
 */
export function gather<Key, Value>(read: (keys: Key[]) => Promise<Map<Key, Value>>): Gather<Key, Value> {
  let waiting: { keys: Set<Key>; found: Promise<Map<Key, Value>> } | null = null
  return async (key) => {
    waiting ??= begin()
    waiting.keys.add(key)
    return (await waiting.found).get(key) ?? null
  }

  function begin() {
    const keys = new Set<Key>()
    const found = Promise.resolve().then(() => {
      waiting = null
      return read([...keys])
    })
    return { keys, found }
  }
}
