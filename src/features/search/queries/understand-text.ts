import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import type { PublicShop } from '#shop'
import {
  allTokensQuery,
  anyTokenQuery,
  createRanking,
  headQuery,
  isKnownToken,
  type Ranking,
  type UnderstoodToken,
} from '../rules/search-query.ts'
import { codeLexeme, headNouns, tokensOf } from '../rules/tokens.ts'
import { understandTokens } from './understand-tokens.ts'

/** How a typed text is understood. */
export interface UnderstoodText {
  tokens: UnderstoodToken[]
  /** The tsquery that finds products; null: nothing can be found. */
  query: string | null
  /** The part of `query` without a code; null: it consists of a code alone. */
  words: string | null
  /** All understood words, in the name. */
  inName: string | null
  ranking: Ranking | null
  /** The code or EAN that the whole text may be: '#kubanikre'. */
  code: string | null
  /** Results need not have all words: no product has them, or only descriptions mention them. */
  relaxed: boolean
  /** The text with typing errors corrected; null: there were none. */
  corrected: string | null
  /** The last word, or the whole text as a code, is only the beginning of what was found. */
  begun: boolean
}

/** Returns how a text is understood, by the vocabulary of the products. At most three queries. */
export async function understandText(shop: PublicShop, text: string): Promise<UnderstoodText> {
  dependsOn(shop, 'products')
  const parsed = tokensOf(text)
  const code = codeLexeme(text)
  const tokens = await understandTokens(shop, parsed)
  const known = tokens.filter(isKnownToken)
  const complete = known.length === tokens.length
  const all = allTokensQuery(known)
  const heads = headNouns(parsed)
  const headTokens = tokens.filter(({ token }) => heads.includes(token))
  const named = allTokensQuery(known, 'ABC')
  const found = await findExistingMatches(shop, {
    all,
    named,
    code,
    things: headTokens.filter(isKnownToken),
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
  if (complete && namesKind(tokens, found)) return { ...understood, query: named, words: named, relaxed: false, begun }
  const words = complete || carriesMeaning(tokens, headTokens, found) ? wordsToFind(all, headTokens, found) : null
  return { ...understood, query: words, words, relaxed: !complete || words !== all, begun }
}

/** Whether the text is one word for a kind of product that the shop has: products whose descriptions mention it are not meant. */
function namesKind(tokens: UnderstoodToken[], found: ExistingMatches): boolean {
  return tokens.length === 1 && tokens[0]?.token.kind === 'word' && found.named && found.thing !== null
}

/** Whether the understood words still mean what the visitor searched for: 'zimowe' alone does not mean 'opony zimowe'. */
function carriesMeaning(tokens: UnderstoodToken[], headTokens: UnderstoodToken[], { thing }: ExistingMatches): boolean {
  const words = tokens.filter(({ token }) => token.kind === 'word')
  return words.filter(isKnownToken).length * 2 >= words.length && (thing !== null || headTokens.every(isKnownToken))
}

/** The query for all words. When only descriptions have them, or no product does, it also finds products of the searched kind. */
function wordsToFind(all: string | null, headTokens: UnderstoodToken[], found: ExistingMatches): string | null {
  const thing = found.thing === null ? null : headTokens.filter(isKnownToken)[found.thing]
  if (!found.all) return anyTokenQuery(thing ? [thing] : headTokens.filter(isKnownToken))
  return found.named || !thing ? all : `${all} | ${headQuery(thing)}`
}

interface ExistingMatches {
  all: boolean
  /** One product has all words, and not only in its description. */
  named: boolean
  code: boolean
  /** A code begins with it. */
  begun: boolean
  /** The index of the first head noun that some product of the shop is; null: none. */
  thing: number | null
}

/** Which of these match a product. One query. */
async function findExistingMatches(
  shop: PublicShop,
  { all, named, code, things }: Record<'all' | 'named' | 'code', string | null> & { things: UnderstoodToken[] },
): Promise<ExistingMatches> {
  const nothing = { all: false, named: false, code: false, begun: false, thing: null }
  if (all === null && code === null) return nothing
  const exists = (query: string | null) => sql<boolean>`coalesce(finds_products(${query}::tsquery), false)`
  const { rows } = await sql<ExistingMatches>`
    select ${exists(all)} as all, ${exists(named)} as named, ${exists(code && `'${code}'`)} as code,
      ${exists(code && `'${code}':*`)} as begun,
      (select (min(place) - 1)::integer from unnest(${things.map(headQuery)}::text[]) with ordinality asked (query, place)
        where finds_products(asked.query::tsquery)) as thing
  `.execute(shop.database)
  return rows[0] ?? nothing
}

function correctedText(tokens: UnderstoodToken[]): string | null {
  if (tokens.every(({ correctedTo: correction }) => correction === null)) return null
  return tokens.map(({ token, correctedTo: correction }) => correction ?? token.shown).join(' ')
}
