import type { Text } from '#shared/text.ts'

/** Every key under which the words of a text may be changed: one, or one for each plural form. */
export function textKeys({ key, template }: Text): { key: string; template: string }[] {
  if (typeof template === 'string') return [{ key, template }]
  return Object.entries(template).map(([form, words]) => ({ key: `${key}.${form}`, template: words }))
}

/** Places such as {quantity} in the new words that the old ones do not have: nothing would fill them. */
export function unknownPlaceholders(template: string, words: string): string[] {
  const known = placeholdersIn(template)
  return placeholdersIn(words).filter((place) => !known.includes(place))
}

function placeholdersIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([place]) => place)
}
