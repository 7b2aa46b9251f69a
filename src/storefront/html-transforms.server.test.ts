import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  deferPreloads,
  deferScripts,
  handoffScripts,
  preloadStylesAndFonts,
  splitPage,
} from './html-transforms.server.ts'

const end = '<script nonce="mark" type="module" async="">import "/page.js"</script></body></html>'

test('modules are not preloaded with the page, but by a script of ours at its end, and their text stays unchanged', () => {
  expect(deferPreloads('<link rel="modulepreload" href="/page.js"/>')).toBe('<link rel="later" href="/page.js"/>')
  const html = deferScripts(end, 'mark')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<script nonce="mark" type="later" async="">import "/page.js"</script>')
  expect(html).toMatch(/<script nonce="mark">[^<]*addEventListener\('load'[^<]*<\/script><\/body><\/html>$/)
})

test('the script that is written into each page has no comments, and is still a script', () => {
  const [, script = ''] =
    /<script nonce="mark">([^<]*addEventListener[^<]*)<\/script>/.exec(deferScripts(end, 'mark')) ?? []
  expect(script).not.toMatch(/\/\/|^\s/m)
  expect(() => new Function(script)).not.toThrow()
})

test.each([
  ['<head>Ą</head>', '<body>Żółw', '<script nonce="mark">a()</script></body>'],
  ['<head>Ą</head>', '<body>Żółw', '<script type="module" nonce="mark">a()</script></body>'],
  ['<head><script nonce="mark">a()</script></head>', '<body>no script here</body>', ''],
])('the page %s%s%s is split before its body and before the first script after it', (head, body, end) => {
  expect(splitPage(head + body + end, 'mark')).toEqual({ head, body, end })
})

test('the data of the loaders arrive as they were sent, whatever they contain, and cannot end their script', () => {
  const sent = '[{"name":"</script><!-- & \u2028\u2029 „Żółw” \\\\"}]\n'
  const html = handoffScripts(sent, 'mark')
  const scripts = [...html.matchAll(/<script nonce="mark">([^<>]*)<\/script>/g)].map(([, script = '']) => script)
  expect(html.replaceAll(/<script nonce="mark">[^<>]*<\/script>/g, '')).toBe('<!--$--><!--$--><!--/$--><!--/$-->')
  const received: unknown[] = []
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') }
  runInNewContext(scripts.join('\n'), { window: { __reactRouterContext: { streamController } } })
  expect(received).toEqual([sent, 'closed'])
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
