import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Encoding, encode } from '../http/encodings.ts'
import type { Origins } from './origins.ts'

const decompress = promisify(brotliDecompress)

/** What a kept page says besides its body: nothing else, and never a cookie. */
const keptHeaders = [
  'Content-Type',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Reporting-Endpoints',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'X-Remix-Response',
]

/** nginx has 4 kB for all headers of an answer unless told otherwise, and answers 502 to more; the others take up to 2 kB. */
const longestKey = 2_000

/** The body in one form, with the headers that go with it. */
export interface Form {
  body: Uint8Array
  headers: Record<string, string>
}

/** A rendered page. It is held in brotli; other forms are made when somebody asks for them, and held too. */
export class Page {
  readonly until: number
  /** Those of an answer that says that nothing has changed. */
  readonly headers: Record<string, string>
  readonly etag: string
  readonly #forms: Partial<Record<Encoding, Form>> = {}
  readonly #coming: Partial<Record<Encoding, Promise<Form>>> = {}

  private constructor(headers: Record<string, string>, etag: string, until: number) {
    this.headers = headers
    this.etag = etag
    this.until = until
  }

  static async of(answer: Response, { tags, until }: Origins): Promise<Page> {
    const body = new Uint8Array(await answer.arrayBuffer())
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const page = new Page(
      { ...pickHeaders(answer.headers), ...surrogateKey(tags), ETag: etag, Vary: 'Accept-Encoding' },
      etag,
      until,
    )
    page.#keep('br', await encode(body, 'br'))
    return page
  }

  /** Of all forms that are held. */
  get bytes(): number {
    return Object.values(this.#forms).reduce((sum, { body }) => sum + body.byteLength, bytesOfHeaders)
  }

  form(encoding: Encoding): Form | undefined {
    return this.#forms[encoding]
  }

  /** Once, however many ask for it. */
  makeForm(encoding: Encoding): Promise<Form> {
    this.#coming[encoding] ??= this.#makeForm(encoding)
    return this.#coming[encoding]
  }

  async #makeForm(encoding: Encoding): Promise<Form> {
    const body = await decompress(this.#forms.br?.body ?? new Uint8Array())
    return this.#keep(encoding, await encode(body, encoding))
  }

  #keep(encoding: Encoding, body: Uint8Array): Form {
    const headers = {
      ...this.headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.byteLength),
    }
    const form = { body, headers }
    this.#forms[encoding] = form
    return form
  }
}

/** About what headers, tags and keys take in memory. */
const bytesOfHeaders = 4_096

function pickHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** By these names a proxy that keeps pages is told to throw them away. */
function surrogateKey(tags: Set<string>): Record<string, string> {
  const key = ['all', ...tags].join(' ')
  return key.length > longestKey ? {} : { 'Surrogate-Key': key }
}
