import type { Context, MiddlewareHandler } from 'hono'

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/** Answers 421 to requests for another host than the shop's own. Without a public address every loopback name will do. */
export function requireOwnHost(publicUrl: string | null, words: (host: string) => string): MiddlewareHandler {
  const find = createHostMatcher(publicUrl)
  return async (context, next) => {
    const asked = context.req.header('Host') ?? ''
    if (find(asked) === null) return context.text(words(asked.slice(0, 100)), 421)
    await next()
  }
}

/**
 * The shop's host in its one spelling, 'sklep.example', when a Host header means it, else null. Letters are alike in both cases, the port of the scheme goes
 * without saying (RFC 9110, 4.2.3), and a name that ends with a dot is the same name. Pages are kept by what this returns.
 */
export function createHostMatcher(publicUrl: string | null): (host: string) => string | null {
  const own = publicUrl === null ? null : new URL(publicUrl)
  const impliedPort = own?.protocol === 'https:' ? ':443' : ':80'
  const isOwn = (host: string) => (own ? host === own.host : loopback.test(host))
  return (asked) => {
    if (isOwn(asked)) return asked
    const [, name = '', port = ''] = /^(.*?)\.?(:\d+)?$/.exec(asked.toLowerCase()) ?? []
    const host = port === impliedPort ? name : name + port
    return isOwn(host) ? host : null
  }
}

/**
 * 'https://sklep.example': where browsers find this shop. Without a public address it is the loopback name that was asked;
 * taken from the Host header, which has been checked, and not from the request line, where a client may write any address.
 */
export function publicOrigin(publicUrl: string | null, context: Context): string {
  if (publicUrl !== null) return publicUrl
  const asked = context.req.header('Host') ?? new URL(context.req.url).host
  return `http://${createHostMatcher(null)(asked) ?? asked}`
}

const maxUrlLength = 8_000

interface UrlTexts {
  tooLong: () => string
  unreadable: () => string
}

/**
 * Refuses addresses that nobody needs to look at further: 414 above 8,000 characters, 400 when the path is no UTF-8 or
 * anything in it is the character NUL, which no database column takes. What is odd in a query otherwise means just nothing.
 */
export function rejectUnreadableUrls(words: UrlTexts): MiddlewareHandler {
  return async (context, next) => {
    const { url } = context.req
    if (url.length > maxUrlLength) return context.text(words.tooLong(), 414)
    if (url.includes('%') && !isReadable(url)) return context.text(words.unreadable(), 400)
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
