import type { Context, MiddlewareHandler } from 'hono'

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/** Answers 421 to requests for a host other than the shop's own. Without a public address every loopback name is accepted. */
export function requireOwnHost(publicUrl: string | null, text: (host: string) => string): MiddlewareHandler {
  const find = createHostMatcher(publicUrl)
  return async (context, next) => {
    const host = context.req.header('Host') ?? ''
    if (find(host) === null) return context.text(text(host.slice(0, 100)), 421)
    await next()
  }
}

/**
 * Returns a function that normalises a Host header to the shop's host, 'sklep.example', or null for another host. Case is
 * ignored, the scheme's default port is optional (RFC 9110, 4.2.3), and a trailing dot makes no difference. The page cache uses
 * the result as a key.
 */
export function createHostMatcher(publicUrl: string | null): (host: string) => string | null {
  const own = publicUrl === null ? null : new URL(publicUrl)
  const impliedPort = own?.protocol === 'https:' ? ':443' : ':80'
  const isOwn = (host: string) => (own ? host === own.host : loopback.test(host))
  return (header) => {
    if (isOwn(header)) return header
    const [, name = '', port = ''] = /^(.*?)\.?(:\d+)?$/.exec(header.toLowerCase()) ?? []
    const host = port === impliedPort ? name : name + port
    return isOwn(host) ? host : null
  }
}

/**
 * Returns 'https://sklep.example': where browsers find this shop. Without a public address it is the requested loopback name,
 * from the Host header, which has been checked, and not from the request line, which a client may choose freely.
 */
export function publicOrigin(publicUrl: string | null, context: Context): string {
  if (publicUrl !== null) return publicUrl
  const host = context.req.header('Host') ?? new URL(context.req.url).host
  return `http://${createHostMatcher(null)(host) ?? host}`
}

const maxUrlLength = 8_000

interface UrlTexts {
  tooLong: () => string
  unreadable: () => string
}

/**
 * Rejects unusable addresses: 414 above 8,000 characters, 400 when the path is not UTF-8 or anything contains NUL, which no
 * database column accepts. Other oddities in a query are ignored.
 */
export function rejectUnreadableUrls(texts: UrlTexts): MiddlewareHandler {
  return async (context, next) => {
    const { url } = context.req
    if (url.length > maxUrlLength) return context.text(texts.tooLong(), 414)
    if (url.includes('%') && !isReadable(url)) return context.text(texts.unreadable(), 400)
    await next()
  }
}

function isReadable(url: string): boolean {
  if (url.includes('%00')) return false
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
