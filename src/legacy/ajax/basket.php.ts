import type { Context } from 'hono'
import type { ShopEnvironment } from '../../open-shop.ts'
import { basketAnswer } from '../basket-answer.ts'

/** GET /ajax/basket.php?getAjax=true (A7.11) */
export async function basketAjax(context: Context<ShopEnvironment>): Promise<Response> {
  const shop = await context.var.openShop()
  return context.json({ basket: await basketAnswer(shop) })
}
