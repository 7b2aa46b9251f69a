import type { Context } from 'hono'
import { takePendingMessages } from '#features/basket/actions/pending-messages.ts'
import { mayWriteByGet } from '#platform/http/fetch-metadata.ts'
import { translate } from '#shared/text.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

/** GET /return.php: pending messages for the visitor, cleared by reading. A cross-site request reads nothing. */
export async function pendingMessages(context: Context<RequestEnvironment>): Promise<Response> {
  if (context.req.method === 'HEAD') return context.body(null, 405, { Allow: 'GET' })
  if (!mayWriteByGet(context.req.raw, context.var.publicShop.publicUrl)) return context.json({ messages: [] })
  const shop = await context.var.openShop()
  const messages = await takePendingMessages(shop)
  return context.json({
    messages: messages.map(({ type, code, message }) => ({
      type,
      code,
      text: translate(message.text, message.values, shop.textOverrides),
    })),
  })
}
