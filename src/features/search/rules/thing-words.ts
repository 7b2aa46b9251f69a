import type { Token } from './tokens.ts'

/** Adjectives that no ending below gives away, folded, without what is inflected. */
const commonAdjectives =
  'bial brazow brzydk czarn czerwon damsk drog duz dlug fajn granatow gleboki gleb krotk ladn lekk mal mesk mil niebiesk nocn now okragl plask roz rozow star szar szerok tan wielk wysok zielon zlot zolt'

/** What adjectives end with and nouns hardly ever do: not 'wazony', 'miska', 'głowa', 'bawełna'. */
const adjectiveEndings = [
  new RegExp(`^(${commonAdjectives.replaceAll(' ', '|')})(y|a|e|i|ie|ego|iego|ej|iej|ym|im|ych|ich)$`),
  /...ow(y|a|e|ego|ej|ym|ych|ymi)$/,
  /...[bcdfghjklmnprstwz]n(y|e|ego|ej|ym|ych|ymi)$/,
  /....([ai]l|[bcdfghjkmnprstwz])na$/,
  /..(i|ow|z|k)an(y|a|e|ego|ej|ym|ych|ymi)$/,
  /....[sc]k(i|a|ie|iego|iej|im|ich|imi)$/,
  /....(ist|yst|liw|ec)(y|a|e|ego|ej|ym|ych|ymi)$/,
]

/**
 * The words that say what a thing is: of 'biały kubek do herbaty' the kubek, neither what for nor which. What stands in a name is
 * called the same way. Where only details stand, these. Adjectives are known by their endings alone, so a rare noun is taken for one.
 */
export function thingWords(tokens: Token[]): Token[] {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const things = words.filter(({ word, detail }) => !detail && !isAdjective(word))
  if (things.length > 0) return things
  const first = words.filter(({ detail }) => !detail)
  return first.length > 0 ? first : words
}

function isAdjective(word: string): boolean {
  return adjectiveEndings.some((ending) => ending.test(word))
}
