import { Agent, type RequestOptions, request } from 'node:https'

export interface HttpsResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  cookies: string[]
}

/** A browser without JavaScript at an https address with a self-signed certificate: stores cookies, follows no redirect. */
export class HttpsBrowser {
  readonly cookies = new Map<string, string>()
  readonly #url: string
  readonly #agent: Agent

  /** `localAddress`, an address of this machine, is the source of its requests. */
  constructor(url: string, authority: string, localAddress: string) {
    this.#url = url
    this.#agent = new Agent({ ca: authority, keepAlive: true, localAddress })
  }

  get(path: string, headers: Record<string, string> = {}): Promise<HttpsResponse> {
    return this.#ask(path, { method: 'GET', headers })
  }

  post(path: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: this.#url, ...headers }
    return this.#ask(path, { method: 'POST', headers: form }, new URLSearchParams(fields).toString())
  }

  close(): void {
    this.#agent.destroy()
  }

  #ask(path: string, options: RequestOptions & { headers: Record<string, string> }, body = ''): Promise<HttpsResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...options.headers, ...(cookie && { Cookie: cookie }), 'Content-Length': Buffer.byteLength(body) }
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, this.#url), { ...options, headers, agent: this.#agent }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('error', reject)
        answer.on('end', () => {
          const cookies = answer.headers['set-cookie'] ?? []
          this.#keep(cookies)
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, cookies })
        })
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  #keep(cookies: string[]): void {
    for (const cookie of cookies) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      if (/Max-Age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
