import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import type { KnownWord } from '../rules/search-document.ts'
import {
  allOf,
  meantWords,
  type Ranking,
  rankingOf,
  someOf,
  thingOf,
  type UnderstoodToken,
} from '../rules/search-query.ts'
import { withSynonyms } from '../rules/search-words.ts'
import { thingWords } from '../rules/thing-words.ts'
import { codeLexeme, type Token, tokensOf } from '../rules/tokens.ts'
import { synonymsSetting } from '../settings.ts'
import { searchableNames } from './searchable-names.ts'

const shortestBeginning = 2

/** What somebody means by what he typed. */
export interface UnderstoodText {
  tokens: UnderstoodToken[]
  /** What products are found by, as tsquery; null: nothing can be found. */
  query: string | null
  /** What `query` asks for without a code; null: it asks for a code alone. */
  words: string | null
  /** All words that are understood, in the name. */
  inName: string | null
  ranking: Ranking | null
  /** The code or EAN that all of it may be: '#kubanikre'. */
  code: string | null
  /** What is found need not have all words: no product has them, or only such as mention them. */
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
  const known = tokens.filter(isKnown)
  const complete = known.length === tokens.length
  const all = allOf(known)
  const thingsAsked = thingWords(asked)
  const things = tokens.filter(({ token }) => thingsAsked.includes(token))
  const found = await whatIsThere(shop, { all, named: allOf(known, 'ABC'), code, things: things.filter(isKnown) })
  const understood = {
    tokens,
    inName: allOf(known, 'A'),
    ranking: rankingOf(known),
    code,
    corrected: correctedText(known),
  }
  const begun = tokens.some((each) => each.begun)
  if (found.code) {
    const words = complete ? all : null
    return { ...understood, query: `'${code}'${words ? ` | (${words})` : ''}`, words, relaxed: false, begun: false }
  }
  if (found.begun && !(complete && found.all))
    return { ...understood, query: `'${code}':*`, words: null, ranking: null, relaxed: false, begun: true }
  const words = complete || carriesMeaning(tokens, things, found) ? wordsToFind(all, things, found) : null
  return { ...understood, query: words, words, relaxed: !complete || words !== all, begun }
}

function isKnown({ lexemes }: UnderstoodToken): boolean {
  return lexemes.length > 0
}

/** Whether what is left without the words that are not understood is still what was asked for: not 'zimowe' of 'opony zimowe'. */
function carriesMeaning(tokens: UnderstoodToken[], things: UnderstoodToken[], { thing }: WhatIsThere): boolean {
  const words = tokens.filter(({ token }) => token.kind === 'word')
  return words.filter(isKnown).length * 2 >= words.length && (thing !== null || things.every(isKnown))
}

/** All words; where only descriptions have them, or no product, also what is the thing that was asked for. */
function wordsToFind(all: string | null, things: UnderstoodToken[], found: WhatIsThere): string | null {
  const thing = found.thing === null ? null : things.filter(isKnown)[found.thing]
  if (!found.all) return someOf(thing ? [thing] : things.filter(isKnown))
  return found.named || !thing ? all : `${all} | ${thingOf(thing)}`
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
    return {
      token,
      lexemes: isKnown ? [token.lexeme, ...begun] : begun,
      takenFor: null,
      begun: begun.length > 0 && !isKnown,
    }
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

interface WhatIsThere {
  all: boolean
  /** All words in one product, and in more than its description. */
  named: boolean
  code: boolean
  /** A code that begins so. */
  begun: boolean
  /** The place of the first of the things that a product of the shop is; null: of none. */
  thing: number | null
}

/** Which of these the shop has. One query. */
async function whatIsThere(
  shop: PublicShop,
  { all, named, code, things }: Record<'all' | 'named' | 'code', string | null> & { things: UnderstoodToken[] },
): Promise<WhatIsThere> {
  const nothing = { all: false, named: false, code: false, begun: false, thing: null }
  if (all === null && code === null) return nothing
  const there = (query: string | null) => sql<boolean>`coalesce(finds_products(${query}::tsquery), false)`
  const { rows } = await sql<WhatIsThere>`
    select ${there(all)} as all, ${there(named)} as named, ${there(code && `'${code}'`)} as code,
      ${there(code && `'${code}':*`)} as begun,
      (select (min(place) - 1)::integer from unnest(${things.map(thingOf)}::text[]) with ordinality asked (query, place)
        where finds_products(asked.query::tsquery)) as thing
  `.execute(shop.database)
  return rows[0] ?? nothing
}

function correctedText(tokens: UnderstoodToken[]): string | null {
  if (tokens.every(({ takenFor }) => takenFor === null)) return null
  return tokens.map(({ token, takenFor }) => takenFor ?? token.shown).join(' ')
}
