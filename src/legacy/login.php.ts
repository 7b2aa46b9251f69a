import type { Context, Next } from 'hono'
import { signOut } from '#features/customers/actions/sign-out.ts'
import { urls } from '#shared/urls.ts'
import type { ShopEnvironment } from '../open-shop.ts'
import { mustConfirm } from './must-confirm.ts'

/** GET /login.php?operation=logout signs out and says so; a link from elsewhere only leads to the page that asks. */
export async function signOutByLink(context: Context<ShopEnvironment>, next: Next): Promise<Response | undefined> {
  if (context.req.query('operation') !== 'logout') {
    await next()
    return
  }
  if (context.req.method === 'GET' && !mustConfirm(context.req.raw)) await signOut(await context.var.openShop())
  return context.redirect(urls.signOut(), 303)
}
