import type { Context, MiddlewareHandler } from 'hono'

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/** Answers 421 to requests for another host than the shop's own. Without a public address every loopback name will do. */
export function ownHostOnly(publicUrl: string | null, words: (host: string) => string): MiddlewareHandler {
  const isOwnHost = ownHost(publicUrl)
  return async (context, next) => {
    const asked = context.req.header('Host') ?? ''
    if (!isOwnHost(asked)) return context.text(words(asked.slice(0, 100)), 421)
    await next()
  }
}

/** Tells whether a Host header means this shop. */
export function ownHost(publicUrl: string | null): (host: string) => boolean {
  const own = publicUrl && new URL(publicUrl).host
  return (host) => (own ? host === own : loopback.test(host))
}

/**
 * 'https://sklep.example': where browsers find this shop. Without a public address it is the loopback name that was asked;
 * taken from the Host header, which has been checked, and not from the request line, where a client may write any address.
 */
export function addressForBrowsers(publicUrl: string | null, context: Context): string {
  return publicUrl ?? `http://${context.req.header('Host') ?? new URL(context.req.url).host}`
}
