import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoFolder } from '../read-demo.ts'

export type Gender = 'm' | 'f' | 'n'

/** A kind of thing of which there are very many: where it lies, what it is called, and what can be said of it. */
export interface Kind {
  /** Slug of a category of the demo shop. */
  category: string
  nouns: [string, Gender][]
  /** Which materials it is made of; its five sizes. Names of lists. */
  material: string
  sizes: string
  /** Ten names, the most important first. */
  parameters: string[]
  /** Lowest and highest price in złoty of the smallest size. */
  price: [number, number]
  /** Grams of the smallest size. */
  weight: number
}

/** What a large catalogue is put together from: db/demo/large-catalogue.json. */
export interface Vocabulary {
  /** Values by name; the material's are in `materials`. */
  parameters: Record<string, string[]>
  /** By list: the value, and how a name says it: { len: 'z lnu' }. */
  materials: Record<string, Record<string, string>>
  sizes: Record<string, string[]>
  /** Masculine: 'gładki'. */
  adjectives: string[]
  /** Syllables of invented names, and how a producer is called: 'Pracownia {}'. */
  names: Record<'starts' | 'middles' | 'ends' | 'makers', string[]>
  sentences: string[]
  kinds: Kind[]
}

export function readVocabulary(): Vocabulary {
  return JSON.parse(readFileSync(join(demoFolder, 'large-catalogue.json'), 'utf8'))
}

/** 'gładki' → 'gładka', 'gładkie'; 'letni' → 'letnia'; 'surowy' → 'surowe'. */
export function inflected(adjective: string, gender: Gender): string {
  if (gender === 'm') return adjective
  const ending = gender === 'f' ? 'a' : 'e'
  if (adjective.endsWith('y')) return adjective.slice(0, -1) + ending
  const hard = /[kg]i$/.test(adjective) && gender === 'f'
  return (hard ? adjective.slice(0, -1) : adjective) + ending
}
