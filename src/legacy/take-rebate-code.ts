import type { Context } from 'hono'
import { announce } from '#features/basket/actions/announce.ts'
import { setRebateCode } from '#features/basket/actions/set-rebate-code.ts'
import { messageAboutCode } from '#features/basket/rules/code-messages.ts'
import { urls } from '#shared/urls.ts'
import type { ShopEnvironment } from '../open-shop.ts'

/**
 * /settings.php?from=client_rebate and ?from=basket (rebates_codes or rebate_codes): the basket gets that code; its page says what became
 * of it. A link on another site (`changes`) gives none.
 */
export async function takeRebateCode(
  context: Context<ShopEnvironment>,
  fields: ReadonlyMap<string, string>,
  changes: boolean,
): Promise<Response> {
  if (!changes) return context.redirect(urls.basket(), 303)
  const shop = await context.var.openShop()
  const typed = fields.get('rebates_codes') ?? fields.get('rebate_codes') ?? ''
  await announce(shop, [messageAboutCode(await setRebateCode(shop, typed), typed, shop.words)])
  return context.redirect(urls.basket(), 303)
}
