import fc from 'fast-check'
import { targetOf } from './hostile-address.ts'
import { hostileForm } from './hostile-form.ts'
import { hostileText } from './hostile-text.ts'

export interface MalformedRequest {
  method: string
  /** Path and query as in the request line. */
  target: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | null
  /** The visitor whose cookies it carries. */
  sender: 'stranger' | 'guest' | 'client'
}

const headerNames = [
  ...['Cookie', 'If-None-Match', 'If-Modified-Since', 'Range', 'Accept', 'Accept-Language', 'Accept-Encoding'],
  ...['User-Agent', 'X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Content-Encoding', 'X-HTTP-Method-Override'],
  ...['Referer', 'Sec-Purpose', 'X-Request-Id'],
]
const headerText = hostileText.map((text) =>
  text
    .replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '')
    .trim()
    .slice(0, 2_000),
)
const oddValues = [
  'bytes=-1',
  'bytes=0-,5-1',
  '*/*;q=NaN',
  '%ff',
  'visit=%ff',
  'shop-session=%00',
  '=;=;=',
  '__proto__=1',
]
const headers = fc.dictionary(
  fc.constantFrom(...headerNames),
  fc.oneof(
    headerText,
    headerText.map((text) => `visit=${text}; shop-session=${text}.${text}`),
    fc.constantFrom(...oddValues),
  ),
  { maxKeys: 3, noNullPrototype: true },
)

/** Addresses that accept forms: they get more requests, since elsewhere a form is refused for its method alone. */
const takeForms = [
  ...['/koszyk', '/logowanie', '/logowanie/link', '/logowanie/link/x', '/zamowienie', '/konto', '/wyloguj'],
  ...['/basketchange.php', '/ajax/get.php', '/signin.php'],
]

/** A request to one of the addresses, in most cases with content that no browser sends. */
export function malformedRequest(patterns: string[]): fc.Arbitrary<MalformedRequest> {
  const sender = fc.constantFrom<MalformedRequest['sender']>('stranger', 'guest', 'client')
  const asking = fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS'),
    target: targetOf(patterns),
    headers,
    body: fc.constant(null),
    sender,
  })
  const sending = fc
    .record({
      method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'),
      target: fc.oneof(targetOf(patterns), targetOf(takeForms), targetOf(takeForms)),
      headers,
      form: hostileForm,
      sender,
    })
    .map(({ form: { type, bytes }, headers, ...request }) => ({
      ...request,
      headers: { ...headers, ...(type && { 'Content-Type': type }) },
      body: bytes,
    }))
  return fc.oneof(asking, sending)
}
