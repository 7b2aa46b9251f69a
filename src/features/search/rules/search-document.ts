import { plainText } from '#shared/plain-text.ts'
import { baseStems } from './stem.ts'
import { alternativeLexemes, codeLexeme, headLexeme, headNouns, type Token, tokensOf } from './tokens.ts'

/** The texts of a product that a visitor may search for. */
export interface DocumentSource {
  productId: number
  name: string
  versionName: string
  producer: string | null
  series: string | null
  /** Names of its categories and of their ancestors. */
  categories: string[]
  /** Of those, the categories that it is assigned to itself. */
  kinds: string[]
  parameters: { name: string; value: string }[]
  /** Names of its sizes, where it has several. */
  sizes: string[]
  lead: string
  /** HTML. */
  description: string
  /** Of its sizes. */
  codes: string[]
}

export interface VocabularyWord {
  /** Folded. */
  word: string
  stem: string
  /** The spelling to show. */
  shown: string
  /** Occurs in more than the description. */
  named: boolean
}

export interface SearchDocument {
  productId: number
  /** A tsvector: 'kubk':1A,7C … */
  vector: string
  words: VocabularyWord[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** The weight for the word that another is derived from: a search for 'miska' also finds 'miseczki', but bowls first. */
const lighter: Record<Weight, Weight> = { A: 'B', B: 'C', C: 'D', D: 'D' }

/** The version of these rules, of the stem rules and of the score: increase it whenever the same product would get another document or score. */
export const documentVersion = 4

const maxPositions = 16_000
const maxPositionsPerLexeme = 60 // positions of one lexeme; PostgreSQL stores 255
const maxBytes = 1_000_000 // PostgreSQL takes 1,048,575
const bytesOfLetter = 3 // in UTF-8, at most
const bytesOfPosition = 2
const bytesOfLexeme = 3 // besides its letters: how many positions it has, and where they begin

/**
 * The search document of a product: name A, producer and series B, categories, parameters and sizes C, the rest D; also its head noun and its codes.
 * When a product has more words than a tsvector holds, the first ones and all codes are indexed.
 */
export function searchDocument(source: DocumentSource): SearchDocument {
  const lexemes = new Map<string, string[]>()
  const words = new Map<string, VocabularyWord>()
  let bytes = 0
  const addLexeme = (lexeme: string, position: number, weight: Weight) => {
    const positions = lexemes.get(lexeme) ?? []
    if (positions.length >= maxPositionsPerLexeme) return
    bytes += bytesOfPosition + (positions.length === 0 ? lexeme.length * bytesOfLetter + bytesOfLexeme : 0)
    positions.push(`${position}${weight === 'D' ? '' : weight}`)
    lexemes.set(lexeme, positions)
  }
  for (const code of source.codes) {
    const lexeme = codeLexeme(code)
    if (lexeme) addLexeme(lexeme, 1, 'A')
  }
  const [head] = headNouns(tokensOf(source.name))
  if (head) addLexeme(headLexeme(head.lexeme), 1, 'A')
  for (const kind of source.kinds)
    for (const { lexeme } of headNouns(tokensOf(kind))) addLexeme(headLexeme(lexeme), 1, 'C')
  let position = 0
  for (const { token, weight } of tokensOfParts(source)) {
    if (position === maxPositions || bytes > maxBytes) break
    position += 1
    addLexeme(token.lexeme, position, weight)
    for (const lexeme of alternativeLexemes(token)) addLexeme(lexeme, position, weight)
    if (token.kind !== 'word') continue
    for (const base of baseStems(token.lexeme)) addLexeme(base, position, lighter[weight])
    recordWord(words, token, weight !== 'D')
  }
  const vector = [...lexemes].map(([lexeme, positions]) => `'${lexeme}':${positions.join(',')}`).join(' ')
  return { productId: source.productId, vector, words: [...words.values()] }
}

function* tokensOfParts(source: DocumentSource): Generator<{ token: Token; weight: Weight }> {
  for (const { text, weight } of partsOf(source))
    for (const token of tokensOf(text)) yield { token, weight: weight === 'A' && token.detail ? 'B' : weight }
}

function partsOf(source: DocumentSource): { text: string; weight: Weight }[] {
  return [
    { text: `${source.name} ${source.versionName}`, weight: 'A' },
    { text: source.producer ?? '', weight: 'B' },
    { text: source.series === null ? '' : `seria ${source.series}`, weight: 'B' },
    ...source.categories.map((text) => ({ text, weight: 'C' as const })),
    ...source.parameters.map((each) => ({ text: parameterWords(each), weight: 'C' as const })),
    { text: source.sizes.length === 0 ? '' : `rozmiar ${source.sizes.join(', ')}`, weight: 'C' },
    { text: source.lead, weight: 'D' },
    { text: plainText(source.description), weight: 'D' },
  ]
}

/** The name of a yes-or-no parameter says more than its value. */
function parameterWords({ name, value }: { name: string; value: string }): string {
  if (/^nie$/i.test(value)) return ''
  return /^tak$/i.test(value) ? name : value
}

function recordWord(words: Map<string, VocabularyWord>, { word, lexeme, shown }: Token, named: boolean): void {
  const known = words.get(word)
  words.set(word, { word, stem: lexeme, shown: known?.shown ?? shown, named: named || (known?.named ?? false) })
}
