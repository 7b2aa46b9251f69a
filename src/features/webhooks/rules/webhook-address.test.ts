import { expect, test } from 'vitest'
import { checkWebhookAddress } from './webhook-address.ts'

const check = (typed: string, loopbackAllowed = false) => {
  const checked = checkWebhookAddress(typed, { loopbackAllowed })
  return checked.ok ? checked.value : checked.problem
}

test.each([
  [' https://erp.example/hooks?shop=1#top ', 'https://erp.example/hooks?shop=1'],
  ['https://erp.example', 'https://erp.example/'],
  ['http://erp.example/', 'not-https'],
  ['http://localhost:4000/', 'not-https'],
  ['ftp://erp.example/', 'not-an-address'],
  ['erp.example/hooks', 'not-an-address'],
  ['', 'not-an-address'],
  ['https://anna:haslo@erp.example/', 'has-password'],
  [`https://erp.example/${'a'.repeat(2_000)}`, 'too-long'],
])('%j: %s', (typed, expected) => expect(check(typed)).toBe(expected))

test.each([
  ['http://localhost:4000/', 'http://localhost:4000/'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/'],
  ['http://[::1]:4000/', 'http://[::1]:4000/'],
  ['http://127.0.0.1.example/', 'not-https'],
  ['http://192.168.0.1/', 'not-https'],
])('while developing, http reaches this machine alone: %s', (typed, expected) =>
  expect(check(typed, true)).toBe(expected),
)
