import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { denyAllPolicy, extractMarkedScripts, pagePolicy, securityHeaders } from './security-headers.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

test('a page may run its own files and the given inline scripts, each named once', () => {
  const policy = pagePolicy(['ą()', 'b()', 'b()'], 'http://localhost:3000')
  expect(policy).toContain(`script-src 'self' 'sha256-${sha256('ą()')}' 'sha256-${sha256('b()')}'`)
  expect(policy.split(sha256('b()'))).toHaveLength(2)
})

test('nothing is allowed wholesale, and what no rule names is forbidden', () => {
  for (const policy of [pagePolicy([], 'https://sklep.example'), denyAllPolicy]) {
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toMatch(/unsafe|data:|https?:(?!\/)|\*/)
    for (const rule of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule)
  }
})

test('only a shop at https asks for everything by https', () => {
  expect(pagePolicy([], 'https://sklep.example')).toMatch(/; upgrade-insecure-requests$/)
  expect(pagePolicy([], 'http://localhost:3000')).not.toContain('upgrade-insecure-requests')
})

test('an origin is allowed for what it is named for and nothing else, once', () => {
  const tag = 'https://*.tag.example'
  const none = { script: [], connect: [], image: [], frame: [] }
  const policy = pagePolicy(['a()'], 'https://sklep.example', { ...none, script: [tag, tag], frame: [tag] })
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' 'sha256-${sha256('a()')}' ${tag}`,
      `frame-src ${tag}`,
      "connect-src 'self'",
      "img-src 'self'",
    ]),
  )
  expect(policy.split(tag)).toHaveLength(3)
  const image = pagePolicy([], 'http://localhost:3000', { ...none, image: ['https://pixel.example'] })
  expect(image.split('; ')).toContain("img-src 'self' https://pixel.example")
  expect(pagePolicy([], 'http://localhost:3000', { ...none, connect: [tag] })).toContain(`connect-src 'self' ${tag};`)
  expect(pagePolicy([], 'http://localhost:3000', none)).toBe(pagePolicy([], 'http://localhost:3000'))
})

test('of styles in the page only those that are given apply', () => {
  const styles = ':root{--color-accent:#1a2f6b}'
  const policy = pagePolicy([], 'http://localhost:3000', undefined, styles).split('; ')
  expect(policy).toContain(`style-src 'self' 'sha256-${sha256(styles)}'`)
  expect(pagePolicy([], 'http://localhost:3000').split('; ')).toContain("style-src 'self'")
})

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
  expect(extractMarkedScripts(page, mark)).toEqual({ html, scripts })
})

test.each([
  ['https://sklep.example', { 'strict-transport-security': 'max-age=31536000' }],
  ['http://localhost:3000', {}],
  [null, {}],
])('every header that an answer of %s has, and no other', async (publicUrl, more) => {
  const app = new Hono().use(securityHeaders(publicUrl)).get('/', (context) => context.text('here'))
  const { headers } = await app.request('/')
  expect(Object.fromEntries(headers)).toEqual({
    ...more,
    'content-security-policy': denyAllPolicy,
    'content-type': expect.stringMatching(/^text\/plain; ?charset=utf-8$/i),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})
