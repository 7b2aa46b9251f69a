import { editDistance } from '#shared/edit-distance.ts'
import type { KnownWord } from './search-document.ts'
import type { Token } from './tokens.ts'

const shortest = 4

/**
 * Of the words with the same stem, the one of a name that was meant by one which differs by a letter within: 'kubek' by 'kubke' or 'kubeki'.
 * Another ending is a form of the word and no error. Null: the shop has the word, one that begins so, or nothing so near.
 */
export function slipOf({ word, lexeme }: Token, forms: KnownWord[]): KnownWord | null {
  if (word.length < shortest || forms.some((form) => form.word.startsWith(word))) return null
  const named = forms.filter((form) => form.named)
  // 'kartkę' without diacritics is no 'kartek'
  const nominative = word.replace(/e$/, 'a')
  if (named.some((form) => form.word === nominative)) return null
  return (
    named.find((form) => editDistance(word, form.word, 1) === 1 && isWithinStem(word, form.word, lexeme.length)) ?? null
  )
}

/** Whether the letter is none of the ending: it stands within the stem, and the words end alike or have the same letters. */
function isWithinStem(one: string, other: string, stemLength: number): boolean {
  const first = [...one].findIndex((letter, place) => letter !== other[place])
  return first >= 0 && first < stemLength && (one.at(-1) === other.at(-1) || lettersOf(one) === lettersOf(other))
}

function lettersOf(word: string): string {
  return [...word].sort().join('')
}
