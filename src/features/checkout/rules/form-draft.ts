/**
 * The fields of an order's form that what was kept in the tab still fills: those that the server knows nothing of.
 * @param kept JSON of names and values; anything else in its place is no draft
 */
export function fieldsToRestore(kept: string | null, known: Record<string, string>): [name: string, value: string][] {
  return Object.entries(parse(kept) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !known[entry[0]],
  )
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
