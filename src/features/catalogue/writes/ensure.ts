/**
 * Finds what is wanted by key and inserts what is missing: one question when nothing is. Several processes may do so at once,
 * if `insert` ignores conflicts.
 */
export async function ensure<Row, Found>(
  wanted: Map<string, Row>,
  find: (keys: string[]) => Promise<Map<string, Found>>,
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<Map<string, Found>> {
  if (wanted.size === 0) return new Map()
  const keys = [...wanted.keys()]
  const found = await find(keys)
  const missing = [...wanted].filter(([key]) => !found.has(key)).map(([, row]) => row)
  if (missing.length === 0) return found
  await insert(missing)
  return find(keys)
}
