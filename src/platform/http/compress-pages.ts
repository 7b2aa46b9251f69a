import type { MiddlewareHandler } from 'hono'
import { encode, preferredEncoding } from './encodings.ts'

/** What fits into one packet gains nothing. */
const least = 1_400
const quickly = 3

/**
 * Pages that are made for whoever asks, and their data, go out compressed, as kept ones do. That no foreign site can measure by their
 * length what is in them (BREACH) is seen to by cookies that it cannot send along (SameSite) and by pages without secrets that open anything.
 */
export function compressPages(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers, body } = context.res
    if (!body || headers.has('Content-Encoding') || !isPage(headers.get('Content-Type'))) return
    headers.append('Vary', 'Accept-Encoding')
    const encoding = preferredEncoding(context.req.header('Accept-Encoding') ?? null)
    if (encoding === 'identity') return
    const page = new Uint8Array(await context.res.clone().arrayBuffer())
    if (page.byteLength < least) return
    context.res = new Response((await encode(page, encoding, quickly)) as Uint8Array<ArrayBuffer>, context.res)
    context.res.headers.delete('Content-Length')
    context.res.headers.set('Content-Encoding', encoding)
  }
}

/** HTML, or what React Router's loaders answer. */
function isPage(type: string | null): boolean {
  return /^text\/(?:html|x-script)\b/.test(type ?? '')
}
