import { attemptTimeout } from '#features/webhooks/actions/deliver-webhook.ts'
import { maxDeliveryAttempts } from '#features/webhooks/rules/delivery-attempts.ts'
import { sendTimeout } from '#platform/mail.ts'
import type { JobOptions } from '#platform/queue.ts'
import type { Jobs } from '#shop'

const hour = 60 * 60

/** Seconds: two mails at most, and time to render them. */
const expiresAfter = (2 * sendTimeout) / 1000 + 60

/**
 * Concurrency of mails. Order confirmations come in bursts and are recorded one by one, so they are fetched in batches; a batch
 * ends with its slowest mail, hence two batches. Other mails are fetched singly: a process killed during a batch would send all
 * of it again.
 */
const orderMailWorkers = { batch: 3, workers: 2, expiresAfter }
const singleMailWorkers = { workers: 3, expiresAfter }

/**
 * Attempts are counted by their delivery, which ends the job after the last one; those that a killed process never counted come on top.
 */
const webhooks = {
  ...{ times: maxDeliveryAttempts + 9, firstAfter: 10, atMostAfter: 6 * hour },
  ...{ workers: 5, expiresAfter: attemptTimeout / 1000 + 60 },
}

/**
 * Options of every kind of job. An order's mail, a question or a message must arrive: its retries outlast a weekend's outage of the mail
 * server. Visitors repeat the request for a newsletter or confirmation link after some hours, and for a sign-in link after minutes. The others
 * are scheduled again.
 */
export const jobs: Record<keyof Jobs, JobOptions> = {
  'send-order-mails': { times: 56, firstAfter: 30, atMostAfter: hour, ...orderMailWorkers },
  'send-order-news': { times: 56, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'send-order-link': { times: 6, firstAfter: 5, atMostAfter: 5 * 60, ...singleMailWorkers },
  'send-stock-mails': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'send-newsletter-mail': { times: 12, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'send-question-mail': { times: 56, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'send-contact-mail': { times: 56, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'send-opinion-mail': { times: 56, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'send-sign-in-link': { times: 6, firstAfter: 5, atMostAfter: 5 * 60, ...singleMailWorkers },
  'send-new-device-mail': { times: 12, firstAfter: 5, atMostAfter: hour, ...singleMailWorkers },
  'send-confirmation-link': { times: 12, firstAfter: 5, atMostAfter: hour, ...singleMailWorkers },
  'send-email-change-link': { times: 12, firstAfter: 5, atMostAfter: hour, ...singleMailWorkers },
  'send-email-changed-notice': { times: 56, firstAfter: 5, atMostAfter: hour, ...singleMailWorkers },
  'send-webhook': webhooks,
  'send-webhook-mail': { times: 56, firstAfter: 30, atMostAfter: hour, ...singleMailWorkers },
  'fetch-pictures': { times: 2, firstAfter: 10, atMostAfter: 60 },
  'import-feeds': { times: 0, firstAfter: 60, atMostAfter: 60, expiresAfter: 6 * hour },
  'refresh-feeds': { times: 0, firstAfter: 60, atMostAfter: 60, expiresAfter: hour },
  'refresh-products': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'choose-menu-products': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'cancel-unpaid-orders': { times: 5, firstAfter: 60, atMostAfter: hour },
  'check-payments': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'give-back-held-stock': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'clear-old-baskets': { times: 5, firstAfter: 60, atMostAfter: hour },
  'remove-old-visits': { times: 5, firstAfter: 60, atMostAfter: hour },
}
