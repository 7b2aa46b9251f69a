import { foldPolish } from '#shared/plain-text.ts'

/** A piece of a name: letters that were typed, or those between them. */
interface NamePart {
  text: string
  typed: boolean
  /** Its position in the name. */
  start: number
}

const wordOf = /[\p{L}\p{N}]+/gu

/** Splits a name so that the beginning of each word that a typed word begins, in any case and without accents too, is a piece of its own. */
export function markTyped(name: string, typed: string): NamePart[] {
  const typedWords = foldPolish(typed).match(wordOf) ?? []
  const parts: NamePart[] = []
  let end = 0
  for (const { 0: word, index } of name.matchAll(wordOf)) {
    const folded = foldPolish(word)
    const lengths = typedWords.filter((one) => folded.startsWith(one)).map(({ length }) => length)
    if (lengths.length === 0 || folded.length !== word.length) continue
    const matched = index + Math.max(...lengths)
    parts.push(
      { text: name.slice(end, index), typed: false, start: end },
      { text: name.slice(index, matched), typed: true, start: index },
    )
    end = matched
  }
  parts.push({ text: name.slice(end), typed: false, start: end })
  return parts.filter(({ text }) => text !== '')
}
