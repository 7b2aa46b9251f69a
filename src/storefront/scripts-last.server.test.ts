import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.server.ts'

const page =
  '<head><link rel="modulepreload" href="/page.js"/></head><body>Kubek<script nonce="mark" type="module" async="">import "/page.js"</script></body>'

test('modules are not asked for as a page comes, but by a script of ours at its end, and their text stays as it is', () => {
  const written = scriptsLast(page, 'mark')
  expect(written).not.toMatch(/modulepreload"|type="module"/)
  expect(written).toContain('<link rel="later" href="/page.js"/>')
  expect(written).toContain('<script nonce="mark" type="later" async="">import "/page.js"</script>')
  expect(written).toMatch(/<script nonce="mark">[^<]*addEventListener\('load'[^<]*<\/script><\/body>$/)
})

test('what is written into each page has no comments, and is still a script', () => {
  const [, script = ''] =
    /<script nonce="mark">([^<]*addEventListener[^<]*)<\/script>/.exec(scriptsLast(page, 'mark')) ?? []
  expect(script).not.toMatch(/\/\/|^\s/m)
  expect(() => new Function(script)).not.toThrow()
})
