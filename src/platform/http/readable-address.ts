import type { MiddlewareHandler } from 'hono'

const longest = 8_000

interface Words {
  tooLong: () => string
  unreadable: () => string
}

/**
 * Refuses addresses that nobody needs to look at further: 414 above 8,000 characters, 400 when the path is no UTF-8 or
 * anything in it is the character NUL, which no database column takes. What is odd in a query otherwise means just nothing.
 */
export function readableAddressOnly(words: Words): MiddlewareHandler {
  return async (context, next) => {
    const { url } = context.req
    if (url.length > longest) return context.text(words.tooLong(), 414)
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
