import { expect } from 'vitest'

export const testOrigin = 'http://localhost:3000'

/** The built shop, or a part of it. */
interface Application {
  app: { request: (address: string, init: RequestInit, bindings: object) => Response | Promise<Response> }
}

interface Seat {
  /** Its network address. */
  address?: string
  userAgent?: string
}

/** A browser without JavaScript: it stores cookies and sends forms; it does not follow redirects. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>()
  readonly #shop: Application
  readonly #seat: Required<Seat>

  constructor(shop: Application, seat: Seat = {}) {
    this.#shop = shop
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    this.#seat = { address: '203.0.113.1', userAgent, ...seat }
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#ask(path, { headers })
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams(fields)
    return this.#ask(path, { method: 'POST', body, headers: { Origin: testOrigin, ...headers } })
  }

  /** Sends what a script of the page would. */
  postJson(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    const sent = { Origin: testOrigin, 'Content-Type': 'application/json', ...headers }
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body), headers: sent })
  }

  /** Sends a form in which names occur more than once. */
  send(path: string, fields: [string, string][]): Promise<Response> {
    return this.#ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: testOrigin } })
  }

  /** Sends a GraphQL document; `data` is null where all of it was refused. */
  async query(query: string, headers: Record<string, string> = {}) {
    const json = { 'Content-Type': 'application/json', Origin: testOrigin, ...headers }
    const answer = await this.#ask('/graphql/v1/', { method: 'POST', body: JSON.stringify({ query }), headers: json })
    const { data = null, errors = [] } = await answer.json()
    return { status: answer.status, headers: answer.headers, data, errors }
  }

  async #ask(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Host: 'localhost:3000', Cookie: cookie, 'User-Agent': this.#seat.userAgent, ...init.headers }
    const bindings = { incoming: { socket: { remoteAddress: this.#seat.address } } }
    const answer = await this.#shop.app.request(`${testOrigin}${path}`, { ...init, headers }, bindings)
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (/Max-Age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }
}

/** The address that an answer redirects to by GET. */
export async function redirectOf(answer: Promise<Response>): Promise<string | null> {
  const { status, headers } = await answer
  expect([302, 303]).toContain(status)
  return headers.get('Location')
}

/** The text of a page, without tags. */
export async function pageText(browser: PlainBrowser, path: string): Promise<string> {
  return textOf(await (await browser.get(path)).text())
}

/** The words of a page's HTML, with single spaces. */
export function textOf(html: string): string {
  return html
    .replaceAll('\u00a0', ' ')
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}
