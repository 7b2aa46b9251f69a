import { expect, test } from 'vitest'
import { readSnippets } from './settings.ts'

const withOrigins = (origins: object) => [{ key: 'a', region: 'head', purpose: null, script: 'a()', origins }]

test.each(['https://tag.example', 'https://*.tag.example', 'https://tag.example:8443', 'wss://tag.example'])(
  'a script may name the origin %s',
  (origin) => {
    expect(readSnippets(withOrigins({ script: [origin] }))?.[0]?.origins).toEqual({ script: [origin] })
  },
)

test.each([
  'http://tag.example',
  'https://*',
  'https://*.example/',
  'https:',
  '*',
  'data:',
  "'unsafe-inline'",
  "https://tag.example; script-src 'unsafe-inline'",
  'https://tag.example/path',
  'https://localhost',
  'https://10.0.0.1',
])('but not %s', (origin) => {
  expect(readSnippets(withOrigins({ script: [origin] }))).toBeNull()
})

test('refuses an origin for an unknown purpose', () => {
  expect(readSnippets(withOrigins({ style: ['https://tag.example'] }))).toBeNull()
})

test.each([
  ['czat', true],
  ['script-czat', true],
  ['script', false],
  ['consent-question', false],
  ['toplayer-warsztaty', false],
])('A7.20 a widget may have the key %s: %s; keys of the shop itself are reserved', (key, may) => {
  const read = readSnippets([{ key, region: 'widget', purpose: null, html: '<p>Czat</p>' }])
  expect(read !== null).toBe(may)
})

test('a snippet as merchants write it and earlier versions stored it is read, keys and all', () => {
  const stored =
    '[{"key":"tag","region":"head","purpose":"analytics","script":"load()","origins":{"script":["https://tag.example"],"connect":["https://*.tag.example"]}}]'
  expect(JSON.stringify(readSnippets(JSON.parse(stored)))).toBe(stored)
})
