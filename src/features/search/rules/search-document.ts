import { bareNumber, codeLexeme, type Token, tokensOf } from './tokens.ts'

/** What is known of a product that somebody may type. */
export interface DocumentSource {
  productId: number
  name: string
  versionName: string
  producer: string | null
  series: string | null
  /** Names of its categories and of those above them. */
  categories: string[]
  parameters: { name: string; value: string }[]
  lead: string
  /** HTML. */
  description: string
  /** Of its sizes. */
  codes: string[]
}

export interface KnownWord {
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
  words: KnownWord[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

const mostPositions = 16_000
const mostOfOne = 60 // positions of one lexeme; PostgreSQL keeps 255

/** What a product is found by: name A, producer and series B, categories and parameters C, the rest D; codes as they are. */
export function searchDocument(source: DocumentSource): SearchDocument {
  const lexemes = new Map<string, string[]>()
  const words = new Map<string, KnownWord>()
  let position = 0
  const note = (lexeme: string, weight: Weight) => {
    const places = lexemes.get(lexeme) ?? []
    if (places.length < mostOfOne) lexemes.set(lexeme, [...places, `${position}${weight === 'D' ? '' : weight}`])
  }
  for (const { text, weight } of partsOf(source)) {
    for (const token of tokensOf(text)) {
      position = Math.min(position + 1, mostPositions)
      note(token.lexeme, weight)
      if (token.kind === 'measure') note(bareNumber(token), weight)
      if (token.kind === 'word') remember(words, token, weight !== 'D')
    }
  }
  position = 1
  for (const code of source.codes) {
    const lexeme = codeLexeme(code)
    if (lexeme) note(lexeme, 'A')
  }
  const vector = [...lexemes].map(([lexeme, places]) => `'${lexeme}':${places.join(',')}`).join(' ')
  return { productId: source.productId, vector, words: [...words.values()] }
}

function partsOf(source: DocumentSource): { text: string; weight: Weight }[] {
  return [
    { text: `${source.name} ${source.versionName}`, weight: 'A' },
    { text: source.producer ?? '', weight: 'B' },
    { text: source.series === null ? '' : `seria ${source.series}`, weight: 'B' },
    ...source.categories.map((text) => ({ text, weight: 'C' as const })),
    ...source.parameters.map((each) => ({ text: parameterWords(each), weight: 'C' as const })),
    { text: source.lead, weight: 'D' },
    { text: source.description.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' '), weight: 'D' },
  ]
}

/** What is so or not so is said by the parameter's name. */
function parameterWords({ name, value }: { name: string; value: string }): string {
  if (/^nie$/i.test(value)) return ''
  return /^tak$/i.test(value) ? name : value
}

function remember(words: Map<string, KnownWord>, { word, lexeme, shown }: Token, named: boolean): void {
  const known = words.get(word)
  words.set(word, { word, stem: lexeme, shown: known?.shown ?? shown, named: named || (known?.named ?? false) })
}
