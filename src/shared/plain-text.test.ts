import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defangLinks, escapeControls, excerpt, stripControls } from './plain-text.ts'

test.each([
  ['Kubek „Ania” 300 ml\n\tżółty 👩‍👩‍👧', 'Kubek „Ania” 300 ml\n\tżółty 👩‍👩‍👧', 'Kubek „Ania” 300 ml\n\tżółty 👩‍👩‍👧'],
  ['\x1b]0;zmieniony tytuł\x07', '\\u001b]0;zmieniony tytuł\\u0007', ']0;zmieniony tytuł'],
  ['\x1b[2JKubek', '\\u001b[2JKubek', '[2JKubek'],
  ['\x9b2JKubek', '\\u009b2JKubek', '2JKubek'],
  ['Kubek\rzapłacono', 'Kubek\\u000dzapłacono', 'Kubek\nzapłacono'],
  ['a\r\nb', 'a\r\nb', 'a\nb'],
  ['Kubek \u202egpj.exe', 'Kubek \\u202egpj.exe', 'Kubek gpj.exe'],
  ['\u2066a\u2069\x7f\0\b', '\\u2066a\\u2069\\u007f\\u0000\\u0008', 'a'],
  ['שלום \u200eok', 'שלום \u200eok', 'שלום \u200eok'],
])('%j is printed as %j and read as %j', (text, printed, read) => {
  expect(escapeControls(text)).toBe(printed)
  expect(stripControls(text)).toBe(read)
})

test('escaped text contains no terminal commands, and JSON keeps its meaning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const safe of [escapeControls(text), stripControls(text)])
        expect(safe.replaceAll('\r\n', '\n')).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
      expect(JSON.parse(escapeControls(JSON.stringify(text)))).toBe(text)
    }),
  )
})

test.each([
  ['<p>Kubek &amp; spodek,<br>ręcznie  toczone</p>', 'Kubek & spodek, ręcznie toczone'],
  ['Kubek mieści 5 < 6 porcji', 'Kubek mieści 5 < 6 porcji'],
  [`<p>${'Kubek '.repeat(40)}</p>`, `${'Kubek '.repeat(25).trim()}…`],
  [`${' '.repeat(19_990)}Kubek<a href="https://example.com/">spodek</a>`, 'Kubek'],
  ['', ''],
])('%j begins with %j', (html, expected) => {
  expect(excerpt(html)).toBe(expected)
})

/** Text that mail programs turn into a link: a scheme, a host with a dot, an e-mail address. */
const linkified = [
  /[a-z][a-z0-9+.-]*:[^\s\d]/iu,
  /\/\//u,
  /[\p{L}\p{N}][.。．｡․﹒]\p{L}/u,
  /\p{L}[.。．｡․﹒]\p{N}/u,
  /\d(?:\.\d+){3}/u,
  /\S@\S/u,
]

describe('no text typed by a guest becomes a link in a mail', () => {
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
    ['spam.\u200bexample', 'spam. \u200bexample'], // host names may contain invisible characters
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

  test('for any text: no link is left, only spaces are added, and a second run changes nothing', () => {
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
