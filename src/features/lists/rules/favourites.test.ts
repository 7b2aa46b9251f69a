import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyFavouriteChanges,
  combineFavourites,
  type FavouriteItem,
  type FavouriteProduct,
  maxFavourites,
  type SavedFavourite,
} from './favourites.ts'

const mug: FavouriteProduct = { id: 1, withdrawn: false, sizes: [{ id: 10, type: 'uniw' }] }
const apron: FavouriteProduct = {
  id: 2,
  withdrawn: false,
  sizes: [
    { id: 20, type: 'S' },
    { id: 21, type: 'M' },
  ],
}
const plate: FavouriteProduct = { id: 3, withdrawn: true, sizes: [{ id: 30, type: 'uniw' }] }
const products = new Map([mug, apron, plate].map((product) => [product.id, product]))

const line = (text: string): SavedFavourite => {
  const [productId = 0, sizeId] = text.split('/').map(Number)
  return { productId, sizeId: sizeId ?? null, gone: false }
}
const text = (favourites: SavedFavourite[]) =>
  favourites.map(({ productId, sizeId }) => (sizeId === null ? `${productId}` : `${productId}/${sizeId}`)).join(' ')
const lines = (text: string) => text.split(' ').filter(Boolean).map(line)

/** '+2 S': add product 2 in size S; '-2': take product 2 out. */
const item = (text: string): FavouriteItem => {
  const [product = '', size = ''] = text.slice(1).split(' ')
  const wanted = text.startsWith('?') ? null : text.startsWith('+')
  return { product, size, productId: /^\d+$/.test(product) ? Number(product) : null, wanted }
}

describe('favourites', () => {
  test.each<[string, string[], string, string[]]>([
    ['', ['+1'], '1/10', ['added']],
    ['', ['+1 onesize'], '1/10', ['added']],
    ['1/10', ['+1', '+1 uniw'], '1/10', ['added', 'added']],
    ['', ['+2'], '2', ['added']],
    ['2', ['+2 S'], '2/20', ['added']],
    ['2/20', ['+2 M'], '2/20 2/21', ['added']],
    ['2/20', ['+2'], '2/20', ['added']],
    ['2/20 1/10 2/21', ['-2'], '1/10', ['removed']],
    ['2/20 2/21', ['-2 S'], '2/21', ['removed']],
    ['2', ['-2 S'], '', ['removed']],
    ['', ['-1'], '', ['removed']],
    ['3/30', ['-3'], '', ['removed']],
    ['', ['+3'], '', ['withdrawn']],
    ['', ['+9'], '', ['unknown_product']],
    ['', ['+nonsense'], '', ['unknown_product']],
    ['', ['+2 XXL'], '', ['unknown_size']],
    ['', ['?1'], '', ['wrong_quantity']],
    ['', ['+9', '+1', '+2 XXL', '-1', '+2'], '2', ['unknown_product', 'added', 'unknown_size', 'removed', 'added']],
  ])('%j after %j is %j', (stored, requested, after, codes) => {
    const { favourites, outcomes } = applyFavouriteChanges(lines(stored), requested.map(item), products)
    expect(text(favourites)).toBe(after)
    expect(outcomes.map(({ code }) => code)).toEqual(codes)
  })

  const full = Array.from({ length: maxFavourites }, (_, index) => line(`${index + 100}/${index + 100}`))

  test('a full list accepts no more, but allows removals and existing favourites', () => {
    const { favourites, outcomes } = applyFavouriteChanges(
      [...full.slice(1), line('2')],
      ['+1', '+2 S', '-2', '+1'].map(item),
      products,
    )
    expect(outcomes.map(({ code }) => code)).toEqual(['too_many_lines', 'added', 'removed', 'added'])
    expect(favourites).toHaveLength(maxFavourites)
  })

  test('favourites that are no longer sold make room in a full list, the oldest first', () => {
    const stored = full.map((favourite, index) => ({ ...favourite, gone: index === 7 || index === 9 }))
    const { favourites } = applyFavouriteChanges(stored, [item('+1')], products)
    expect(favourites).toEqual([...stored.toSpliced(7, 1), line('1/10')])
  })

  test('A6.1 merged favourites have no duplicates, and never exceed the limit', () => {
    const some = fc.array(
      fc.record({
        productId: fc.integer({ min: 1, max: 200 }),
        sizeId: fc.option(fc.integer({ min: 1, max: 3 })),
        gone: fc.boolean(),
      }),
      { maxLength: 400 },
    )
    fc.assert(
      fc.property(some, some, (own, added) => {
        const stored = combineFavourites([], own)
        const merged = combineFavourites(stored, added)
        const names = merged.map(({ productId, sizeId }) => `${productId}/${sizeId}`)
        expect(new Set(names).size).toBe(names.length)
        expect(merged.length).toBeLessThanOrEqual(maxFavourites)
        const products = new Set(merged.map(({ productId }) => productId))
        expect(stored.every(({ productId, gone }) => gone || products.has(productId))).toBe(true)
        if (merged.length < maxFavourites) expect(added.every(({ productId }) => products.has(productId))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
