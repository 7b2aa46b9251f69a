import type { Context, MiddlewareHandler } from 'hono'

export interface BodyLimits {
  bytes: number
  fields: number
}

/**
 * The shop's largest form is a basket of 500 lines: eight fields a line, 4,006 in all, and 650 kB with the longest comments.
 * 5,000 fields are parsed in 5 ms; 500,000, which fit into 1 MB as well, would block everyone else for seconds.
 */
export const defaultBodyLimits: BodyLimits = { bytes: 1024 * 1024, fields: 5_000 }

interface BodyLimitTexts {
  tooLarge: () => string
  tooManyFields: () => string
}

/**
 * Reads the body of every request before anything else does, so that no response leaves unread bytes on a connection that is
 * reused. Answers 413 to more bytes, or more fields, than `limits`; after too many bytes the connection closes.
 */
export function limitBody(limits: BodyLimits, texts: BodyLimitTexts): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req
    if (raw.method === 'GET' || raw.method === 'HEAD') return next() // the Node server drops these bodies
    const isLarger = isDeclaredLarger(raw.headers.get('Content-Length'), limits.bytes)
    const body = isLarger ? 'too large' : await readBody(raw, limits.bytes)
    if (body === 'too large') return context.text(texts.tooLarge(), 413, { Connection: 'close' })
    if (body === 'broken off') return context.body(null, 400) // for the log: the client is gone
    if (countFields(body) > limits.fields) return context.text(texts.tooManyFields(), 413)
    replaceBody(context, body)
    return next()
  }
}

/** By Content-Length, if present: known before the body arrives. */
export function isDeclaredLarger(length: string | null | undefined, bytes: number): boolean {
  return Number(length ?? 0) > bytes
}

async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'broken off'> {
  try {
    if (request.headers.has('Content-Length')) return new Uint8Array(await request.arrayBuffer()) // cannot be longer than declared
    return (await readStream(request.body, most)) ?? 'too large'
  } catch {
    return 'broken off'
  }
}

/** Returns null when there are more than `most` bytes; the rest stays unread. */
async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream?.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return new Uint8Array(Buffer.concat(pieces))
    length += value.length
    if (length > most) return null
    pieces.push(value)
  }
}

/**
 * Returns an upper bound of the fields that any parser can find, whatever the content type: each urlencoded field but the first
 * follows an '&', each part of a multipart form begins with a line that starts with '--'.
 */
export function countFields(body: Uint8Array): number {
  return Math.max(count(body, '&'), count(body, '\r\n--')) + 1
}

function count(body: Uint8Array, mark: string): number {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let found = 0
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) found += 1
  return found
}

/** Makes the body readable again, as often as Fetch allows. A TRACE Request cannot be constructed, and has no body. */
function replaceBody({ req }: Context, body: Uint8Array<ArrayBuffer>): void {
  const { url, method, headers, signal } = req.raw
  if (method === 'TRACE') return
  req.raw = new Request(url, { method, headers, signal, body })
}
