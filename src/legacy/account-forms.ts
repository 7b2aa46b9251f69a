import type { Hono } from 'hono'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

/** Forms of this family about accounts and orders, and our pages that read the same fields. */
const pages: Record<string, string> = {
  /** operation=login, login, password; then a code, if the account asks for one. */
  '/signin.php': urls.signIn(),
  /** client_firstname and so on, see `readRegistrationForm`. */
  '/client-new.php': urls.register(),
  /** email */
  '/password-recover.php': urls.askForPassword(),
  /** order_id, email */
  '/order-open.php': serverUrls.findOrder(),
}

/** Redirects each form to our own page (307 preserves method and fields), which has the action, its limits and its messages. */
export function redirectAccountForms(app: Hono<RequestEnvironment>): void {
  for (const [path, page] of Object.entries(pages)) app.post(path, (context) => context.redirect(page, 307))
}
