import { foldPolish, normalizeUnicode } from '#shared/plain-text.ts'
import { measureUnits, toSmallestUnit } from '#shared/sort-order.ts'
import { stem } from './stem.ts'

/** One search term: a word with its stem, or a number that may have a unit. */
export interface Token {
  /** As written, in lower case; this is what pages show. */
  shown: string
  /** `shown` folded. */
  word: string
  /** What it is found by; a measure in the smallest of its units, dimensions from the shortest: '500g', '1400x1800mm'. */
  lexeme: string
  kind: 'word' | 'number' | 'measure' | 'dimensions'
  /** Comes after a preposition: what for or of what, as 'herbaty' of 'kubek do herbaty'. */
  detail: boolean
}

/** Words that carry no meaning in a product search. */
const stopWords = new Set(
  'a aby albo ale am by byc czy dla do gdy i ich ile im ja jak jaki jakie jako je jego jej jest juz ktora ktore ktory lub ma mi mnie na nad nie niczego niczemu niczym nigdy niz o od ona one oraz po pod przed przez przy sa sie sobie ta tak taka taki takie takiego takich te tego tej ten to tu w we z za ze'.split(
    ' ',
  ),
)

/** Words after one of these are details. */
const prepositions = new Set('bez dla do na nad o od po pod przed przez przy u w we z za ze'.split(' '))

const maxWordLength = 40 // letters

/** Two or three lengths, as written or spoken: '140x180', '140 × 180 cm', '140 na 180'; not packs: '2 x 100 g'. */
const dimensions = String.raw`(?<lengths>\d{1,5}(?:[.,]\d{1,3})?(?:(?:\s?[x×*]\s?|(?<=\d\d)\sna\s(?=\d\d))\d{1,5}(?:[.,]\d{1,3})?){1,2})(?:\s?(?<of>mm|cm|m))?(?![\p{L}\p{N}/²³]|\s?(?:kg|dag|g|ml|cl|l)(?!\p{L}))`

/** Dimensions, a number with a unit that is not part of another one ('g/m²'), a number, or a word that may begin or end with digits. */
const token = new RegExp(
  String.raw`${dimensions}|(?<number>\d+(?:[.,]\d+)?)\s*(?<unit>kg|dag|g|ml|cl|l|mm|cm|m)(?![\p{L}\p{N}/²³])|\d+[.,]\d+|[\p{L}\p{N}]+`,
  'gu',
)

/** The tokens of a text, without stop words. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let detail = false
  for (const { 0: whole, groups = {} } of normalizeUnicode(text, 'NFC').toLowerCase().matchAll(token)) {
    const { lengths, of = 'cm', number, unit } = groups
    const shown = beginningOf(whole)
    const word = foldPolish(shown)
    if (lengths !== undefined)
      tokens.push({ shown, word, lexeme: dimensionsOf(lengths, of), kind: 'dimensions', detail })
    else if (number !== undefined && unit !== undefined)
      tokens.push({ shown, word, lexeme: measure(number, unit), kind: 'measure', detail })
    else if (/^[\d.,]+$/.test(word)) tokens.push({ shown, word, lexeme: plainNumber(word), kind: 'number', detail })
    else if (!stopWords.has(word)) tokens.push({ shown, word, lexeme: stem(word), kind: 'word', detail })
    detail ||= prepositions.has(word)
  }
  return tokens
}

/** Cuts long words, never within a surrogate pair, which the database would reject. */
function beginningOf(word: string): string {
  return word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word
}

function measure(number: string, unit: string): string {
  const [factor, smallest] = measureUnits[unit] ?? [1, unit]
  return `${toSmallestUnit(number, factor)}${smallest}`
}

function dimensionsOf(lengths: string, unit: string): string {
  const [factor] = measureUnits[unit] ?? [1]
  const amounts = numbersIn(lengths).map((number) => toSmallestUnit(number, factor))
  return `${amounts.sort((one, other) => one - other).join('x')}mm`
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)?/g) ?? []
}

function plainNumber(number: string): string {
  return number.replace(',', '.')
}

/** Other lexemes of a measure or of dimensions: bare numbers, since '420' may mean 420 ml, and each length of several. */
export function alternativeLexemes({ kind, word, lexeme }: Token): string[] {
  if (kind !== 'measure' && kind !== 'dimensions') return []
  const lengths = kind === 'dimensions' ? numbersIn(lexeme).map((length) => `${length}mm`) : []
  return [...numbersIn(word).map(plainNumber), ...lengths]
}

/** The lexeme for products of this kind, rather than products that have the word somewhere. */
export function headLexeme(lexeme: string): string {
  return `^${lexeme}`
}

/** The lexeme of a code or EAN however it is written: 'KUB-ANI-KRE' and 'kub ani kre' are '#kubanikre'. Null: too short or too long for one. */
export function codeLexeme(text: string): string | null {
  const code = foldPolish(text).replace(/[^a-z0-9]+/g, '')
  return code.length >= 4 && code.length <= maxWordLength ? `#${code}` : null
}

/** Adjectives that none of the endings below covers, folded, without inflections. */
const commonAdjectives =
  'bial brazow brzydk czarn czerwon damsk drog duz dlug fajn granatow gleboki gleb krotk ladn lekk mal mesk mil niebiesk nocn now okragl plask roz rozow star szar szerok tan wielk wysok zielon zlot zolt'

/** Endings of adjectives that nouns hardly ever have: not 'wazony', 'miska', 'głowa', 'bawełna'. */
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
 * The nouns that name the kind of a product: 'kubek' of 'biały kubek do herbaty', without attributes and details. Nouns in a name count the same way.
 * When there are only details, these. Adjectives are recognized by their endings alone, so a rare noun is mistaken for one.
 */
export function headNouns(tokens: Token[]): Token[] {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const nouns = words.filter(({ word, detail }) => !detail && !isAdjective(word))
  if (nouns.length > 0) return nouns
  const first = words.filter(({ detail }) => !detail)
  return first.length > 0 ? first : words
}

function isAdjective(word: string): boolean {
  return adjectiveEndings.some((ending) => ending.test(word))
}
