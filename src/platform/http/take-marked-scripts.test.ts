import { expect, test } from 'vitest'
import { takeMarkedScripts } from './take-marked-scripts.ts'

const mark = '0b0e8c3e-7c50-4a39-9a8e-0b3f3a6c2d11'

const pages: [why: string, page: string, html: string, scripts: string[]][] = [
  ['a script of ours', `<p><script nonce="${mark}">a()</script>`, '<p><script>a()</script>', ['a()']],
  [
    'wherever the mark stands',
    `<script type="module" nonce="${mark}" async="">a()</script>`,
    '<script type="module" async="">a()</script>',
    ['a()'],
  ],
  ['lines as they are', `<script nonce="${mark}">\na < b\n</script>`, '<script>\na < b\n</script>', ['\na < b\n']],
  ['a file', `<script src="/a.js" nonce="${mark}"></script>`, '<script src="/a.js"></script>', []],
  ['a link to a file', `<link href="/a.js" nonce="${mark}"/>`, '<link href="/a.js"/>', []],
  ['a foreign script', '<script>bad()</script>', '<script>bad()</script>', []],
  ['a guessed mark', '<script nonce="1">bad()</script>', '<script nonce="1">bad()</script>', []],
  [
    'a foreign one before ours',
    `<script>bad()</script><script nonce="${mark}">a()</script>`,
    '<script>bad()</script><script>a()</script>',
    ['a()'],
  ],
  [
    'an open tag that would swallow ours',
    `<script src="//evil.example" x='<b><script nonce="${mark}">a()</script>`,
    `<script src="//evil.example" x='<b><script>a()</script>`,
    ['a()'],
  ],
]

test.for(pages)('%s', ([, page, html, scripts]) => {
  expect(takeMarkedScripts(page, mark)).toEqual({ html, scripts })
})
