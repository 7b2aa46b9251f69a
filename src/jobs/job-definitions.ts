import { sendTimeout } from '#platform/mail.ts'
import type { JobOptions } from '#platform/queue.ts'
import type { Jobs } from '#shop'

const hour = 60 * 60

/** Two mails at most, and room to write them. */
const expiresAfter = (2 * sendTimeout) / 1000 + 60

/**
 * Mails go at the same time. Confirmations of orders come in crowds and are recorded one by one, so they are fetched in batches; a batch
 * ends with its slowest mail, which is why there are two. Others are fetched singly: killed in the middle of a batch, all of it would go again.
 */
const orderMailWorkers = { batch: 3, workers: 2, expiresAfter }
const singleMailWorkers = { workers: 3, expiresAfter }

/**
 * Every kind of work that the queue knows, and how patient it is. An order's mail, or a question, must arrive: it outlasts a weekend's
 * trouble with the mail server. Who waits for the newsletter's link will ask again after some hours, and for a link to sign in after minutes. The others come again by the clock.
 */
export const jobs: Record<keyof Jobs, JobOptions> = {
  'send-order-mails': { times: 56, firstAfter: 30, atMostAfter: hour, ...orderMailWorkers },
  'send-order-news': { times: 56, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'send-stock-mails': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'send-newsletter-mail': { times: 12, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'send-question-mail': { times: 56, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'send-sign-in-link': { times: 6, firstAfter: 5, atMostAfter: 5 * 60, ...singleMailWorkers },
  'fetch-pictures': { times: 2, firstAfter: 10, atMostAfter: 60 },
  'import-feeds': { times: 0, firstAfter: 60, atMostAfter: 60, expiresAfter: 6 * hour },
  'refresh-feeds': { times: 0, firstAfter: 60, atMostAfter: 60, expiresAfter: hour },
  'refresh-products': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'give-back-held-stock': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'clear-old-baskets': { times: 5, firstAfter: 60, atMostAfter: hour },
  'remove-old-visits': { times: 5, firstAfter: 60, atMostAfter: hour },
}
