import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testTime } from '../../../test/constants.ts'
import { log } from '../log.ts'
import { type CacheDependencies, dependsOn, validUntil } from './cache-dependencies.ts'
import { cachePages, PageCache } from './page-cache.ts'

interface Environment {
  Bindings: { cacheDependencies?: CacheDependencies }
}

const host = 'sklep.example'
let pages: PageCache
let rendered: string[]
let answer: (url: URL, cacheDependencies: CacheDependencies | null, request: Request) => Response | Promise<Response>
let front: Hono<Environment>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testTime })
  pages = new PageCache(1024 * 1024)
  rendered = []
  answer = ({ pathname, search }) => new Response(`${pathname}${search} ${'Kubek Ania. '.repeat(100)}`)
  const app = new Hono<Environment>().all('*', async (context) => {
    const url = new URL(context.req.url)
    rendered.push(url.pathname + url.search)
    return answer(url, context.env?.cacheDependencies ?? null, context.req.raw)
  })
  front = cachePages(app, pages, {
    publicUrl: `https://${host}`,
    findTarget: (target) => {
      const [path = '', query = ''] = target.split('?')
      if (path.startsWith('/konto')) return null
      const text = new URLSearchParams(query).get('text')
      return text ? { target: `${path}?text=${text}`, unbounded: true } : { target: path, unbounded: false }
    },
    hasOwnPages: (cookies) => cookies.includes('currency='),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  front.request(`http://${host}${path}`, { method, headers: { Host: host, ...headers } })
const read = async (path: string, headers: Record<string, string> = {}) => (await ask(path, headers)).text()

describe('a public page', () => {
  test('is rendered once for fifty concurrent requests and all later ones', async () => {
    const first = await Promise.all(Array.from({ length: 50 }, () => read('/')))
    expect(new Set(first).size).toBe(1)
    expect(await read('/')).toBe(first[0])
    expect(rendered).toEqual(['/'])
  })

  test('is the same page with unknown query parameters', async () => {
    await read('/szukaj?text=len&utm_source=list')
    await read('/szukaj?fbclid=1&text=len')
    expect(rendered).toEqual(['/szukaj?text=len'])
  })

  test('is the same page for all spellings of the host, and none for another host', async () => {
    for (const spelled of [host, 'SKLEP.Example', 'sklep.example:443', 'sklep.example.'])
      await read('/', { Host: spelled })
    expect(rendered).toEqual(['/'])
    await read('/', { Host: 'evil.example' })
    expect(rendered).toEqual(['/', '/'])
  })

  test('is rendered for an anonymous visitor: nothing from the first request leaks', async () => {
    let received: string[] = []
    answer = (_url, _origins, { headers }) => {
      received = [...headers.keys()]
      return new Response('page')
    }
    await ask('/', {
      Cookie: 'visit=1',
      Authorization: 'Basic x',
      'X-Forwarded-For': '203.0.113.1',
      'Accept-Language': 'de',
    })
    expect(received).toEqual(['host'])
  })

  test('is sent in the encoding that the client prefers', async () => {
    const plain = await read('/')
    for (const [accepted, form, decode] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0', null, (bytes: Buffer) => bytes],
    ] as const)
      for (const time of ['computed', 'cached']) {
        const got = await ask('/', { 'Accept-Encoding': accepted })
        expect([time, got.headers.get('Content-Encoding')]).toEqual([time, form])
        expect(got.headers.get('Vary')).toBe('Accept-Encoding')
        const bytes = Buffer.from(await got.arrayBuffer())
        expect(got.headers.get('Content-Length')).toBe(String(bytes.length))
        expect(decode(bytes).toString()).toBe(plain)
      }
    expect(rendered).toEqual(['/'])
  })

  test('answers 304 to a client that has it, in any encoding', async () => {
    const etag = (await ask('/')).headers.get('ETag') ?? ''
    for (const validator of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const got = await ask('/', { 'If-None-Match': validator, 'Accept-Encoding': 'br' })
      expect(got.status).toBe(304)
      expect(await got.text()).toBe('')
      expect(got.headers.get('ETag')).toBe(etag)
      expect(got.headers.get('Cache-Control')).toMatch(/^public/)
    }
    expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('answers HEAD like GET, without a body', async () => {
    const got = await ask('/', {}, 'HEAD')
    expect(got.status).toBe(200)
    expect(await got.text()).toBe('')
    expect(got.headers.get('Content-Length')).toBe(String((await read('/')).length))
    expect(rendered).toEqual(['/'])
  })

  test('retains only its allowed headers', async () => {
    answer = () =>
      new Response('page', {
        headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Request-Id': 'first', Server: 'x' },
      })
    for (const time of ['computed', 'cached']) {
      const { headers } = await ask('/')
      expect([time, headers.get('Content-Security-Policy')]).toEqual([time, "default-src 'none'"])
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('Server')).toBeNull()
    }
  })

  test('sends its tags to proxies, and limits their cache time to its validity', async () => {
    answer = (_url, cacheDependencies) => {
      dependsOn({ cacheDependencies }, 'product:1001', 'delivery')
      validUntil({ cacheDependencies }, new Date(testTime.getTime() + 300_000))
      return new Response('page')
    }
    const cacheControl = async () => {
      const { headers } = await ask('/')
      return [headers.get('Cache-Control'), headers.get('CDN-Cache-Control')]
    }
    expect((await ask('/')).headers.get('Surrogate-Key')).toBe('all product:1001 delivery')
    expect(await cacheControl()).toEqual([
      'public, max-age=0, s-maxage=60',
      'public, max-age=60, stale-while-revalidate=60',
    ])
    vi.setSystemTime(testTime.getTime() + 210_000)
    expect(await cacheControl()).toEqual([
      'public, max-age=0, s-maxage=60',
      'public, max-age=60, stale-while-revalidate=30',
    ])
    vi.setSystemTime(testTime.getTime() + 290_000)
    expect(await cacheControl()).toEqual([
      'public, max-age=0, s-maxage=10',
      'public, max-age=10, stale-while-revalidate=0',
    ])
    expect(rendered).toEqual(['/'])
    vi.setSystemTime(testTime.getTime() + 300_000)
    await ask('/')
    expect(rendered).toEqual(['/', '/'])
  })

  test.each([
    [124, 1_987],
    [125, undefined],
  ])('of %i products sends as many characters of tags as fit with the other headers: %s', async (products, length) => {
    answer = (_url, cacheDependencies) => {
      for (let id = 0; id < products; id++) dependsOn({ cacheDependencies }, `product:${1_000_000 + id}`)
      return new Response('page')
    }
    expect((await ask('/')).headers.get('Surrogate-Key')?.length).toBe(length)
  })

  test('with more tags than fit into a header is not cached by proxies', async () => {
    answer = (_url, cacheDependencies) => {
      for (let id = 1; id < 1_000; id++) dependsOn({ cacheDependencies }, `product:${id}`)
      return new Response('page')
    }
    const { headers } = await ask('/')
    expect(headers.get('Surrogate-Key')).toBeNull()
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=0')
    await ask('/')
    expect(rendered).toEqual(['/'])
  })

  test('is rendered to the end when the first client disconnects', async () => {
    const rendering = Promise.withResolvers<Response>()
    answer = () => rendering.promise
    const gone = new AbortController()
    void front.request(`http://${host}/`, { headers: { Host: host }, signal: gone.signal })
    const second = read('/')
    gone.abort()
    rendering.resolve(new Response('page'))
    expect(await second).toBe('page')
  })

  test('is not evicted by endless different search texts', async () => {
    answer = () => new Response(crypto.getRandomValues(new Uint8Array(20_000)))
    await ask('/')
    for (let text = 0; text < 100; text++) await ask(`/szukaj?text=${text}`)
    const before = rendered.length
    await ask('/')
    await ask('/szukaj?text=99')
    expect(rendered.length).toBe(before)
    expect(pages.unbounded.bytes).toBeLessThanOrEqual((1024 * 1024) / 8)
  })
})

describe('is not cached', () => {
  const twice = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    await ask(path, headers, method)
    return ask(path, headers, method)
  }

  test.each<[string, string, Record<string, string>, string]>([
    ['a personal address', '/konto', {}, 'GET'],
    ['a POST', '/', {}, 'POST'],
    ['a visitor with another currency', '/', { Cookie: 'a=b; currency=EUR' }, 'GET'],
    ['another host', '/', { Host: 'other.example' }, 'GET'],
  ])('%s', async (_what, path, headers, method) => {
    let received: string | null = null
    answer = (_url, _origins, request) => {
      received = request.headers.get('Cookie')
      return new Response('mine')
    }
    expect((await twice(path, headers, method)).headers.get('Cache-Control')).toBe('no-store')
    expect(received).toBe(headers.Cookie ?? null)
    expect(rendered).toHaveLength(2)
  })

  test.each([404, 410, 500, 503])('a response %i, which all waiting requests get', async (status) => {
    answer = () => new Response('sorry', { status })
    const responses = await Promise.all(Array.from({ length: 50 }, () => ask('/')))
    expect(rendered).toHaveLength(1)
    for (const one of responses) {
      expect(one.status).toBe(status)
      expect(one.headers.get('Cache-Control')).toBe('no-store')
      expect(await one.text()).toBe('sorry')
    }
    answer = () => new Response('there again')
    expect(await read('/')).toBe('there again')
  })

  test('a redirect: it includes the query of the request', async () => {
    answer = ({ search }) => new Response(null, { status: 301, headers: { Location: `/new${search}` } })
    expect((await ask('/old?utm_source=list')).headers.get('Location')).toBe('/new?utm_source=list')
  })

  test('a page with its own Cache-Control', async () => {
    answer = () => new Response('page', { headers: { 'Cache-Control': 'private' } })
    expect((await twice('/')).headers.get('Cache-Control')).toBe('private')
  })

  test.each([
    [
      'identifies the visitor',
      (cacheDependencies: CacheDependencies | null) => Object.assign(cacheDependencies ?? {}, { personal: true }),
      {},
    ],
    ['sets a cookie', () => {}, { 'Set-Cookie': 'visit=1' }],
  ])(
    'a page declared public that %s: each request is rendered, and an error is logged',
    async (_what, happen, headers) => {
      const fault = vi.spyOn(log, 'error').mockImplementation(() => {})
      answer = (_url, cacheDependencies, request) => {
        happen(cacheDependencies)
        return new Response(`page of ${request.headers.get('Cookie')}`, { headers })
      }
      expect(await read('/', { Cookie: 'visit=1' })).toBe('page of visit=1')
      expect(await read('/', { Cookie: 'visit=2' })).toBe('page of visit=2')
      expect(fault.mock.calls.map(([fields]) => fields)).toEqual([{ path: `${host}/` }, { path: `${host}/` }])
    },
  )

  test('a page with a dependency that changes during rendering', async () => {
    const rendering = Promise.withResolvers<void>()
    answer = async (_url, cacheDependencies) => {
      await rendering.promise
      dependsOn({ cacheDependencies }, 'product:1')
      return new Response('old')
    }
    const pending = read('/')
    pages.invalidate(['product:1'])
    rendering.resolve()
    expect(await pending).toBe('old')
    answer = () => new Response('new')
    expect(await read('/')).toBe('new')
  })
})
