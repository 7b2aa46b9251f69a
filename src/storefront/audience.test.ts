import { expect, test } from 'vitest'
import { audienceOfPage, manifestOf } from './audience.ts'

test.each([
  ['pages/product/page', 'shop'],
  ['/shop/src/storefront/pages/product/page.tsx?__react-router-build-client-route', 'shop'],
  ['pages/account/rebates/page', 'account'],
  ['C:\\shop\\src\\storefront\\pages\\after-sale\\complaint\\page.tsx', 'after-sale'],
  ['root', null],
  ['resources/count', null],
  ['/shop/src/storefront/pages/account/page-of-rows.tsx', null],
])('the page %s is for %s', (page, audience) => {
  expect(audienceOfPage(page)).toBe(audience)
})

test('each audience has its own manifest; in development there is one for all', () => {
  expect(manifestOf('/assets/manifest-1a2b.js', 'shop')).toBe('/assets/manifest-1a2b.js')
  expect(manifestOf('/assets/manifest-1a2b.js', 'account')).toBe('/assets/manifest-1a2b.account.js')
  expect(manifestOf('/@id/virtual:manifest', 'account')).toBe('/@id/virtual:manifest')
})
