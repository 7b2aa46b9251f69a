import type { Context, MiddlewareHandler } from 'hono'

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/** Answers 421 to requests for another host than the shop's own. Without a public address every loopback name will do. */
export function ownHostOnly(publicUrl: string | null, words: (host: string) => string): MiddlewareHandler {
  const find = ownHost(publicUrl)
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
export function ownHost(publicUrl: string | null): (host: string) => string | null {
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
export function addressForBrowsers(publicUrl: string | null, context: Context): string {
  if (publicUrl !== null) return publicUrl
  const asked = context.req.header('Host') ?? new URL(context.req.url).host
  return `http://${ownHost(null)(asked) ?? asked}`
}
