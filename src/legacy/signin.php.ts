import type { Context } from 'hono'
import { urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

/**
 * POST /signin.php (operation=login, login, password): the same form is sent on to our own page (307 keeps method and
 * fields), so that signing in, counting of tries and words for people stand in one place.
 */
export function signInByForm(context: Context<RequestEnvironment>): Response {
  return context.redirect(urls.signIn(), 307)
}
