import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import type { KnownWord } from '../rules/search-document.ts'
import { allOf, meantWords, someOf, type UnderstoodToken } from '../rules/search-query.ts'
import { withSynonyms } from '../rules/search-words.ts'
import { codeLexeme, type Token, tokensOf } from '../rules/tokens.ts'
import { synonymsSetting } from '../settings.ts'
import { searchableNames } from './searchable-names.ts'

const shortestBeginning = 2

/** What somebody means by what he typed. */
export interface UnderstoodText {
  tokens: UnderstoodToken[]
  /** What products are found by, as tsquery; null: nothing can be found. */
  query: string | null
  /** All words that `query` asks for, without a code; null: it asks for a code alone. */
  words: string | null
  /** The same words in the name. */
  inName: string | null
  /** The code or EAN that all of it may be: '#kubanikre'. */
  code: string | null
  /** Not every word is asked for, since no product has all. */
  relaxed: boolean
  /** The text with typing errors put right; null: there were none. */
  corrected: string | null
  /** The last word, or all of it as a code, is only the beginning of what was found. */
  begun: boolean
}

/** Finds out what a text means among the words that products are described with. At most three queries. */
export async function understandText(shop: PublicShop, text: string): Promise<UnderstoodText> {
  dependsOn(shop, 'products')
  const asked = tokensOf(text)
  const code = codeLexeme(text)
  const tokens = await understandTokens(shop, asked)
  const all = allOf(tokens)
  const known = tokens.filter(({ lexemes }) => lexemes.length > 0)
  const some = someOf(tokens)
  const words = allOf(known)
  const rest = all ? null : some && words
  const found = [all, code, rest].every((query) => query === null) ? null : await whatIsThere(shop, { all, code, rest })
  const understood = {
    tokens,
    words,
    inName: allOf(known, 'A'),
    code,
    corrected: correctedText(known),
    begun: tokens.some(({ begun }) => begun),
  }
  if (found?.code)
    return { ...understood, query: `'${code}'${all ? ` | (${all})` : ''}`, words: all, relaxed: false, begun: false }
  if (found?.all) return { ...understood, query: all, relaxed: false }
  if (found?.begun) return { ...understood, query: `'${code}':*`, words: null, relaxed: false, begun: true }
  return { ...understood, query: found?.rest ? rest : some, relaxed: true }
}

async function understandTokens(shop: PublicShop, asked: Token[]): Promise<UnderstoodToken[]> {
  const groups = shop.settings.get(synonymsSetting)
  const words = asked.filter(({ kind }) => kind === 'word')
  const last = asked.at(-1)
  const known = words.length > 0 ? await knownStems(shop, words, last?.kind === 'word' ? last.word : '') : null
  const tokens = asked.map((token): UnderstoodToken => {
    const lexemes = withSynonyms(token.lexeme, groups)
    const isKnown = known?.stems.includes(token.lexeme) ?? false
    const isBegun = token === last && token.word.length <= shortestBeginning
    if (token.kind !== 'word' || lexemes.length > 1 || (isKnown && !isBegun))
      return { token, lexemes, takenFor: null, begun: false }
    const begun = token === last ? (known?.begun ?? []) : []
    return { token, lexemes: begun, takenFor: null, begun: begun.length > 0 && !isKnown }
  })
  const elsewhere = await lexemesOfPages(shop)
  const unknown = tokens
    .filter(({ token, lexemes }) => lexemes.length === 0 && !elsewhere.has(token.lexeme))
    .map(({ token }) => token.word)
  if (unknown.length === 0) return tokens
  const near = await nearWords(shop, unknown)
  return tokens.map((each) => {
    if (each.lexemes.length > 0) return each
    const meant = meantWords(each.token.word, near.get(each.token.word) ?? [])
    return { ...each, lexemes: meant.map(({ stem }) => stem), takenFor: meant[0]?.shown ?? null }
  })
}

/** Words of titles of pages are no errors, even where no product has them. */
async function lexemesOfPages(shop: PublicShop): Promise<Set<string>> {
  const { pages } = await searchableNames(shop)
  return new Set(pages.flatMap(({ tokens }) => tokens.map(({ lexeme }) => lexeme)))
}

/** Which of these stems there are, and the stems of the words that begin with `beginning`. */
async function knownStems(
  shop: PublicShop,
  words: Token[],
  beginning: string,
): Promise<{ stems: string[]; begun: string[] }> {
  const stems = words.map(({ lexeme }) => lexeme)
  const { rows } = await sql<{ stems: string[]; begun: string[] }>`
    select
      array(select asked.stem from unnest(${stems}::text[]) asked (stem)
        where exists (select from search_word where search_word.stem = asked.stem)) as stems,
      array(select distinct stem from (
        select stem from search_word
        where ${beginning.length >= shortestBeginning} and word >= ${beginning} and word < ${`${beginning}\uffff`}
        order by named desc, length(word), word limit 30
      ) begun) as begun
  `.execute(shop.database)
  return rows[0] ?? { stems: [], begun: [] }
}

async function nearWords(shop: PublicShop, unknown: string[]): Promise<Map<string, KnownWord[]>> {
  const { rows } = await sql<KnownWord & { asked: string }>`
    select asked.word as asked, near.* from unnest(${unknown}::text[]) asked (word) cross join lateral (
      select search_word.word, stem, shown, named from search_word where search_word.word % asked.word
      order by similarity(search_word.word, asked.word) desc, search_word.word limit 60
    ) near
  `.execute(shop.database)
  return Map.groupBy(rows, ({ asked }) => asked)
}

/** Whether there are products with all words, with this code, with one that begins so, or with all words that are understood. */
async function whatIsThere(
  shop: PublicShop,
  { all, code, rest }: Record<'all' | 'code' | 'rest', string | null>,
): Promise<Record<'all' | 'code' | 'begun' | 'rest', boolean> | null> {
  const there = (query: string | null) => sql<boolean>`coalesce(finds_products(${query}::tsquery), false)`
  const { rows } = await sql<Record<'all' | 'code' | 'begun' | 'rest', boolean>>`
    select ${there(all)} as all, ${there(code && `'${code}'`)} as code, ${there(code && `'${code}':*`)} as begun,
      ${there(rest)} as rest
  `.execute(shop.database)
  return rows[0] ?? null
}

function correctedText(tokens: UnderstoodToken[]): string | null {
  if (tokens.every(({ takenFor }) => takenFor === null)) return null
  return tokens.map(({ token, takenFor }) => takenFor ?? token.shown).join(' ')
}
