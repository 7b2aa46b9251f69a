import type { Jobs } from '#shop'
import type { House } from '../open-house.ts'
import { clearOldBasketsNightly } from './clear-old-baskets.ts'
import { countPhrasesEachMinute } from './count-phrases.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { giveBackHeldStock } from './give-back-held-stock.ts'
import { importFeeds } from './import-feeds.ts'
import type { JobPlace } from './job-place.ts'
import { refreshProductFeeds } from './refresh-feeds.ts'
import { refreshByTheClock, refreshWhenTold } from './refresh-products.ts'
import { removeOldVisitsNightly } from './remove-old-visits.ts'
import { sendNewsletterMail } from './send-newsletter-mail.ts'
import { sendOrderMails } from './send-order-mails.ts'
import { sendOrderNews } from './send-order-news.ts'
import { sendQuestionMail } from './send-question-mail.ts'
import { sendSignInLink } from './send-sign-in-link.ts'
import { sendStockMails } from './send-stock-mails.ts'

type Work<Name extends keyof Jobs> = (place: JobPlace, data: Jobs[Name]) => Promise<void>

/** Does what is queued, and queues what the clock says; returns what ends the work that is not queued. */
export async function startJobs(house: House, publicUrl: string): Promise<() => Promise<void>> {
  const shop = () => house.publicShop(publicUrl)
  const work = <Name extends keyof Jobs>(name: Name, perform: Work<Name>) =>
    house.queue.work(name, (data, signal) => perform({ house, shop, signal }, data))
  await work('send-order-mails', sendOrderMails)
  await work('send-order-news', sendOrderNews)
  await work('send-stock-mails', sendStockMails)
  await work('send-newsletter-mail', sendNewsletterMail)
  await work('send-question-mail', sendQuestionMail)
  await work('send-sign-in-link', sendSignInLink)
  await work('fetch-pictures', fetchPictures)
  await work('import-feeds', importFeeds)
  await work('refresh-feeds', refreshProductFeeds)
  await work('refresh-products', refreshByTheClock)
  await work('give-back-held-stock', giveBackHeldStock)
  await work('remove-old-visits', removeOldVisitsNightly)
  await work('clear-old-baskets', clearOldBasketsNightly)
  await house.queue.schedule('send-stock-mails', '* * * * *')
  await house.queue.schedule('fetch-pictures', '* * * * *')
  await house.queue.schedule('import-feeds', '*/5 * * * *')
  await house.queue.schedule('refresh-feeds', '* * * * *')
  await house.queue.schedule('refresh-products', '* * * * *')
  await house.queue.schedule('give-back-held-stock', '* * * * *')
  await house.queue.schedule('remove-old-visits', '20 3 * * *')
  await house.queue.schedule('clear-old-baskets', '50 3 * * *')
  const stopRefreshing = await refreshWhenTold({ house, shop })
  const stopCounting = countPhrasesEachMinute({ house, shop })
  return async () => {
    await Promise.all([stopRefreshing(), stopCounting()])
  }
}
