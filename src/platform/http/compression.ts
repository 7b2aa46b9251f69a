import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

/** What a page is stored in. */
export type Encoding = 'br' | 'gzip' | 'identity'

const { brotliCompressSync, gzipSync, constants } = zlib
const [compressBrotli, compressGzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)]
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_PARAM_LGWIN, BROTLI_MODE_TEXT } =
  constants

/**
 * Up to here a page is compressed in place: brotli takes 0.6 ms for 130 kB, while handing it to another thread and fetching it in pieces
 * takes 8 ms of processor.
 */
const mostBytesInPlace = 512 * 1024

/**
 * Returns the encoded bytes, in memory of their own.
 * @param quality of brotli, 0–11: 6 pays off for cached pages; 3 takes a third of the time for a tenth more bytes
 */
export async function encode(body: Uint8Array, encoding: Encoding, quality = 6): Promise<Uint8Array> {
  if (encoding === 'identity') return ownMemory(body)
  const inPlace = body.byteLength <= mostBytesInPlace
  if (encoding === 'gzip')
    return ownMemory(inPlace ? gzipSync(body, gzipOptions) : await compressGzip(body, gzipOptions))
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [BROTLI_PARAM_LGWIN]: windowBits(body.byteLength),
  }
  const options = { params, chunkSize: outputBytes }
  return ownMemory(inPlace ? brotliCompressSync(body, options) : await compressBrotli(body, options))
}

/** Most pages fit in one piece of output. Not a power of two, as Node's pools for small buffers are. */
const outputBytes = 63 * 1024
const gzipOptions = { chunkSize: outputBytes }

/**
 * Returns the same bytes without what surrounds them: 20 kB of brotli would keep the compressor's whole output, which is freed at once here,
 * and a page of some bytes the pool of small buffers.
 */
function ownMemory(bytes: Uint8Array): Uint8Array {
  const { buffer, byteOffset, byteLength } = bytes
  if (buffer.byteLength === byteLength) return bytes
  const isOutput = buffer.byteLength === outputBytes && byteOffset === 0 && buffer instanceof ArrayBuffer
  return Buffer.from(isOutput ? buffer.transfer(byteLength) : new Uint8Array(bytes).buffer)
}

/**
 * Returns the base-2 logarithm of a window that contains the whole body. Brotli allocates the window for each body, by default
 * 4 MB. From 16 bits down it would search differently, and find less.
 */
function windowBits(bytes: number): number {
  return Math.min(22, Math.max(17, Math.ceil(Math.log2(bytes + 16))))
}

interface Preference {
  /** The smallest of the encodings that the client likes best. */
  stored: Encoding
  /** It likes Zstandard no less. */
  zstd: boolean
}

const preferences = new Map<string, Preference>()
const maxCachedPreferences = 200

/** Returns the encoding that a client prefers by its Accept-Encoding (RFC 9110, 12.5.3); among equals the smallest. */
export function preferredEncoding(accepted: string | null | undefined): Encoding {
  return preferenceOf(accepted).stored
}

function preferenceOf(accepted: string | null | undefined): Preference {
  if (!accepted) return { stored: 'identity', zstd: false }
  const before = preferences.get(accepted)
  if (before) return before
  const read = readPreference(accepted)
  if (preferences.size < maxCachedPreferences) preferences.set(accepted, read) // browsers send a handful of different values
  return read
}

function readPreference(accepted: string): Preference {
  const weights = new Map(accepted.toLowerCase().split(',').map(readWeight))
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? identityWeight : (weights.get('*') ?? 0))
  const offered: Encoding[] = ['br', 'gzip', 'identity']
  const best = offered.reduce((best, next) => (weightOf(next) > weightOf(best) ? next : best))
  const zstd = weights.get('zstd') ?? 0
  return {
    stored: weightOf(best) > 0 ? best : 'identity', // a client that accepts nothing gets the uncompressed page
    zstd: zstd > 0 && zstd >= weightOf(best),
  }
}

/** 'identity' is acceptable when not listed, but less than anything listed. */
const identityWeight = 0.000_5

function readWeight(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const number = weight === undefined ? 1 : Number(weight)
  return [name === 'x-gzip' ? 'gzip' : name, number >= 0 && number <= 1 ? number : 0]
}

/** Frees bytes that nobody reads again. They are not in the heap: V8 would collect it when some 60 MB of them have gathered. */
export function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

const bodies = new WeakMap<Response, Uint8Array>()

/** A response whose whole body is there: `bodyOf` returns these bytes, without two copies and a stream. */
export function responseOf(body: Uint8Array, init: ResponseInit): Response {
  const response = new Response(body as Uint8Array<ArrayBuffer>, init)
  bodies.set(response, body)
  return response
}

/** Returns the bytes of a response that nobody reads otherwise; `release` them. */
export async function bodyOf(response: Response): Promise<Uint8Array> {
  return bodies.get(response) ?? new Uint8Array(await response.arrayBuffer())
}

/** Compressing a single packet gains nothing. */
const minBytes = 1_400
const dynamicQuality = 3

/** Zstandard makes a page as small as brotli of that quality does, in a quarter of the time. */
async function encodeQuickly(body: Uint8Array, encoding: Encoding | 'zstd'): Promise<Uint8Array> {
  if (encoding !== 'zstd') return encode(body, encoding, dynamicQuality)
  const params = { [constants.ZSTD_c_compressionLevel]: 3 }
  return ownMemory(zlib.zstdCompressSync(body, { params, pledgedSrcSize: body.byteLength, chunkSize: outputBytes }))
}

/** Since Node 22.15. */
const hasZstd = 'zstdCompressSync' in zlib

/**
 * Compresses uncached pages and their data, for browsers that accept it by Zstandard (RFC 8878); cached pages are compressed already. Protection against BREACH: foreign sites
 * cannot send our cookies (SameSite), and pages contain no reusable secrets.
 */
export function compressResponses(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers, body } = context.res
    if (!body || headers.has('Content-Encoding') || !isPage(headers.get('Content-Type'))) return
    headers.append('Vary', 'Accept-Encoding')
    const { stored, zstd } = preferenceOf(context.req.header('Accept-Encoding'))
    const encoding = zstd && hasZstd ? 'zstd' : stored
    if (encoding === 'identity') return
    const page = await bodyOf(context.res)
    const worthwhile = page.byteLength >= minBytes
    const sent = worthwhile ? await encodeQuickly(page, encoding) : page
    context.res = new Response(sent as Uint8Array<ArrayBuffer>, context.res)
    if (!worthwhile) return
    release(page)
    context.res.headers.delete('Content-Length')
    context.res.headers.set('Content-Encoding', encoding)
  }
}

/** HTML, or the data of React Router's loaders. */
function isPage(type: string | null): boolean {
  return /^text\/(?:html|x-script)\b/.test(type ?? '')
}
