import type { Context } from 'hono'
import { urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

/**
 * POST /signin.php (operation=login, login, password): redirects the form to our own page (307 preserves method and fields),
 * which does the sign-in, rate limit and messages.
 */
export function signInByForm(context: Context<RequestEnvironment>): Response {
  return context.redirect(urls.signIn(), 307)
}
