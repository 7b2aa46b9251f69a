import type { Jobs } from '#shop'
import type { AppContext } from '../server/app-context.ts'
import {
  cancelStaleOrders,
  checkPayments,
  cleanUpBaskets,
  cleanUpOldData,
  releaseExpiredReservations,
} from './clean-up.ts'
import { startPhraseCounting } from './count-phrases.ts'
import { fetchPictures, importDueFeeds } from './import.ts'
import type { JobContext } from './job-context.ts'
import { refreshMenuProducts, refreshOnNotification, refreshOnSchedule, refreshProductFeeds } from './refresh.ts'
import {
  sendConfirmationLink,
  sendContactMail,
  sendEmailChangedNotice,
  sendEmailChangeLink,
  sendNewDeviceMail,
  sendNewsletterMail,
  sendOpinionMail,
  sendQuestionMail,
  sendSignInLink,
  sendStockMails,
} from './send-customer-mails.ts'
import { sendOrderLink, sendOrderMails, sendOrderStatusMail } from './send-order-mails.ts'
import { sendWebhook, sendWebhookMail } from './send-webhooks.ts'

type JobHandler<Name extends keyof Jobs> = (context: JobContext, data: Jobs[Name]) => Promise<void>

/** Performs queued jobs and schedules the recurring ones; returns the function that stops work outside the queue. */
export async function startJobs(appContext: AppContext, publicUrl: string): Promise<() => Promise<void>> {
  const shop = () => appContext.publicShop(publicUrl)
  const work = <Name extends keyof Jobs>(name: Name, perform: JobHandler<Name>) =>
    appContext.queue.work(name, (data, signal) => perform({ appContext, shop, signal }, data))
  await work('send-order-mails', sendOrderMails)
  await work('send-order-news', sendOrderStatusMail)
  await work('send-order-link', sendOrderLink)
  await work('send-stock-mails', sendStockMails)
  await work('send-newsletter-mail', sendNewsletterMail)
  await work('send-question-mail', sendQuestionMail)
  await work('send-contact-mail', sendContactMail)
  await work('send-opinion-mail', sendOpinionMail)
  await work('send-sign-in-link', sendSignInLink)
  await work('send-new-device-mail', sendNewDeviceMail)
  await work('send-confirmation-link', sendConfirmationLink)
  await work('send-email-change-link', sendEmailChangeLink)
  await work('send-email-changed-notice', sendEmailChangedNotice)
  await work('send-webhook', sendWebhook)
  await work('send-webhook-mail', sendWebhookMail)
  await work('fetch-pictures', fetchPictures)
  await work('import-feeds', importDueFeeds)
  await work('refresh-feeds', refreshProductFeeds)
  await work('refresh-products', refreshOnSchedule)
  await work('choose-menu-products', refreshMenuProducts)
  await work('give-back-held-stock', releaseExpiredReservations)
  await work('cancel-unpaid-orders', cancelStaleOrders)
  await work('check-payments', checkPayments)
  await work('remove-old-visits', cleanUpOldData)
  await work('clear-old-baskets', cleanUpBaskets)
  await appContext.queue.schedule('send-stock-mails', '* * * * *')
  await appContext.queue.schedule('fetch-pictures', '* * * * *')
  await appContext.queue.schedule('import-feeds', '*/5 * * * *')
  await appContext.queue.schedule('refresh-feeds', '* * * * *')
  await appContext.queue.schedule('refresh-products', '* * * * *')
  await appContext.queue.schedule('choose-menu-products', '*/10 * * * *')
  await appContext.queue.schedule('give-back-held-stock', '* * * * *')
  await appContext.queue.schedule('check-payments', '* * * * *')
  await appContext.queue.schedule('cancel-unpaid-orders', '15 * * * *')
  await appContext.queue.schedule('remove-old-visits', '20 3 * * *')
  await appContext.queue.schedule('clear-old-baskets', '50 3 * * *')
  const stopRefreshing = await refreshOnNotification({ appContext, shop })
  const stopCounting = startPhraseCounting({ appContext, shop })
  return async () => {
    await Promise.all([stopRefreshing(), stopCounting()])
  }
}
