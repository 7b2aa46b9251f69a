import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { OrderNews } from '../rules/news.ts'

/** Whether the buyer has got a mail with this news of the order. */
export async function wasNewsSent(shop: PublicShop, orderId: number, news: OrderNews): Promise<boolean> {
  const row = await shop.database
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'news-sent')
    .where(sql`detail ->> 'news'`, '=', news)
    .executeTakeFirst()
  return row !== undefined
}
