/**
 * The form fields to restore from the tab's draft: those whose values the server does not know.
 * @param draft JSON of names and values; anything else is ignored
 */
export function fieldsToRestore(draft: string | null, known: Record<string, string>): [name: string, value: string][] {
  return Object.entries(parse(draft) ?? {}).filter(
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
