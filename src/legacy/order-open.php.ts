import type { Context } from 'hono'
import { urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

/** POST /order-open.php (order_id, email): redirects the form to our own page (307 preserves method and fields). */
export function openOrderByForm(context: Context<RequestEnvironment>): Response {
  return context.redirect(urls.findOrder(), 307)
}
