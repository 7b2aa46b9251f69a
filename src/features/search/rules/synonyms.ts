import { tokensOf } from './tokens.ts'

/** A phrase and the path in this shop that it redirects to. */
export interface Redirect {
  phrase: string
  page: string
}

/** The groups of words, or null when the value is invalid. */
export function checkSynonyms(raw: unknown): string[][] | null {
  const isWord = (word: unknown) => typeof word === 'string' && tokensOf(word).length === 1
  const isGroup = (group: unknown) => Array.isArray(group) && group.length > 1 && group.every(isWord)
  return Array.isArray(raw) && raw.every(isGroup) ? (raw as string[][]) : null
}

/** The redirects within the shop, or null when the value is invalid. */
export function checkRedirects(raw: unknown): Redirect[] | null {
  const isRedirect = (each: unknown) => {
    const { phrase, page } = (each ?? {}) as Partial<Redirect>
    return (
      typeof phrase === 'string' &&
      typeof page === 'string' &&
      /^\/(?![/\\])\S*$/.test(page) &&
      redirectKey(phrase) !== ''
    )
  }
  return Array.isArray(raw) && raw.every(isRedirect)
    ? raw.map(({ phrase, page }: Redirect) => ({ phrase, page }))
    : null
}

/** The page that a phrase redirects to, in any inflection; null: none. */
export function findRedirect(text: string, redirects: Redirect[]): string | null {
  const key = redirectKey(text)
  return (key !== '' && redirects.find(({ phrase }) => redirectKey(phrase) === key)?.page) || null
}

/** A key that is equal for phrases of the same words. */
function redirectKey(phrase: string): string {
  return tokensOf(phrase)
    .map(({ lexeme }) => lexeme)
    .join(' ')
}

/** The lexemes of the word's synonyms, its own first. */
export function withSynonyms(lexeme: string, groups: string[][]): string[] {
  const same = groups.map((group) => group.flatMap((word) => tokensOf(word).map((token) => token.lexeme)))
  return [...new Set([lexeme, ...same.filter((group) => group.includes(lexeme)).flat()])]
}
