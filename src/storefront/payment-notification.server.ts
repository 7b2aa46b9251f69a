import { type NotificationResult, receiveNotification } from '#features/payments/actions/receive-notification.ts'
import type { PublicShop } from '#shop'

/** What the gateway reads: with 200 it is done, with anything else it sends again, for some hours. */
const statuses: Record<NotificationResult, number> = {
  accepted: 200,
  forged: 400,
  unknown: 404,
  refused: 409,
  later: 503,
}

/** POST /platnosc/przelewy24: what the payment gateway sends, as JSON with its signature. It is no route, which browsers would load with every page. */
export async function answerGateway(shop: PublicShop, request: Request): Promise<Response> {
  const result = await receiveNotification(shop, await request.text())
  return new Response(result, { status: statuses[result], headers: { 'Cache-Control': 'no-store' } })
}
