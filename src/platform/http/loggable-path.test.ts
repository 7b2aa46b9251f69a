import { expect, test } from 'vitest'
import { loggablePaths } from './loggable-path.ts'

const loggable = loggablePaths([
  ...['/', '/koszyk', '/lista/:token', '/zamowienie/:number/:token', '/newsletter/wypisz/:token?', '/obrazki/*'],
  '/produkt/:product',
])

test.each([
  ['/', '/'],
  ['/koszyk', '/koszyk'],
  ['/koszyk.data', '/koszyk.data'],
  ['/produkt/kubek-1001', '/produkt/kubek-1001'],
  ['/obrazki/0b0e-320.webp', '/obrazki/0b0e-320.webp'],
  ['/lista/A1b2', '/lista/…'],
  ['/lista/A1b2.data', '/lista/…'],
  ['/zamowienie/10001/0b0e8c3e', '/zamowienie/10001/…'],
  ['/newsletter/wypisz', '/newsletter/wypisz'],
  ['/newsletter/wypisz/A1b2', '/newsletter/wypisz/…'],
  ['/lista/A1b2/', '/lista/…'],
  ['/lista/A1b2/x', '/lista/…'],
  ['/LISTA/A1b2', '/LISTA/…'],
  ['//lista/A1b2', '//…'],
  ['/lista%2FA1b2', '/lista/…'],
  ['/lista\\A1b2', '/lista/…'],
  ['/wp-login.php', '/wp-login.php'],
  ['/produkt/\x9b2J', '/produkt/\\u009b2J'], // JSON would leave it as it is
  ['/\u202egpj', '/\\u202egpj'],
])('%s is logged as %s', (path, expected) => expect(loggable(path)).toBe(expected))
