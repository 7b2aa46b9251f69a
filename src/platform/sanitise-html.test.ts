import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateChangingPaths } from '#shared/server-urls.ts'
import { sanitiseHtml, sanitiseUnlessDeep } from './sanitise-html.ts'

test.each([
  ['<p>Kubek <strong>ze szkliwem</strong></p>', '<p>Kubek <strong>ze szkliwem</strong></p>'],
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<p onclick="x()" style="color:red" class="a">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
  [
    '<a href="https://example.com" target="_blank">a</a>',
    '<a href="https://example.com" rel="noopener nofollow">a</a>',
  ],
  ['<a href="/kontakt">a</a>', '<a href="/kontakt">a</a>'],
  ['<img src="data:image/svg+xml,<svg onload=x>">', '<img loading="lazy" />'],
  ['<iframe src="https://example.com"></iframe>b', 'b'],
  ['<h1>Kubek</h1>', '<h2>Kubek</h2>'],
  ['<svg><g onload="x()"/></svg>', ''],
  ['<style>p{}</style><p>a', '<p>a</p>'],
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['a > b', 'a &gt; b'],
])('%s → %s', (html, expected) => {
  expect(sanitiseHtml(html)).toBe(expected)
})

const ownPicture = '/obrazki/0b0e-320.webp'

test.each<[string, string | null]>([
  ['https://cdn.example/a.jpg?w=300&h=200', 'https://cdn.example/a.jpg?w=300&h=200'],
  ['HTTPS://CDN.example/a.jpg', 'HTTPS://CDN.example/a.jpg'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/\\cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  [ownPicture, ownPicture],
  ['/pliki/0b0e/kubek.png', '/pliki/0b0e/kubek.png'],
  ['/obrazki/../obrazki/a-320.webp', '/obrazki/a-320.webp'],
  ['http://cdn.example/a.jpg', null],
  ['/login.php?operation=logout', null],
  ['login.php?operation=logout', null],
  ['/basketchange.php?product=1001&amp;number=99', null],
  ['/obrazki/../login.php?operation=logout', null],
  ['/obrazki/%2e%2e/login.php?operation=logout', null],
  ['/obrazki\\..\\login.php', null],
  ['/%6fbrazki/a.jpg', null],
  ['/obrazki', null],
  ['/koszyk', null],
  ['', null],
  ['?operation=logout', null],
  ['\\login.php', null],
  ['/log\tin.php?operation=logout', null],
  ['\n/login.php', null],
  ['&#47;login&#46;php', null],
  ['https:login.php', null],
  ['https:/login.php', null],
  ['https://sklep.example/login.php?operation=logout', null],
  ['https://sklep.example/%6cogin.php?operation=logout', null],
  ['https://sklep.example/a/../basketchange.php?product=1001', null],
  ['//sklep.example/settings.php?curr=EUR', null],
  ['ftp://cdn.example/a.jpg', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('a picture at %j is loaded from %j', (address, expected) => {
  const src = expected === null ? '' : ` src="${expected.replaceAll('&', '&amp;')}"`
  expect(sanitiseHtml(`<img src="${address}">`)).toBe(`<img${src} loading="lazy" />`)
})

test.each<[string, boolean]>([
  ['/kontakt', true],
  ['#opis', true],
  ['?strona=2', true],
  ['/search.php?text=kubek', true],
  ['mailto:sklep@example.com', true],
  ['tel:+48123456789', true],
  ['https://example.com/basketedit.php', true],
  ['/login.php?operation=logout', false],
  ['login.php?operation=logout', false],
  ['../login.php', false],
  ['/%62asketchange.php?product=1001', false],
  ['/koszyk/../basketchange.php?product=1001', false],
  ['/ajax/projector.php?action=set_product_observed&amp;email=a@example.com', false],
  ['&#47;login&#46;php', false],
  ['\\login.php', false],
  ['/log\nin.php', false],
  ['http:login.php?operation=logout', false],
  ['https:login.php?operation=logout', false],
  ['https://sklep.example/login.php?operation=logout', false],
])('a link to %j stays: %s', (address, stays) => {
  expect(sanitiseHtml(`<a href="${address}">a</a>`).includes('href=')).toBe(stays)
})

test('any description loads pictures only by https from other hosts, or from our pictures and files', () => {
  const piece = fc.constantFrom(
    ...['/', '\\', '..', '.', '%2e', '//', 'https:', 'http:', '@', '?', '#', '\t', '\n', '&#47;', '&Tab;', ' '],
    ...['obrazki', 'login.php', '%6cogin.php', 'sklep.example', 'settings.php', 'ajax/projector.php'],
  )
  const anything = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(anything, (address) => {
      const markup = sanitiseHtml(`<img src="${address}"><a href="${address}">a</a>`)
      for (const page of ['http://our.invalid/produkt/kubek-1', 'https://our.invalid/produkt/kubek-1']) {
        const addresses = [...markup.matchAll(/ (src|href)="([^"]*)"/g)]
        for (const [, attribute, found = ''] of addresses) {
          const url = new URL(found.replaceAll('&amp;', '&'), page)
          expect(stateChangingPaths).not.toContain(decodeURIComponent(url.pathname))
          if (attribute === 'src' && url.origin === new URL(page).origin)
            expect(url.pathname).toMatch(/^\/(obrazki|pliki)\//)
        }
      }
    }),
    { numRuns: 2_000 },
  )
})

test('sanitising twice changes nothing more', () => {
  const once = sanitiseHtml('<p>a &amp; b</p><ul><li>c<br>d</ul><a href="https://e.pl?x=1&y=2">f</a>')
  expect(sanitiseHtml(once)).toBe(once)
})

test('a hundred nested elements are preserved; with one more only the text is', () => {
  const nested = (depth: number) => `${'<b>'.repeat(depth)}Kubek &lt; misa${'</b>'.repeat(depth)}<i>i</i>`
  expect(sanitiseHtml(nested(100))).toBe(nested(100))
  expect(sanitiseHtml(nested(101))).toBe('Kubek &lt; misa i')
  expect(sanitiseUnlessDeep(nested(101))).toBeNull()
})

test.each([
  '<p>a',
  '<br>',
  '<img src="https://example.com/a.png">',
  '<iframe>a</iframe>',
  '<ul><li>a<li>b</ul>',
  '</p>',
])('a thousand times %s, one after the other, is not deep', (html) => {
  expect(sanitiseUnlessDeep(html.repeat(1_000))).not.toBeNull()
})
