import type { PublicShop } from '#shop'
import type { OrderNews } from '../rules/news.ts'
import { newsMailsSetting } from '../settings.ts'

/** Has a mail sent about what has become of an order, in the caller's transaction; nothing where the merchant has switched it off. */
export async function tellBuyer(shop: PublicShop, orderId: number, news: OrderNews): Promise<void> {
  if (!shop.settings.get(newsMailsSetting).includes(news)) return
  await shop.enqueue(shop.database, 'send-order-news', { orderId, news })
}
