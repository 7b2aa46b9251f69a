import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceOf, safeReturnPath } from './rules.ts'

describe('where to go after signing in', () => {
  const kept = ['/', '/koszyk', '/zamowienie?krok=2#adres', '/szukaj?text=//kubek', '/produkt/kubek-1001']
  test.for(kept)('%s', (path) => expect(safeReturnPath(path, '/konto')).toBe(path))

  const refused = [
    null,
    '',
    'koszyk',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(2000)}`,
  ]
  test.for(refused)('not %j', (path) => expect(safeReturnPath(path, '/konto')).toBe('/konto'))

  test('whatever is given, a browser stays in the shop', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', ':', '@', '\t', '\n', 'evil.example', 'https:', '%2f', '?', '#')
    const anything = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(anything, (raw) => {
        const target = new URL(safeReturnPath(raw, '/konto'), 'https://sklep.example/logowanie')
        expect(target.origin).toBe('https://sklep.example')
        expect(target.pathname.startsWith('//')).toBe(false)
      }),
    )
  })
})

const devices: [userAgent: string, browser: string, system: string][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
]
test.for(devices)('%s is %s on %s', ([userAgent, browser, system]) =>
  expect(deviceOf(userAgent)).toEqual({ browser, system }),
)
test('what is not known is not guessed', () => expect(deviceOf('curl/8.5.0')).toBeNull())
