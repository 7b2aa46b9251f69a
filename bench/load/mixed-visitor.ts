import { urls } from '../../src/shared/urls.ts'
import type { BenchProduct } from '../place/bench-product.ts'
import { type Deed, shopper, type Visitor } from './visitor.ts'

/** Of a hundred requests: 90 pages of 200 products, 5 looks into the basket, 3 searches for words that nobody typed before, 2 adds. */
export function mixedVisitor(port: number, product: BenchProduct, seat: number): Visitor {
  return shopper(port, (count) => deedOf(count, product, `${seat}x${count}`))
}

function deedOf(count: number, { id, others }: BenchProduct, word: string): Deed {
  const place = count % 100
  if (place % 50 === 10)
    return {
      method: 'POST',
      address: '/basketchange.php',
      body: `product=${id}&size=M&number=1&getAjax=true&quiet=true`,
    }
  if (place % 20 === 15) return { method: 'GET', address: '/ajax/basket.php?getAjax=true' }
  if (place % 33 === 5) return { method: 'GET', address: urls.search(`kubek ${word}`) }
  return { method: 'GET', address: others[count % others.length] ?? '' }
}
