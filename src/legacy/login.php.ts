import type { Context, Next } from 'hono'
import { signOut } from '#features/customers/actions/sessions.ts'
import { mayWriteByGet } from '#platform/http/fetch-metadata.ts'
import { urls } from '#shared/urls.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

/** GET /login.php?operation=logout signs out and shows a message; a link from another site leads to the confirmation page. */
export async function signOutByLink(context: Context<RequestEnvironment>, next: Next): Promise<Response | undefined> {
  if (context.req.query('operation') !== 'logout') {
    await next()
    return
  }
  const { method, raw } = context.req
  if (method === 'GET' && mayWriteByGet(raw, context.var.publicShop.publicUrl))
    await signOut(await context.var.openShop())
  return context.redirect(urls.signOut(), 303)
}
