import type { Context } from 'hono'
import type { RequestEnvironment } from '../../server/request-context.ts'
import { wireBasketAnswer } from '../basket-answer.ts'

/** GET /ajax/basket.php?getAjax=true (A7.11) */
export async function basketAjax(context: Context<RequestEnvironment>): Promise<Response> {
  const shop = await context.var.openShop()
  return context.json({ basket: await wireBasketAnswer(shop) })
}
