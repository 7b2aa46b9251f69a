import type { MiddlewareHandler } from 'hono'

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/** Answers 421 to requests for another host than the shop's own. Without a public address every loopback name will do. */
export function ownHostOnly(publicUrl: string | null): MiddlewareHandler {
  const host = publicUrl && new URL(publicUrl).host
  return async (context, next) => {
    const asked = context.req.header('Host') ?? ''
    if (host ? asked !== host : !loopback.test(asked))
      return context.text(`This shop is not at ${asked.slice(0, 100)}.`, 421)
    await next()
  }
}
