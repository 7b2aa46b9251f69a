import type { PublicShop } from '#shop'
import type { OrderNews } from '../rules/news.ts'
import { insertEvent } from '../writes/change-order.ts'

/** Remembers that a mail with this news has gone, so that a repeated job does not send it again. */
export async function recordNewsSent(shop: PublicShop, orderId: number, news: OrderNews): Promise<void> {
  await insertEvent(shop, orderId, 'news-sent', { news })
}
