import type { Context } from 'hono'
import { announce } from '#features/basket/actions/announce.ts'
import { setRebateCode } from '#features/basket/actions/set-rebate-code.ts'
import { messageAboutCode } from '#features/basket/rules/code-messages.ts'
import { urls } from '#shared/urls.ts'
import type { ShopEnvironment } from '../open-shop.ts'

/** POST /settings.php?from=client_rebate (rebates_codes): the basket gets that code; its page says what became of it. */
export async function takeRebateCode(
  context: Context<ShopEnvironment>,
  fields: ReadonlyMap<string, string>,
): Promise<Response> {
  const shop = await context.var.openShop()
  await announce(shop, [messageAboutCode(await setRebateCode(shop, fields.get('rebates_codes') ?? ''), shop.words)])
  return context.redirect(urls.basket(), 303)
}
