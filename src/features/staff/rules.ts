import type { Text } from '#shared/text.ts'

/** Every key under which a text can be overridden: one, or one for each plural form. */
export function textKeys({ key, template }: Text): { key: string; template: string }[] {
  if (typeof template === 'string') return [{ key, template }]
  return Object.entries(template).map(([form, words]) => ({ key: `${key}.${form}`, template: words }))
}

/** Returns placeholders such as {quantity} that only the new text has: they would never be filled. */
export function unknownPlaceholders(template: string, words: string): string[] {
  const known = placeholdersIn(template)
  return placeholdersIn(words).filter((placeholder) => !known.includes(placeholder))
}

function placeholdersIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([placeholder]) => placeholder)
}
