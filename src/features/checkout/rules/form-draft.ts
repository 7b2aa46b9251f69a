/** A draft of the form in the browser: what was typed, and the version of the server's values it was typed over. */
export interface FormDraft {
  version: string
  fields: Record<string, string>
}

/** The draft as it is stored. */
export function serializeFormDraft(draft: FormDraft): string {
  return JSON.stringify(draft)
}

/**
 * The form fields to restore from the browser's draft: all of them while the server's values are those it was typed over, else only those
 * that the server does not know.
 * @param stored written by `serializeFormDraft`; anything else is ignored
 */
export function fieldsToRestore(
  stored: string | null,
  known: Record<string, string>,
  version: string,
): [name: string, value: string][] {
  const { version: typedOver, fields } = parse(stored)
  return Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && (typedOver === version || !known[entry[0]]),
  )
}

function parse(text: string | null): { version?: unknown; fields: object } {
  try {
    const { version, fields } = JSON.parse(text ?? 'null') ?? {}
    return { version, fields: typeof fields === 'object' && fields !== null ? fields : {} }
  } catch {
    return { fields: {} }
  }
}
