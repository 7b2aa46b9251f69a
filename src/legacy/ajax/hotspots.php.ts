import type { Context } from 'hono'
import { say } from '#shared/text.ts'
import type { ShopEnvironment } from '../../open-shop.ts'
import { hotspotsAnswer } from '../hotspots/answer.tsx'
import { asksForHotspots, readAskedHotspots } from '../hotspots/asked.ts'
import { legacyTexts } from '../texts.ts'

/** GET /ajax/hotspots.php: rows of other products as HTML (A7.8), the same for everybody. */
export async function hotspotsAjax(context: Context<ShopEnvironment>): Promise<Response> {
  const { publicShop } = context.var
  const query = new URL(context.req.url).searchParams
  if (asksForHotspots(query)) return context.json(await hotspotsAnswer(publicShop, readAskedHotspots(query)))
  const message = say(legacyTexts.unknownAction, {}, publicShop.words)
  return context.json({ error: { code: 'unknown_action', message } }, 404)
}
