import { plainText } from '#shared/plain-text.ts'
import { baseStems } from './stem.ts'
import { alternativeLexemes, codeLexeme, headLexeme, headNouns, type Token, tokensOf } from './tokens.ts'

/** What is known of a product that somebody may type. */
export interface DocumentSource {
  productId: number
  name: string
  versionName: string
  producer: string | null
  series: string | null
  /** Names of its categories and of those above them. */
  categories: string[]
  /** Of those, the ones that it is put into itself. */
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
  /** As people write it. */
  shown: string
  /** Stands in more than the description. */
  named: boolean
}

export interface SearchDocument {
  productId: number
  /** A tsvector: 'kubk':1A,7C … */
  vector: string
  words: VocabularyWord[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** Of the word that another is made of: who asks for a 'miska' gets 'miseczki' as well, but bowls first. */
const lighter: Record<Weight, Weight> = { A: 'B', B: 'C', C: 'D', D: 'D' }

/** Of these rules and those of stems: one more whenever they make something else of the same product. */
export const documentVersion = 3

const maxPositions = 16_000
const maxPositionsPerLexeme = 60 // positions of one lexeme; PostgreSQL keeps 255
const maxBytes = 1_000_000 // PostgreSQL takes 1,048,575
const bytesOfLetter = 3 // in UTF-8, at most
const bytesOfPosition = 2
const bytesOfLexeme = 3 // besides its letters: how many positions it has, and where they begin

/**
 * What a product is found by: name A, producer and series B, categories, parameters and sizes C, the rest D; what it is by its
 * name, and codes. Who describes
 * a product with more words than a vector holds has its first ones found, and all codes.
 */
export function searchDocument(source: DocumentSource): SearchDocument {
  const lexemes = new Map<string, string[]>()
  const words = new Map<string, VocabularyWord>()
  let bytes = 0
  const note = (lexeme: string, position: number, weight: Weight) => {
    const places = lexemes.get(lexeme) ?? []
    if (places.length >= maxPositionsPerLexeme) return
    bytes += bytesOfPosition + (places.length === 0 ? lexeme.length * bytesOfLetter + bytesOfLexeme : 0)
    places.push(`${position}${weight === 'D' ? '' : weight}`)
    lexemes.set(lexeme, places)
  }
  for (const code of source.codes) {
    const lexeme = codeLexeme(code)
    if (lexeme) note(lexeme, 1, 'A')
  }
  const [thing] = headNouns(tokensOf(source.name))
  if (thing) note(headLexeme(thing.lexeme), 1, 'A')
  for (const kind of source.kinds) for (const { lexeme } of headNouns(tokensOf(kind))) note(headLexeme(lexeme), 1, 'C')
  let position = 0
  for (const { token, weight } of tokensOfParts(source)) {
    if (position === maxPositions || bytes > maxBytes) break
    position += 1
    note(token.lexeme, position, weight)
    for (const lexeme of alternativeLexemes(token)) note(lexeme, position, weight)
    if (token.kind !== 'word') continue
    for (const base of baseStems(token.lexeme)) note(base, position, lighter[weight])
    recordWord(words, token, weight !== 'D')
  }
  const vector = [...lexemes].map(([lexeme, places]) => `'${lexeme}':${places.join(',')}`).join(' ')
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

/** What is so or not so is said by the parameter's name. */
function parameterWords({ name, value }: { name: string; value: string }): string {
  if (/^nie$/i.test(value)) return ''
  return /^tak$/i.test(value) ? name : value
}

function recordWord(words: Map<string, VocabularyWord>, { word, lexeme, shown }: Token, named: boolean): void {
  const known = words.get(word)
  words.set(word, { word, stem: lexeme, shown: known?.shown ?? shown, named: named || (known?.named ?? false) })
}
