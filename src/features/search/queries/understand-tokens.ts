import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { VocabularyWord } from '../rules/search-document.ts'
import { findSpellingSlip, isKnownToken, spellingCandidates, type UnderstoodToken } from '../rules/search-query.ts'
import { baseStems } from '../rules/stem.ts'
import { withSynonyms } from '../rules/synonyms.ts'
import type { Token } from '../rules/tokens.ts'
import { commonSynonymsSetting, synonymsSetting } from '../settings.ts'
import { searchableNames } from './searchable-names.ts'

const minPrefixLength = 2

/** What each token may stand for in the vocabulary of the products. At most two queries. */
export async function understandTokens(shop: PublicShop, requested: Token[]): Promise<UnderstoodToken[]> {
  const groups = [...shop.settings.get(synonymsSetting), ...shop.settings.get(commonSynonymsSetting)]
  const last = requested.at(-1)
  const words = requested
    .filter(({ kind }) => kind === 'word')
    .flatMap((token) => stemsOf(token, groups).map((stem) => ({ token, stem })))
  const beginning = last?.kind === 'word' ? last.word : ''
  const known = words.length > 0 ? await getKnownStems(shop, words, beginning) : null
  const tokens = requested.map((token): UnderstoodToken => {
    if (token.kind !== 'word') return { token, lexemes: [token.lexeme], heads: [], correctedTo: null, begun: false }
    const stems = words.filter((word) => word.token === token).map(({ stem }) => stem)
    const lexemes = stems.filter((stem) => known?.stems.includes(stem))
    const finished = lexemes.length > 0 && !(token === last && token.word.length <= minPrefixLength)
    const begun = token === last && !finished ? (known?.begun ?? []) : []
    const forms = known?.words.filter(({ stem }) => stem === token.lexeme) ?? []
    const headStems = forms.some(({ named }) => named) ? [token.lexeme] : lexemes
    return {
      token,
      lexemes: [...lexemes, ...begun],
      heads: [...headStems, ...begun],
      correctedTo: findSpellingSlip(token, forms)?.shown ?? null,
      begun: begun.length > 0 && lexemes.length === 0,
    }
  })
  const elsewhere = await lexemesOfPages(shop)
  const unknown = tokens
    .filter((each) => !isKnownToken(each) && !elsewhere.has(each.token.lexeme))
    .map(({ token }) => token.word)
  if (unknown.length === 0) return tokens
  const near = await getSimilarWords(shop, unknown)
  return tokens.map((each) => {
    if (isKnownToken(each)) return each
    const candidates = spellingCandidates(each.token.word, near.get(each.token.word) ?? [])
    const lexemes = candidates.map(({ stem }) => stem)
    return { ...each, lexemes, heads: lexemes, correctedTo: candidates[0]?.shown ?? null }
  })
}

/** Stems of a word, of its synonyms, and of the words that it is derived from. */
function stemsOf({ lexeme }: Token, groups: string[][]): string[] {
  return [...withSynonyms(lexeme, groups), ...baseStems(lexeme)]
}

/** Words in titles of pages are not errors, even where no product has them. */
async function lexemesOfPages(shop: PublicShop): Promise<Set<string>> {
  const { pages } = await searchableNames(shop)
  return new Set(pages.flatMap(({ tokens }) => tokens.map(({ lexeme }) => lexeme)))
}

interface KnownStems {
  stems: string[]
  /** Words with the stem of a token itself. */
  words: VocabularyWord[]
  /** Stems of the words that begin with the last token. */
  begun: string[]
}

/** Which of these stems exist for these tokens, the words with the tokens' own stems, and the stems of the words that begin with `beginning`. */
async function getKnownStems(
  shop: PublicShop,
  candidates: { token: Token; stem: string }[],
  beginning: string,
): Promise<KnownStems> {
  const stems = candidates.map(({ stem }) => stem)
  const itself = candidates.map(({ token }) => token.lexeme)
  const { rows } = await sql<KnownStems>`
    select
      array(select asked.stem from unnest(${stems}::text[], ${itself}::text[]) asked (stem, itself)
        where exists (select from search_word where search_word.stem = asked.stem)
          -- products may have a stem that their words are derived from; checked only for words that no product has
          or not exists (select from search_word where search_word.stem = asked.itself)
          and finds_products(quote_literal(asked.stem)::tsquery)) as stems,
      coalesce((select json_agg(search_word order by word) from search_word where stem = any(${itself}::text[])), '[]') as words,
      array(select distinct stem from (
        select stem from search_word
        where ${beginning.length >= minPrefixLength} and word >= ${beginning} and word < ${`${beginning}\uffff`}
        order by named desc, length(word), word limit 30
      ) begun) as begun
  `.execute(shop.database)
  return rows[0] ?? { stems: [], words: [], begun: [] }
}

async function getSimilarWords(shop: PublicShop, unknown: string[]): Promise<Map<string, VocabularyWord[]>> {
  const { rows } = await sql<VocabularyWord & { asked: string }>`
    select asked.word as asked, near.* from unnest(${unknown}::text[]) asked (word) cross join lateral (
      select search_word.word, stem, shown, named from search_word where search_word.word % asked.word
      order by similarity(search_word.word, asked.word) desc, search_word.word limit 60
    ) near
  `.execute(shop.database)
  return Map.groupBy(rows, ({ asked }) => asked)
}
