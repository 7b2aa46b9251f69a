import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProduct } from '#features/catalogue/checks/product.ts'
import { categoryPaths } from '../demo-product-input.ts'
import { readDemo } from '../read-demo.ts'
import { largeProduct } from './load-large-catalogue.ts'
import { inflectAdjective, readVocabulary } from './vocabulary.ts'

const vocabulary = readVocabulary()
const paths = categoryPaths(readDemo().categories)
const large = (number: number, count = 1_000_000) => largeProduct(vocabulary, paths, number, count)
const anyNumber = fc.nat(999_999)

describe('a product of the large catalogue', () => {
  test('has five sizes with prices, six to ten parameters, and a category', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const { product, prices } = large(number)
        const checked = checkProduct(product)
        if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
        const { sizes, parameters, categories } = checked.value
        expect(sizes).toHaveLength(5)
        expect(sizes.map(({ type }) => type)).toEqual([...prices.keys()])
        expect(parameters.length).toBeGreaterThanOrEqual(6)
        expect(parameters.length).toBeLessThanOrEqual(10)
        expect(parameters.every(({ values }) => values.every((value) => value !== ''))).toBe(true)
        expect(categories[0]?.length).toBeGreaterThan(1)
      }),
    )
  })

  test('costs less only when reduced, and more in larger sizes', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const prices = [...large(number).prices.values()]
        for (const { regular, promotion } of prices) if (promotion) expect(promotion.amount).toBeLessThan(regular)
        const regular = prices.map(({ regular }) => regular)
        expect(regular).toEqual(regular.toSorted((a, b) => a - b))
      }),
    )
  })

  test('is deterministic, and its article numbers are valid and unique', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) => {
        expect(large(one)).toEqual(large(one))
        const eans = [...new Set([one, other])].flatMap((number) => large(number).product.sizes.map(({ ean }) => ean))
        expect(new Set(eans).size).toBe(eans.length)
        for (const ean of eans) expect(checkSum(String(ean)) % 10).toBe(0)
      }),
    )
  })

  test('has a popularity by Zipf: the second is half as popular as the first, each rank occurs once', () => {
    const popularity = Array.from({ length: 1_000 }, (_, number) => large(number, 1_000).product.popularity ?? 0)
    const sorted = popularity.toSorted((a, b) => b - a)
    expect(sorted).toEqual(Array.from({ length: 1_000 }, (_, index) => Math.round(100_000 / (index + 1))))
    expect(popularity).not.toEqual(sorted)
  })
})

test('the catalogue has thirty parameters', () => {
  const names = vocabulary.kinds.flatMap(({ parameters }) => parameters)
  expect(new Set(names).size).toBe(30)
})

test.each([
  ['gładki', 'f', 'gładka'],
  ['gładki', 'n', 'gładkie'],
  ['letni', 'f', 'letnia'],
  ['letni', 'n', 'letnie'],
  ['surowy', 'f', 'surowa'],
  ['surowy', 'n', 'surowe'],
  ['surowy', 'm', 'surowy'],
] as const)('%s is inflected (%s) as %s', (adjective, gender, expected) => {
  expect(inflectAdjective(adjective, gender)).toBe(expected)
})

/** GS1: digits weigh 1 and 3 in turn. */
function checkSum(ean: string): number {
  return [...ean].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
}
