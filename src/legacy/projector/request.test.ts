import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCacheableCall } from '../cacheable-calls.ts'
import { projectorAddress, readProjectorRequest } from './request.ts'

describe('reads requests', () => {
  const everything =
    'product,sizes,size,sizeprices,sizeavailability,sizedelivery,bundleprice,bundle,multiversions,versions,pictures'
  test.each([
    ['product=1001&get=sizes', 1001, ['sizes']],
    [
      'product=1001&get=sizeavailability,sizedelivery,sizeprices',
      1001,
      ['sizeprices', 'sizeavailability', 'sizedelivery'],
    ],
    [`product=1001&get=${everything}`, 1001, everything.split(',')],
    ['product=1001&get=sizes, sizes ,SIZES,,nonsense,sizes', 1001, ['sizes']],
    ['product=1001&get=__proto__,constructor', 1001, ['product']],
    ['product=1001', 1001, ['product']],
    [`product=1001&get=${'x,'.repeat(5_000)}sizes`, 1001, ['product']],
    ['product=7&product=1001&get=size', 1001, ['size']],
    ['product=01001&get=size', 1001, ['size']],
    ['product=%201001%20&get=size', 1001, ['size']],
    ['product[]=1001&get=size', null, ['size']],
    ['product=-1&get=size', null, ['size']],
    ['product=0&get=size', null, ['size']],
    ['product=1e3&get=size', null, ['size']],
    ['product=99999999999999999999&get=size', null, ['size']],
    ["product=1001' or '1'='1&get=size", null, ['size']],
    ['product=%FF%FE&get=size', null, ['size']],
    ['get=size', null, ['size']],
  ])('%.60s', (query, productId, members) => {
    const request = readProjectorRequest(new URLSearchParams(query))
    expect([request.productId, [...request.members]]).toEqual([productId, members])
  })

  test.each([
    ['size=M', { size: 'M' }],
    ['size=onesize', { size: 'uniw' }],
    ['size=', { size: null }],
    ['size=50%20g', { size: '50 g' }],
    [`size=${'x'.repeat(1_000)}`, { size: 'x'.repeat(50) }],
    ['subscription=1', { subscription: true }],
    ['subscription=0', { subscription: false }],
    ['multiversions[selected]=1002', { version: '1002' }],
    ['multiversions%5Bselected%5D=1002', { version: '1002' }],
    ['multiversions[other]=1002', { version: null }],
  ])('A3.1 %.40s', (query, expected) => {
    expect(readProjectorRequest(new URLSearchParams(query))).toMatchObject(expected)
  })
})

describe('cache address of an answer', () => {
  test.each([
    ['/ajax/projector.php?product=1001&get=sizes', '/ajax/projector.php?product=1001&get=sizes'],
    ['/ajax/projector.php?action=get&get=sizes&product=1001&x=1', '/ajax/projector.php?product=1001&get=sizes'],
    [
      '/ajax/projector.php?get=size,product&product=1001&size=50+g',
      '/ajax/projector.php?product=1001&get=product,size&size=50+g',
    ],
  ])('%s', (request, target) => {
    expect(findCacheableCall(request)).toEqual({ target, unbounded: true })
  })

  test.each([
    '/ajax/projector.php',
    '/ajax/projector.php?get=sizes',
    '/ajax/projector.php?product=x&get=sizes',
    '/ajax/projector.php?product=1191&get=bundle&bundled_product[0]=1001&bundled_size[0]=uniw',
    '/ajax/projector.php?product=1191&get=bundle&bundled_product[0]=1001&bundled_quantity[0]=x',
    '/ajax/projector.php?action=set_product_observed&product=1001&get=sizes',
    '/ajax/projector.php?action=get&action=set_product_observed&product=1001',
    '/ajax/projector.php?action=set_product_observed&action=get&product=1001',
    '/ajax/projector.phpx?product=1001',
    `/ajax/projector.php?product=1001&size=${'x'.repeat(1_000)}`,
    '/ajax/basket.php?product=1001',
    '/projector.php?product=1001',
  ])('%.70s is never cached', (request) => {
    expect(findCacheableCall(request)).toBeNull()
  })

  test('can be read back into the same request', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000 }), fc.string(), fc.string(), (product, size, get) => {
        const request = readProjectorRequest(new URLSearchParams({ product: String(product), size, get }))
        const address = projectorAddress(request)
        if (address) expect(readProjectorRequest(new URL(address, 'http://shop.example').searchParams)).toEqual(request)
      }),
    )
  })
})
