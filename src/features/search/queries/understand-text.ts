import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import type { PublicShop } from '#shop'
import {
  allTokensQuery,
  anyTokenQuery,
  createRanking,
  headQuery,
  isKnown,
  type Ranking,
  type UnderstoodToken,
} from '../rules/search-query.ts'
import { codeLexeme, headNouns, tokensOf } from '../rules/tokens.ts'
import { understandTokens } from './understand-tokens.ts'

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
  const all = allTokensQuery(known)
  const thingsAsked = headNouns(asked)
  const things = tokens.filter(({ token }) => thingsAsked.includes(token))
  const found = await findExistingMatches(shop, {
    all,
    named: allTokensQuery(known, 'ABC'),
    code,
    things: things.filter(isKnown),
  })
  const understood = {
    tokens,
    inName: allTokensQuery(known, 'A'),
    ranking: createRanking(known),
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

/** Whether what is left without the words that are not understood is still what was asked for: not 'zimowe' of 'opony zimowe'. */
function carriesMeaning(tokens: UnderstoodToken[], things: UnderstoodToken[], { thing }: ExistingMatches): boolean {
  const words = tokens.filter(({ token }) => token.kind === 'word')
  return words.filter(isKnown).length * 2 >= words.length && (thing !== null || things.every(isKnown))
}

/** All words; where only descriptions have them, or no product, also what is the thing that was asked for. */
function wordsToFind(all: string | null, things: UnderstoodToken[], found: ExistingMatches): string | null {
  const thing = found.thing === null ? null : things.filter(isKnown)[found.thing]
  if (!found.all) return anyTokenQuery(thing ? [thing] : things.filter(isKnown))
  return found.named || !thing ? all : `${all} | ${headQuery(thing)}`
}

interface ExistingMatches {
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
async function findExistingMatches(
  shop: PublicShop,
  { all, named, code, things }: Record<'all' | 'named' | 'code', string | null> & { things: UnderstoodToken[] },
): Promise<ExistingMatches> {
  const nothing = { all: false, named: false, code: false, begun: false, thing: null }
  if (all === null && code === null) return nothing
  const there = (query: string | null) => sql<boolean>`coalesce(finds_products(${query}::tsquery), false)`
  const { rows } = await sql<ExistingMatches>`
    select ${there(all)} as all, ${there(named)} as named, ${there(code && `'${code}'`)} as code,
      ${there(code && `'${code}':*`)} as begun,
      (select (min(place) - 1)::integer from unnest(${things.map(headQuery)}::text[]) with ordinality asked (query, place)
        where finds_products(asked.query::tsquery)) as thing
  `.execute(shop.database)
  return rows[0] ?? nothing
}

function correctedText(tokens: UnderstoodToken[]): string | null {
  if (tokens.every(({ correctedTo: takenFor }) => takenFor === null)) return null
  return tokens.map(({ token, correctedTo: takenFor }) => takenFor ?? token.shown).join(' ')
}
