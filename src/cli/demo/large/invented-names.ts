import { chanceFrom } from './chance.ts'
import type { Vocabulary } from './vocabulary.ts'

const seriesOfProducer = 4

/** So many series that a list of them is worth filtering, and so few that each has products: one for about eighty. */
export function countOfSeries(products: number): number {
  return Math.max(seriesOfProducer, Math.ceil(products / 80))
}

/** The series of this number, from 0, and the producer who makes it. */
export function inventedSeries({ names }: Vocabulary, number: number): { series: string; producer: string } {
  const maker = Math.floor(number / seriesOfProducer)
  const chance = chanceFrom(-1 - maker)
  const name = inventedName(names, maker * 7 + 3)
  return { series: inventedName(names, number), producer: chance.oneOf(names.makers).replace('{}', name) }
}

/** Every number below the number of combinations has a name of its own, and higher ones a numeral: 'Bediwa', 'Bediwa II'. */
function inventedName({ starts, middles, ends }: Vocabulary['names'], number: number): string {
  const combinations = starts.length * middles.length * ends.length
  const place = (number * 1_237) % combinations // prime to their number: neighbours do not sound alike
  const start = starts[place % starts.length]
  const middle = middles[Math.floor(place / starts.length) % middles.length]
  const end = ends[Math.floor(place / (starts.length * middles.length))]
  const round = Math.floor(number / combinations)
  return `${start}${middle}${end}${round > 0 ? ` ${'I'.repeat(Math.min(round, 3) + 1)}` : ''}`
}
