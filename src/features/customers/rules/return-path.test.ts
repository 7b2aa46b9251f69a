import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathBefore, safeReturnPath } from './return-path.ts'

describe('where to go after signing in', () => {
  const kept = ['/', '/koszyk', '/zamowienie?krok=2#adres', '/szukaj?text=//kubek', '/produkt/kubek-1001']
  test.for(kept)('%s', (path) => expect(safeReturnPath(path, '/konto')).toBe(path))

  test('letters that a header cannot carry are written as addresses write them', () => {
    expect(safeReturnPath('/szukaj?text=łóżko', '/konto')).toBe('/szukaj?text=%C5%82%C3%B3%C5%BCko')
    expect(safeReturnPath('/szukaj?text=\ud800', '/konto')).toBe('/szukaj?text=%EF%BF%BD')
  })

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
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(anything, (raw) => {
        const target = new URL(safeReturnPath(raw, '/konto'), 'https://sklep.example/logowanie')
        expect(target.origin).toBe('https://sklep.example')
        expect(target.pathname.startsWith('//')).toBe(false)
        expect(() => new Headers({ Location: safeReturnPath(raw, '/konto') })).not.toThrow()
      }),
    )
  })
})

test.each([
  ['https://sklep.example/kategoria/kubki-1?strona=2', '/kategoria/kubki-1?strona=2'],
  ['https://sklep.example/produkt/kubek-1#opis', '/produkt/kubek-1'],
  ['http://localhost:3000/', '/'],
  ['https://sklep.example', '/konto'],
  ['https://sklep.example//evil.example/', '/konto'],
  ['https://sklep.example/https://evil.example', '/konto'],
  ['android-app://evil.example', '/konto'],
  ['about:blank', '/konto'],
  [undefined, '/konto'],
])('who comes from %s goes back to %s', (referrer, path) => expect(pathBefore(referrer, '/konto')).toBe(path))
