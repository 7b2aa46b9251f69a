import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { immutableCacheHeaders, serveAssets } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'witryna-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [old, own, newer] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc'] as const

function put(build: string, name: string, text: string): void {
  mkdirSync(join(folder, build, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, build, 'client/assets', name), text)
}

put(old, 'page-1.js', 'old')
put(own, 'page-2.js', 'own')
put(old, 'drawing.svg', 'old drawing')
put(own, 'drawing.svg', 'own drawing')
put('data/builds/dddddddddddddddd', 'page-5.js', 'of another machine')
put('other', 'page-4.js', 'no build')
writeFileSync(join(folder, 'sources'), 'secret')
const app = new Hono()
app.use('/assets/*', immutableCacheHeaders(), serveAssets(join(folder, own), join(folder, 'data')))
put(newer, 'page-3.js', 'newer') // added while this process runs
put(newer, 'page-3.js.br', 'newer in brotli')

const ask = async (path: string, encodings = 'identity') => {
  const answer = await app.request(`http://localhost/assets/${path}`, { headers: { 'Accept-Encoding': encodings } })
  return [answer.status, await answer.text(), answer.headers.get('Cache-Control')]
}
const yearLong = 'public, max-age=31536000, immutable'

test.each([
  ['page-2.js', 'own'],
  ['page-1.js', 'old'],
  ['page-3.js', 'newer'],
  ['page-5.js', 'of another machine'],
  ['drawing.svg', 'own drawing'],
])('%s comes from whichever build has it, its own first', async (path, text) => {
  expect(await ask(path)).toEqual([200, text, yearLong])
})

test('a precompressed file is sent, also from another build', async () => {
  expect(await ask('page-3.js', 'br')).toEqual([200, 'newer in brotli', yearLong])
})

test.each(['none.js', 'page-4.js', '..%2f..%2f..%2fsources', '%2e%2e/%2e%2e/sources'])(
  '%s is in no build: 404',
  async (path) => {
    expect(await ask(path)).toEqual([404, '404 Not Found', null])
  },
)
