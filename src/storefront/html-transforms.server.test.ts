import { expect, test } from 'vitest'
import { deferScripts, preloadStylesAndFonts, takeOutBody } from './html-transforms.server.ts'

const page =
  '<head><link rel="modulepreload" href="/page.js"/></head><body>Kubek<script nonce="mark" type="module" async="">import "/page.js"</script></body>'

test('modules are not preloaded with the page, but by a script of ours at its end, and their text stays unchanged', () => {
  const html = deferScripts(page, 'mark')
  expect(html).not.toMatch(/modulepreload"|type="module"/)
  expect(html).toContain('<link rel="later" href="/page.js"/>')
  expect(html).toContain('<script nonce="mark" type="later" async="">import "/page.js"</script>')
  expect(html).toMatch(/<script nonce="mark">[^<]*addEventListener\('load'[^<]*<\/script><\/body>$/)
})

test('the script that is written into each page has no comments, and is still a script', () => {
  const [, script = ''] =
    /<script nonce="mark">([^<]*addEventListener[^<]*)<\/script>/.exec(deferScripts(page, 'mark')) ?? []
  expect(script).not.toMatch(/\/\/|^\s/m)
  expect(() => new Function(script)).not.toThrow()
})

test.each([
  ['<head>Ą</head><body>Żółw<script nonce="mark">a()</script></body>', '<body>Żółw'],
  ['<head>Ą</head><body>Żółw<script type="module" nonce="mark">a()</script></body>', '<body>Żółw'],
  ['<head><script nonce="mark">a()</script></head><body>no script here</body>', '<body>no script here</body>'],
])('the body of %s is put back after its ends have changed', (page, body) => {
  const { rest, putBack } = takeOutBody(Buffer.from(page), 'mark')
  expect(rest).not.toContain(body)
  expect(putBack(rest).toString()).toBe(page)
  expect(putBack(rest.replace('</head>', '<link></head>')).toString()).toBe(page.replace('</head>', '<link></head>'))
})

const styles = '<link rel="stylesheet" href="/styles.css"/>'

test('what the first picture waits for is requested first: styles and fonts', () => {
  const page = `<title>Kubek</title><link rel="icon"/>${styles}<p>`
  const links = preloadStylesAndFonts(page).match(/<[^>]*>/g)
  expect(links).toEqual([
    ...['<title>', '</title>', styles],
    ...Array(3).fill(expect.stringMatching(/<link rel="preload" href="[^"]+\.woff2[^"]*" as="font" /)),
    ...['<link rel="icon"/>', '<p>'],
  ])
})
