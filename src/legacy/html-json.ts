import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/**
 * JSON as text/html, which clients of /ajax/projector.php rely on (wire contract §1). Nothing in it can become markup, and a browser
 * that opens it runs nothing.
 */
export function htmlJson(context: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  const escapes: Record<string, string> = { '<': '\\u003C', '>': '\\u003E', '&': '\\u0026' }
  const text = JSON.stringify(body).replace(/[<>&]/g, (character) => escapes[character] ?? character)
  return context.body(text, status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
}
