import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { allowMethods, type KnownMethod } from './allowed-methods.ts'

const known: KnownMethod[] = [
  { pattern: '/koszyk', method: 'GET', isPage: true },
  { pattern: '/koszyk', method: 'POST', isPage: true },
  { pattern: '/produkt/:product', method: 'GET', isPage: true },
  { pattern: '/ile/:category?', method: 'GET' },
  { pattern: '/graphql/v1/', method: 'POST' },
  { pattern: '/graphql/v1/', method: 'ALL' },
  { pattern: '/assets/*', method: 'ALL' },
]
const app = new Hono().use(allowMethods(() => known, { wrongMethod: () => 'text', notFound: () => 'nothing' }))
app.all('/produkt/*', (context) => context.text('page', context.req.method === 'POST' ? 405 : 200))
app.on('PROPFIND', '/nie-ma', (context) => context.text('a framework that knows no PROPFIND', 405))
app.on('PROPFIND', '/graphql/v1/', (context) => context.text('own text', 405, { Allow: 'POST' }))
app.all('*', (context) => context.text('page'))

const both = 'GET, HEAD, POST, OPTIONS'
const look = 'GET, HEAD, OPTIONS'
test.for([
  ['GET', '/koszyk', 200, null, 'page'],
  ['HEAD', '/koszyk', 200, null, ''],
  ['POST', '/koszyk', 200, null, 'page'],
  ['PUT', '/koszyk', 405, both, 'text'],
  ['PROPFIND', '/koszyk.data', 405, both, 'text'],
  ['OPTIONS', '/koszyk', 204, both, ''],
  ['POST', '/produkt/1001', 405, look, 'page'],
  ['DELETE', '/ile', 405, look, 'text'],
  ['DELETE', '/ile/1008', 405, look, 'text'],
  ['GET', '/graphql/v1/', 200, null, 'page'],
  ['POST', '/ile/1008', 405, look, 'text'],
  ['PUT', '/assets/a.js', 405, look, 'text'],
  ['PUT', '/nie-ma', 200, null, 'page'],
  ['PROPFIND', '/nie-ma', 404, null, 'nothing'],
  ['PROPFIND', '/graphql/v1/', 405, 'POST', 'own text'],
] as const)('%s %s: %i', async ([method, path, status, allow, body]) => {
  const answer = await app.request(path, { method })
  expect([answer.status, answer.headers.get('Allow'), await answer.text()]).toEqual([status, allow, body])
})
