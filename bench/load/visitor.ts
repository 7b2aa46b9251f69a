import { urls } from '#shared/urls.ts'
import type { BenchProduct } from '../environment/bench-product.ts'
import { type HttpResponse, headerOf } from './parse-response.ts'

/** What Chrome, Edge and Firefox send. */
const asBrowsers = 'gzip, deflate, br, zstd'

/** A visitor who sends requests repeatedly, on one connection. */
export interface Visitor {
  /** The bytes of the next request. */
  request: () => string | Buffer
  /** Checks the answer; throws when it is wrong, since the rate of wrong answers means nothing. */
  answered: (answer: HttpResponse) => void
}

/** Requests the same address repeatedly, by default as a browser does. */
export function pageViewer(port: number, address: string, encodings = asBrowsers): Visitor {
  const request = Buffer.from(
    `GET ${address} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\nAccept-Encoding: ${encodings}\r\n\r\n`,
  )
  return { request: () => request, answered: (answer) => expectStatus(answer, 200, address) }
}

export interface VisitorAction {
  method: 'GET' | 'POST'
  address: string
  /** A urlencoded form, or content of `type`. */
  body?: string
  type?: string
  /** The network address that a proxy reports, so that limits by address do not count all visitors as one. */
  from?: string
}

const form = 'application/x-www-form-urlencoded'

/** Performs one action after the other, counted from 0, in one session: it stores the cookie as a browser does. */
export function shopper(port: number, actionAt: (count: number) => VisitorAction): Visitor {
  let cookie = ''
  let count = 0
  const head = `HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${asBrowsers}\r\n`
  return {
    request: () => {
      const { method, address, body = '', type = form, from } = actionAt(count++)
      const about = body && `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
      const forwarded = from === undefined ? '' : `X-Forwarded-For: ${from}\r\n`
      return `${method} ${address} ${head}${forwarded}${cookie}${about}\r\n${body}`
    },
    answered: (answer) => {
      expectStatus(answer, 200, 'a shopper')
      const setCookieHeader = headerOf(answer, 'Set-Cookie')
      if (setCookieHeader) cookie = `Cookie: ${setCookieHeader.split(';')[0]}\r\n`
    },
  }
}

function expectStatus({ status, body }: HttpResponse, wanted: number, what: string): void {
  if (status !== wanted) throw new Error(`${what} was answered with ${status}: ${body.toString().slice(0, 500)}`)
}

/** The same for the shop in this process. */
export function toRequest(
  { method, address, body, type = form }: VisitorAction,
  headers: Record<string, string> = {},
): Request {
  const about: Record<string, string> = body ? { 'Content-Type': type } : {}
  return new Request(`http://localhost${address}`, {
    method,
    body,
    headers: { Host: 'localhost', ...about, ...headers },
  })
}

/** Of a hundred requests: 90 pages of 200 products, 5 basket views, 3 searches for new words, 2 adds. */
export function mixedVisitor(port: number, product: BenchProduct, seat: number): Visitor {
  return shopper(port, (count) => actionAt(count, product, `${seat}x${count}`))
}

function actionAt(count: number, { id, others }: BenchProduct, word: string): VisitorAction {
  const place = count % 100
  if (place % 50 === 10)
    return {
      method: 'POST',
      address: '/basketchange.php',
      body: `product=${id}&size=M&number=1&getAjax=true&quiet=true`,
    }
  if (place % 20 === 15) return { method: 'GET', address: '/ajax/basket.php?getAjax=true' }
  if (place % 33 === 5) return { method: 'GET', address: urls.search(`kubek ${word}`) }
  return { method: 'GET', address: others[count % others.length] ?? '' }
}
