import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { parseDevice, refererPath, retryMessage, safeReturnPath, shouldExtendVisit, visitEnd } from './rules.ts'
import { accountTexts } from './texts/account.ts'

const noon = new Date('2026-11-20T12:00:00Z')

test('a visit ends 30 days after its last use', () => {
  expect(visitEnd(noon)).toEqual(new Date('2026-12-20T12:00:00Z'))
})

test.each([
  ['2026-11-20T12:00:00Z', false],
  ['2026-11-19T12:00:01Z', false],
  ['2026-11-19T12:00:00Z', true],
  ['2026-11-01T12:00:00Z', true],
])('last seen at %s, it is extended at noon: %s', (lastSeenAt, due) => {
  expect(shouldExtendVisit(new Date(lastSeenAt), noon)).toBe(due)
})

describe('the address to return to after sign-in', () => {
  const accepted = ['/', '/koszyk', '/zamowienie?krok=2#adres', '/szukaj?text=//kubek', '/produkt/kubek-1001']
  test.for(accepted)('%s', (path) => expect(safeReturnPath(path, '/konto')).toBe(path))

  test('characters outside of ASCII are percent-encoded', () => {
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
  test.for(refused)('refuses %j', (path) => expect(safeReturnPath(path, '/konto')).toBe('/konto'))

  test('for any input the browser stays in the shop', () => {
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
])('from %s it returns to %s', (referrer, path) => expect(refererPath(referrer, '/konto')).toBe(path))

const devices: [userAgent: string, browser: string, system: string][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
]
test.for(devices)('%s is %s on %s', ([userAgent, browser, system]) =>
  expect(parseDevice(userAgent)).toEqual({ browser, system }),
)
test('unknown browsers are not guessed', () => expect(parseDevice('curl/8.5.0')).toBeNull())

const cases: [until: string, words: string][] = [
  ['2026-11-21T11:15:00Z', 'Za dużo nieudanych prób. Spróbuj ponownie za 15 minut, o 12:15.'],
  ['2026-11-21T11:02:01Z', 'Za dużo nieudanych prób. Spróbuj ponownie za 3 minuty, o 12:03.'],
  ['2026-11-21T11:00:01Z', 'Za dużo nieudanych prób. Spróbuj ponownie za 1 minutę, o 12:01.'],
  ['2026-11-21T11:00:00Z', 'Za dużo nieudanych prób. Spróbuj ponownie za 1 minutę, o 12:00.'],
]
test.for(cases)('until %s: %s', ([until, words]) => {
  const { text, values } = retryMessage(accountTexts.waitToSignIn, new Date(until), new Date('2026-11-21T11:00:00Z'))
  expect(translate(text, values)).toBe(words)
})
