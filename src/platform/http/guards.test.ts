import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { limitBody } from './body-limit.ts'
import { errorPages, requestTimeout } from './error-pages.ts'
import { requireSameOrigin } from './fetch-metadata.ts'
import { ShutdownState } from './graceful-shutdown.ts'
import { publicOrigin, rejectUnreadableUrls, requireOwnHost } from './request-address.ts'
import { denyAllPolicy, securityHeaders } from './security-headers.ts'

function shopAt(publicUrl: string | null): Hono {
  const app = new Hono()
  app.use(
    securityHeaders(publicUrl),
    requireOwnHost(publicUrl, String),
    requireSameOrigin(publicUrl, () => ''),
    limitBody({ bytes: 10, fields: 3 }, { tooLarge: () => 'too large', tooManyFields: () => 'too many fields' }),
  )
  app.all('/address', (context) => context.text(publicOrigin(publicUrl, context)))
  app.all('*', async (context) => context.text(await context.req.text()))
  return app
}

const trial = shopAt(null)
const shop = shopAt('https://sklep.example')

describe('the host of a request', () => {
  const hosts: [Hono, string, number][] = [
    [trial, 'localhost:3000', 200],
    [trial, '127.0.0.1:80', 200],
    [trial, '[::1]:3000', 200],
    [trial, 'evil.example', 421],
    [trial, 'localhost.evil.example', 421],
    [trial, 'localhost:3000@evil.example', 421],
    [trial, '127.0.0.1.evil.example', 421],
    [trial, '[::1].evil.example', 421],
    [trial, '[::2]', 421],
    [trial, '', 421],
    [shop, 'sklep.example', 200],
    [shop, 'localhost', 421],
    [shop, 'sklep.example.evil.example', 421],
    [shop, 'xsklep.example', 421],
    [shop, '', 421],
    [shop, 'SKLEP.example', 200],
    [shop, 'sklep.example.', 200],
    [shop, 'sklep.example:443', 200],
    [shop, 'Sklep.Example.:443', 200],
    [shop, 'sklep.example:80', 421],
    [shop, 'sklep.example..', 421],
    [shop, '.', 421],
    [shop, ':443', 421],
    [shopAt('http://sklep.example'), 'sklep.example:80', 200],
    [shopAt('http://sklep.example'), 'sklep.example:443', 421],
    [trial, 'LOCALHOST:3000', 200],
    [shopAt('https://SKLEP.example:443'), 'sklep.example', 200],
    [shopAt('https://żółw.example'), 'xn--w-uga1v8h.example', 200],
    [shopAt('http://[2001:db8::1]:8080'), '[2001:db8::1]:8080', 200],
    [shopAt('http://[2001:db8::1]:8080'), '[2001:db8::1]', 421],
  ]
  test.for(hosts)('%s %s: %i', async ([app, host, status]) => {
    expect((await app.request('http://irrelevant/', { headers: { Host: host } })).status).toBe(status)
  })

  test('the address comes from the checked header, not from the request line', async () => {
    const ask = (app: Hono, host: string) => app.request('http://evil.example/address', { headers: { Host: host } })
    expect(await (await ask(trial, 'localhost:3000')).text()).toBe('http://localhost:3000')
    expect(await (await ask(trial, 'LocalHost:80')).text()).toBe('http://localhost')
    expect(await (await ask(shop, 'sklep.example')).text()).toBe('https://sklep.example')
  })
})

describe('the sender of a form', () => {
  const senders: [Record<string, string>, number][] = [
    [{}, 200],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://sklep.example' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'something new' }, 403],
    [{ Origin: 'https://sklep.example' }, 200],
    [{ Origin: 'http://sklep.example' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'https://sklep.example.evil.example' }, 403],
    [{ Origin: 'null' }, 403],
  ]
  test.for(senders)('behind a proxy that speaks https, %j: %i', async ([headers, status]) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await shop.request('http://sklep.example/', {
        method,
        headers: { Host: 'sklep.example', ...headers },
      })
      expect(answer.status).toBe(status)
    }
  })

  test.for(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method'])(
    'a method is what it is, whatever %s says',
    async (name) => {
      const foreign = { Host: 'sklep.example', 'Sec-Fetch-Site': 'cross-site' }
      const ask = (method: string, as: string) =>
        shop.request(`http://sklep.example/?_method=${as}`, { method, headers: { ...foreign, [name]: as } })
      expect((await ask('POST', 'GET')).status).toBe(403)
      expect((await ask('GET', 'POST')).status).toBe(200)
    },
  )

  test.for([
    'text/plain',
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    '',
  ])('what is sent, here %j, makes no difference', async (type) => {
    const headers = { Host: 'sklep.example', 'Sec-Fetch-Site': 'cross-site', ...(type && { 'Content-Type': type }) }
    const answer = await shop.request('http://sklep.example/', { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
  })

  test('reading is always allowed', async () => {
    const headers = { Host: 'sklep.example', 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await shop.request('http://sklep.example/', { headers })).status).toBe(200)
  })
})

describe('the size of a body', () => {
  const send = (body: BodyInit, headers = {}) =>
    trial.request('http://localhost/', {
      method: 'POST',
      body,
      headers: { Host: 'localhost', ...headers },
      duplex: 'half',
    } as RequestInit)
  const stream = (length: number) => new Blob(['a'.repeat(length)]).stream()

  test('accepts ten bytes of ten', async () => {
    expect(await (await send('a'.repeat(10))).text()).toBe('aaaaaaaaaa')
    expect(await (await send(stream(10))).text()).toBe('aaaaaaaaaa')
  })
  test('rejects eleven, declared or not', async () => {
    expect((await send('a', { 'Content-Length': '11' })).status).toBe(413)
    expect((await send(stream(11))).status).toBe(413)
  })
  test('the connection closes after too large a body, since the rest is not read', async () => {
    expect((await send('a', { 'Content-Length': '11' })).headers.get('Connection')).toBe('close')
    expect((await send(stream(11))).headers.get('Connection')).toBe('close')
  })
  test("an aborted body is the client's end, not an error of the shop", async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) })
    expect((await send(broken)).status).toBe(400)
  })
  test.for([
    ['a&a&a', 200],
    ['a&a&a&a', 413],
    ['&&&', 413],
    ['\r\n--\r\n--', 200],
    ['{"a":"&&"}', 200],
  ] as const)('no more than three fields: %j %i', async ([body, status]) => {
    const answer = await send(body)
    expect([answer.status, await answer.text()]).toEqual([status, status === 413 ? 'too many fields' : body])
  })
})

describe('the accepted addresses', () => {
  const app = new Hono()
  app.use(rejectUnreadableUrls({ tooLong: () => 'long', unreadable: () => 'unreadable' }))
  app.all('*', (context) => context.text('looked at'))

  const addresses: [string, number][] = [
    ['/', 200],
    ['/produkt/%C5%BC', 200],
    ['/szukaj?text=%B3%F3d%BC', 200], // a link from the days of ISO 8859-2
    ['/szukaj?text=100%', 200],
    ['/a%2Fb?x=%2500', 200],
    ['/%ff', 400],
    ['/%ed%a0%80', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/a%00b', 400],
    ['/?a=%00', 400],
    [`/${'a'.repeat(7_900)}`, 200],
    [`/${'a'.repeat(8_000)}`, 414],
    [`/?${'a'.repeat(8_000)}`, 414],
  ]
  test.for(addresses)('%.30s: %i', async ([path, status]) => {
    expect((await app.request(path)).status).toBe(status)
  })
})

describe('the form of a refusal', () => {
  const page = (message: string) => ({ html: `<p>${message}</p>`, policy: "style-src 'sha256-x'" })
  const texts = { tooLong: () => 'too long', unreadable: () => '' }
  const app = new Hono().use(securityHeaders(null), errorPages(page), rejectUnreadableUrls(texts))
  app.get('/shown', (context) => context.html('<h1>Nie ma</h1>', 400))
  app.all('*', (context) => context.text('fine'))
  const long = `/${'a'.repeat(8_000)}`
  const readers: [string, string, string, number, string, string][] = [
    ['a person', long, 'text/html,application/xhtml+xml,*/*;q=0.8', 414, 'text/html', '<p>too long</p>'],
    ['a script', long, 'application/json', 414, 'text/plain', 'too long'],
    ['a plain client', long, '*/*', 414, 'text/plain', 'too long'],
    ['a person, of a page of its own', '/shown', 'text/html', 400, 'text/html', '<h1>Nie ma</h1>'],
    ['a person, of what is no refusal', '/', 'text/html', 200, 'text/plain', 'fine'],
  ]
  test.for(readers)('%s', async ([, path, accept, status, type, body]) => {
    const answer = await app.request(path, { headers: { Accept: accept } })
    expect([answer.status, await answer.text()]).toEqual([status, body])
    expect(answer.headers.get('Content-Type')).toMatch(new RegExp(`^${type}; ?charset=utf-8$`, 'i'))
    expect(answer.headers.get('Content-Security-Policy')).toBe(body.includes('<p>') ? page('').policy : denyAllPolicy)
    if (status === 414) expect(answer.headers.get('Vary')).toBe('Accept')
  })
})

describe('the time limit of a request', () => {
  const texts = { busy: () => 'later', restarting: () => 'in a moment' }
  const app = new Hono().use(requestTimeout(20, new ShutdownState(), texts))
  app.get('/never', () => new Promise(() => {}))
  app.get('/at-once', (context) => context.text('here'))
  app.get('/broken', () => {
    throw new Error('broken')
  })
  app.onError((_, context) => context.text('broken', 500))

  test('a response that does not come becomes 503 with a message and Retry-After', async () => {
    const answer = await app.request('/never')
    expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([503, '30', 'later'])
  })

  test('responses and errors in time are unchanged', async () => {
    expect((await app.request('/at-once')).status).toBe(200)
    expect((await app.request('/broken')).status).toBe(500)
  })

  test('a stopping shop refuses new requests, and answers those in progress when the time is up', async () => {
    const closing = new ShutdownState()
    const app = new Hono().use(requestTimeout(60_000, closing, texts)).get('/never', () => new Promise(() => {}))
    const underWay = app.request('/never')
    closing.refuse()
    const late = await app.request('/never')
    closing.end()
    for (const answer of [late, await underWay]) {
      expect([answer.status, await answer.text()]).toEqual([503, 'in a moment'])
      expect(answer.headers.get('Connection')).toBe('close')
    }
  })
})

describe('headers of every response', () => {
  test.for(['sklep.example', 'evil.example'])('for host %s, including refusals', async (host) => {
    const { headers } = await shop.request('http://x/', { headers: { Host: host } })
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(headers.get('Content-Security-Policy')).toBe(denyAllPolicy)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  })

  test('a shop over http does not require https', async () => {
    const { headers } = await trial.request('http://x/', { headers: { Host: 'localhost' } })
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  test.each([
    ['text/x-script', 'text/x-script; charset=utf-8'],
    ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
    ['application/json', 'application/json'],
  ])('text declares its charset: %s', async (type, declared) => {
    const app = new Hono()
      .use(securityHeaders(null))
      .get('/', () => new Response('', { headers: { 'Content-Type': type } }))
    expect((await app.request('/')).headers.get('Content-Type')).toBe(declared)
  })

  test('headers set by a response are preserved', async () => {
    const own = { 'Content-Security-Policy': "script-src 'self'", 'Cross-Origin-Resource-Policy': 'cross-origin' }
    const app = new Hono().use(securityHeaders(null)).get('/', (context) => context.text('', 200, own))
    const { headers } = await app.request('/')
    for (const [name, value] of Object.entries(own)) expect(headers.get(name)).toBe(value)
  })
})
