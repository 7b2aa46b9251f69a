import { generateKeyPairSync } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureOf, OidcClient } from './oidc-client.ts'

test('Apple gets a client secret that its key has signed and that lives for minutes', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const received: string[] = []
  const server = createServer((request, response) => {
    request.on('data', (chunk) => received.push(String(chunk)))
    request.on('end', () =>
      response.writeHead(400, { 'Content-Type': 'application/json' }).end('{"error":"invalid_grant"}'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = new OidcClient({
    ...{ id: 'apple', name: 'Apple', issuer, clientId: 'pl.sklep.example', isMain: true },
    ...{ scope: 'openid email name', responseMode: 'form_post' },
    secret: {
      teamId: 'TEAM',
      keyId: 'KEY',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    endpoints: { authorization: `${issuer}/auth`, token: `${issuer}/token`, keys: `${issuer}/keys` },
  })
  const now = new Date()
  const { address, checks } = await client.begin('https://sklep.example/powrot', now)
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    ...{ client_id: 'pl.sklep.example', response_mode: 'form_post', response_type: 'code' },
    ...{ code_challenge_method: 'S256', state: checks.state, nonce: checks.nonce },
  })
  const returned = new URL(`https://sklep.example/powrot?code=abc&state=${checks.state}`)
  const failure = await client.redeem(returned, checks, now).catch((error) => failureOf(error))
  expect(failure).toBe('refused')
  const form = new URLSearchParams(received.join(''))
  expect(form.get('code_verifier')).toBe(checks.verifier)
  const { payload, protectedHeader } = await jwtVerify(form.get('client_secret') ?? '', publicKey, {
    ...{ issuer: 'TEAM', subject: 'pl.sklep.example', audience: 'https://appleid.apple.com' },
  })
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
  server.close()
})

test.each<[string, (response: ServerResponse) => void]>([
  ['before it answers', (response) => response.destroy()],
  [
    'in the middle of its answer',
    (response) => response.writeHead(200, json).write('{"id_tok', () => response.destroy()),
  ],
  ['and says so', (response) => response.writeHead(503).end()],
])('a provider that fails %s is unavailable, and refuses nothing', async (_, fail) => {
  vi.stubGlobal('Response', class extends Response {}) // as the server's adapter does
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = createServer((request, response) => request.resume().on('end', () => fail(response)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = new OidcClient({
    ...{ id: 'firma', name: 'Firma', issuer, clientId: 'sklep', secret: 'secret', isMain: false },
    ...{ scope: 'openid email', responseMode: 'query' },
    endpoints: { authorization: `${issuer}/auth`, token: `${issuer}/token`, keys: `${issuer}/keys` },
  })
  const now = new Date()
  const { checks } = await client.begin('https://sklep.example/powrot', now)
  const returned = new URL(`https://sklep.example/powrot?code=abc&state=${checks.state}`)
  expect(await client.redeem(returned, checks, now).catch((error) => failureOf(error))).toBe('unavailable')
  server.close()
})

const json = { 'Content-Type': 'application/json' }
