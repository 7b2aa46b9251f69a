import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, plainPolicy } from './content-security-policy.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

test('a page may run its own files and the given inline scripts, each named once', () => {
  const policy = pagePolicy(['ą()', 'b()', 'b()'], 'http://localhost:3000')
  expect(policy).toContain(`script-src 'self' 'sha256-${sha256('ą()')}' 'sha256-${sha256('b()')}'`)
  expect(policy.split(sha256('b()'))).toHaveLength(2)
})

test('nothing is allowed wholesale, and what no rule names is forbidden', () => {
  for (const policy of [pagePolicy([], 'https://sklep.example'), plainPolicy]) {
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
