import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { bodyOf, type Encoding, encode, preferredEncoding, release } from '../http/compression.ts'
import type { CacheDependencies } from './cache-dependencies.ts'

const decompress = promisify(brotliDecompress)

/** Headers that a cached page retains; never a cookie. */
const cachedHeaders = [
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

/** nginx allows 4 kB for all headers of a response by default, and answers 502 to more; the others take up to 2 kB. */
const maxKeyLength = 2_000

/** The body in one encoding, with its headers. */
interface EncodedBody {
  body: Uint8Array
  headers: Record<string, string>
}

/** A rendered page. Stored in brotli; other encodings are created on demand and stored too. */
export class CachedPage {
  readonly until: number
  /** Headers of a 304 response. */
  readonly headers: Record<string, string>
  readonly etag: string
  readonly #forms: Partial<Record<Encoding, EncodedBody>> = {}
  readonly #coming: Partial<Record<Encoding, Promise<EncodedBody>>> = {}

  private constructor(headers: Record<string, string>, etag: string, until: number) {
    this.headers = headers
    this.etag = etag
    this.until = until
  }

  static async of(answer: Response, { tags, until }: CacheDependencies): Promise<CachedPage> {
    const body = await bodyOf(answer)
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const page = new CachedPage(
      { ...pickHeaders(answer.headers), ...surrogateKey(tags), ETag: etag, Vary: 'Accept-Encoding' },
      etag,
      until,
    )
    page.#store('br', await encode(body, 'br'))
    release(body)
    return page
  }

  /** Size of all stored encodings. */
  get bytes(): number {
    return Object.values(this.#forms).reduce((sum, { body }) => sum + body.byteLength, bytesOfHeaders)
  }

  getEncoded(encoding: Encoding): EncodedBody | undefined {
    return this.#forms[encoding]
  }

  /** Returns the encoded body; concurrent callers share one encoding. */
  createEncoded(encoding: Encoding): Promise<EncodedBody> {
    this.#coming[encoding] ??= this.#makeForm(encoding)
    return this.#coming[encoding]
  }

  async #makeForm(encoding: Encoding): Promise<EncodedBody> {
    const body = await decompress(this.#forms.br?.body ?? new Uint8Array())
    return this.#store(encoding, await encode(body, encoding))
  }

  #store(encoding: Encoding, body: Uint8Array): EncodedBody {
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

/** Approximate memory of headers, tags and keys. */
const bytesOfHeaders = 4_096

function pickHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    cachedHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** Surrogate keys, by which caching proxies invalidate pages. */
function surrogateKey(tags: Set<string>): Record<string, string> {
  const key = ['all', ...tags].join(' ')
  return key.length > maxKeyLength ? {} : { 'Surrogate-Key': key }
}

/** Caching proxies revalidate after so many seconds; a CDN may serve stale pages for as many more meanwhile. */
const seconds = { fresh: 60, stale: 60 }

/** What a client says about the form of the page that it wants: the values of these headers. */
export interface PageRequest {
  ifNoneMatch: string | null | undefined
  acceptEncoding: string | null | undefined
}

/** A response without the classes of any framework. `body` null: 304. */
export interface PageAnswer {
  status: 200 | 304
  headers: Record<string, string>
  body: Uint8Array | null
}

/** Returns the answer in the client's preferred encoding; a promise when that encoding must be created first. */
export function answerWithPage(
  page: CachedPage,
  { ifNoneMatch, acceptEncoding }: PageRequest,
  now: number,
  more: Record<string, string>,
): PageAnswer | Promise<PageAnswer> {
  const own = { ...cacheHeaders(page, now), ...more }
  if (etagMatches(ifNoneMatch, page.etag)) return { status: 304, headers: { ...page.headers, ...own }, body: null }
  const answer = ({ body, headers }: EncodedBody) => ({ status: 200 as const, headers: { ...headers, ...own }, body })
  const encoding = preferredEncoding(acceptEncoding)
  const form = page.getEncoded(encoding)
  return form ? answer(form) : page.createEncoded(encoding).then(answer)
}

/**
 * Browsers revalidate each time; a proxy before the page expires. Without tags a proxy could not be notified of changes. Only
 * CDNs get stale-while-revalidate (RFC 9213): browsers would obey it too, and show an old price or another currency.
 */
function cacheHeaders({ until, headers }: CachedPage, now: number): Record<string, string> {
  const left = Math.max(0, Math.floor((until - now) / 1000))
  const fresh = 'Surrogate-Key' in headers ? Math.min(seconds.fresh, left) : 0
  const stale = fresh === seconds.fresh ? Math.min(seconds.stale, left - fresh) : 0
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}`,
    'CDN-Cache-Control': `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
  }
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2): 'W/' does not count. */
function etagMatches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const opaque = etag.slice(2)
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
}
