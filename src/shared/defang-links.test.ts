import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defangLinks } from './defang-links.ts'

/** What mail programs make a link of: a scheme, a host with a dot in it, an address of e-mail. */
const linkified = [
  /[a-z][a-z0-9+.-]*:[^\s\d]/iu,
  /\/\//u,
  /[\p{L}\p{N}][.。．｡․﹒]\p{L}/u,
  /\p{L}[.。．｡․﹒]\p{N}/u,
  /\d(?:\.\d+){3}/u,
  /\S@\S/u,
]

describe('nothing that a guest typed becomes a link in a mail', () => {
  test.each([
    ['http://spam.example/x', 'http: / /spam. example/x'],
    ['HTTPS://SPAM.EXAMPLE', 'HTTPS: / /SPAM. EXAMPLE'],
    ['Anna www.spam.example Nowak', 'Anna www. spam. example Nowak'],
    ['spam.example/x?a=b', 'spam. example/x?a=b'],
    ['spam.pl', 'spam. pl'],
    ['spam.co.uk:8080/x', 'spam. co. uk: 8080/x'],
    ['//spam.example', '/ /spam. example'],
    ['mailto:kup@spam.example', 'mailto: kup @ spam. example'],
    ['kup@spam.example', 'kup @ spam. example'],
    ['tel:0700100200', 'tel: 0700100200'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['żółć.рф', 'żółć. рф'],
    ['xn--spam-7ta.example', 'xn--spam-7ta. example'],
    ['spam。example', 'spam。 example'],
    ['spam．example', 'spam． example'],
    ['spam｡example', 'spam｡ example'],
    ['spam․example', 'spam․ example'],
    ['http://1.2.3.4/x', 'http: / /1. 2. 3. 4/x'],
    ['1.2.3.4', '1. 2. 3. 4'],
    ['1.2.3.4.5', '1. 2. 3. 4. 5'],
    ['2.5.spam.example', '2. 5. spam. example'],
    ['spam2.5', 'spam2. 5'],
    ['http:spam', 'http: spam'],
    ['spam.\u200bexample', 'spam. \u200bexample'], // names of hosts may hold characters that nobody sees
    ['spam.\u00adexample', 'spam. \u00adexample'],
    ['kup＠spam.example', 'kup ＠ spam. example'],
    ['[Nagroda](https://spam.example)', '[Nagroda](https: / /spam. example)'],
  ])('%s', (typed, safe) => {
    expect(defangLinks(typed)).toBe(safe)
    for (const link of linkified) expect(defangLinks(typed)).not.toMatch(link)
  })

  test.each([
    ['Anna Nowak-Żółć'],
    ['ul. 11 Listopada'],
    ['12a/3'],
    ['Zażółć sp. z o. o.'],
    ['po 16:30, II piętro…'],
    ['Ania i Tomek 12.05.2020'],
    ['2.5 mm, do 10.12.'],
    [''],
  ])('what is no link stays as it is: %s', (typed) => expect(defangLinks(typed)).toBe(typed))

  test('any text: no link is left, nothing but spaces is added, and once is enough', () => {
    const pieces = fc.constantFrom('.', ':', '/', '@', '。', '．', ' ', 'spam', 'pl', 'http', 'www', '1', 'ż', '\n')
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(pieces, { maxLength: 20 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const safe = defangLinks(text)
        for (const link of linkified) expect(safe).not.toMatch(link)
        expect(safe.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        expect(defangLinks(safe)).toBe(safe)
      }),
    )
  })
})
