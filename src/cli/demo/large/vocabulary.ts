import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoFolder } from '../read-demo.ts'

export type Gender = 'm' | 'f' | 'n'

/** A kind of product: its category, names and attributes. */
export interface VocabularyKind {
  /** Slug of a category of the demo shop. */
  category: string
  nouns: [string, Gender][]
  /** Names of the lists of its materials and its five sizes. */
  material: string
  sizes: string
  /** Ten names, the most important first. */
  parameters: string[]
  /** Lowest and highest price in złoty of the smallest size. */
  price: [number, number]
  /** Grams of the smallest size. */
  weight: number
}

/** The vocabulary of large catalogues: db/demo/large-catalogue.json. */
export interface Vocabulary {
  /** Values by name; the material's are in `materials`. */
  parameters: Record<string, string[]>
  /** By list: the value, and its form in names: { len: 'z lnu' }. */
  materials: Record<string, Record<string, string>>
  sizes: Record<string, string[]>
  /** Masculine: 'gładki'. */
  adjectives: string[]
  /** Syllables of invented names, and the pattern of producers: 'Pracownia {}'. */
  names: Record<'starts' | 'middles' | 'ends' | 'makers', string[]>
  sentences: string[]
  kinds: VocabularyKind[]
}

export function readVocabulary(): Vocabulary {
  return JSON.parse(readFileSync(join(demoFolder, 'large-catalogue.json'), 'utf8'))
}

/** 'gładki' → 'gładka', 'gładkie'; 'letni' → 'letnia'; 'surowy' → 'surowe'. */
export function inflectAdjective(adjective: string, gender: Gender): string {
  if (gender === 'm') return adjective
  const ending = gender === 'f' ? 'a' : 'e'
  if (adjective.endsWith('y')) return adjective.slice(0, -1) + ending
  const hard = /[kg]i$/.test(adjective) && gender === 'f'
  return (hard ? adjective.slice(0, -1) : adjective) + ending
}

const seriesOfProducer = 4

/** One series for about eighty products: enough to filter by, and each has products. */
export function countOfSeries(products: number): number {
  return Math.max(seriesOfProducer, Math.ceil(products / 80))
}

/** The series with this number, from 0, and its producer. */
export function inventedSeries({ names }: Vocabulary, number: number): { series: string; producer: string } {
  const maker = Math.floor(number / seriesOfProducer)
  const chance = createSeededRandom(-1 - maker)
  const name = inventedName(names, maker * 7 + 3)
  return { series: inventedName(names, number), producer: chance.pick(names.makers).replace('{}', name) }
}

/** A unique name for each number below the number of combinations, then with a numeral: 'Bediwa', 'Bediwa II'. */
function inventedName({ starts, middles, ends }: Vocabulary['names'], number: number): string {
  const combinations = starts.length * middles.length * ends.length
  const index = (number * 1_237) % combinations // coprime to their number: neighbours sound different
  const start = starts[index % starts.length]
  const middle = middles[Math.floor(index / starts.length) % middles.length]
  const end = ends[Math.floor(index / (starts.length * middles.length))]
  const round = Math.floor(number / combinations)
  return `${start}${middle}${end}${round > 0 ? ` ${'I'.repeat(Math.min(round, 3) + 1)}` : ''}`
}

/** Deterministic random numbers from a seed. */
export interface SeededRandom {
  /** An integer from 0, below `end`. */
  integerBelow: (end: number) => number
  /** True with this probability, 0 to 1. */
  withProbability: (share: number) => boolean
  /** A random item; throws for an empty list. */
  pick: <Value>(values: readonly Value[]) => Value
}

/** Marsaglia's 32-bit xorshift. The seed is hashed first, so that consecutive seeds give unrelated sequences. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = mixBits(seed) || 1
  const below = (end: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.floor(((state >>> 0) / 2 ** 32) * end)
  }
  return {
    integerBelow: below,
    withProbability: (share) => below(1_000_000) < share * 1_000_000,
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('cannot pick from an empty list')
      return value
    },
  }
}

/** MurmurHash3's finalizer. */
function mixBits(seed: number): number {
  let hash = (seed + 0x9e3779b9) | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
