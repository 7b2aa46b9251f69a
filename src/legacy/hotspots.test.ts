import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCacheableCall } from './cacheable-calls.ts'
import { hotspotsAddress, readHotspotsRequest } from './hotspots.tsx'

const both = ['products_associated_zone1', 'products_associated_zone2']
const ids = Array.from({ length: 500 }, (_, index) => `${index + 1}`)

describe('reads requests for rows', () => {
  test.each<[string, string[], number[]]>([
    ['product=1001', both, [1001]],
    ['zones-names=a&product=1001&products=1003;1002', ['a'], [1001, 1002, 1003]],
    ['zones-names=b,a;a, c ,,&products=2,1;2', ['a', 'b', 'c'], [1, 2]],
    ['zones-names[]=a&zones-names[1]=b&products[]=2&products[0]=1', ['a', 'b'], [1, 2]],
    ['components=a&zones-types=x&products=1', ['a'], [1]],
    ['zones-names=a&components=b&products=1', ['b=a'], [1]],
    ['zones-names=a;b;c&components=y;x&products=1', ['c', 'x=b', 'y=a'], [1]],
    ['zones-names=a;b&components=x;x&products=1', ['x=a'], [1]],
    ['zones-names=__proto__&product=1', ['__proto__'], [1]],
    ["zones-names=a&products=1' or '1'='1;2", ['a'], [2]],
    ['zones-names=a&products=0;-1;1e3;99999999999;x;;%F0%9F%8D%B5;0007', ['a'], [7]],
    [`zones-names=a&products=${ids.join(';')}`, ['a'], ids.slice(0, 12).map(Number)],
    [`zones-names=${ids.join(';')}&product=1`, ids.slice(0, 20).toSorted(), [1]],
    [`zones-names=${'x'.repeat(5_000)}&product=1`, both, [1]],
    [ids.map((id) => `products[]=${id}`).join('&'), both, ids.slice(0, 12).map(Number)],
    ['', both, []],
  ])('%.60s', (query, zones, productIds) => {
    const { rows, productIds: read } = readHotspotsRequest(new URLSearchParams(query))
    expect(rows.map(({ element, zone }) => (element === zone ? zone : `${element}=${zone}`))).toEqual(zones)
    expect(read).toEqual(productIds)
  })
})

describe('cache address of rows', () => {
  const cacheKey = '/ajax/hotspots.php?zones-names=products_associated_zone1&products=1001,1002'
  test.each([
    [cacheKey, cacheKey],
    [
      '/ajax/hotspots.php?action=get-hotspots-html&x=1&products=1002;1001&zones-types=list&components=products_associated_zone1',
      cacheKey,
    ],
    [
      '/ajax/hotspots.php?zones-names=%C5%BC%26x%3D1&product=1',
      '/ajax/hotspots.php?zones-names=%C5%BC%26x%3D1&products=1',
    ],
  ])('%s', (request, target) => {
    expect(findCacheableCall(request)).toEqual({ target, unbounded: true })
  })

  test.each([
    '/ajax/hotspots.php',
    '/ajax/hotspots.php?zones-names=products_associated_zone1',
    '/ajax/hotspots.php?products=x',
    '/ajax/hotspots.php?action=other&product=1001',
    '/ajax/hotspots.php?action=get-hotspots-html&action=other&product=1001',
    '/ajax/hotspots.phpx?product=1001',
    '/ajax/constructor?product=1001',
  ])('%s is never cached', (request) => {
    expect(findCacheableCall(request)).toBeNull()
  })

  test('can be read back into the same request', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.nat()), (zones, products) => {
        const query = new URLSearchParams({ 'zones-names': zones.join(';'), products: products.join(';') })
        const request = readHotspotsRequest(query)
        const address = hotspotsAddress(request)
        if (address) expect(readHotspotsRequest(new URL(address, 'http://shop.example').searchParams)).toEqual(request)
      }),
    )
  })
})
