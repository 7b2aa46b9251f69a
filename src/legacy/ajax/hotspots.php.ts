import type { Context } from 'hono'
import { translate } from '#shared/text.ts'
import type { RequestEnvironment } from '../../server/request-context.ts'
import { hotspotsAnswer, isHotspotsRequest, readHotspotsRequest } from '../hotspots.tsx'
import { legacyTexts } from '../texts.ts'

/** GET /ajax/hotspots.php: recommendation rows as HTML (A7.8), the same for all visitors. */
export async function hotspotsAjax(context: Context<RequestEnvironment>): Promise<Response> {
  const { publicShop } = context.var
  const query = new URL(context.req.url).searchParams
  if (isHotspotsRequest(query)) return context.json(await hotspotsAnswer(publicShop, readHotspotsRequest(query)))
  const message = translate(legacyTexts.unknownAction, {}, publicShop.textOverrides)
  return context.json({ error: { code: 'unknown_action', message } }, 404)
}
