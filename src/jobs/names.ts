import type { Jobs } from '#shop'
import type { Retries } from '../platform/queue.ts'

const hour = 60 * 60

/**
 * Every kind of work that the queue knows, and how patient it is. A mail is owed to the buyer: it outlasts a weekend's
 * trouble with the mail server. Who waits for the newsletter's link will ask again after some hours, and for a link to sign in after minutes. The others come again by the clock.
 */
export const jobs: Record<keyof Jobs, Retries> = {
  'send-order-mails': { times: 56, firstAfter: 30, atMostAfter: hour },
  'send-stock-mails': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'send-newsletter-mail': { times: 12, firstAfter: 30, atMostAfter: hour },
  'send-sign-in-link': { times: 6, firstAfter: 5, atMostAfter: 5 * 60 },
  'fetch-pictures': { times: 2, firstAfter: 10, atMostAfter: 60 },
  'refresh-products': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'give-back-held-stock': { times: 0, firstAfter: 60, atMostAfter: 60 },
  'clear-old-baskets': { times: 5, firstAfter: 60, atMostAfter: hour },
  'remove-old-visits': { times: 5, firstAfter: 60, atMostAfter: hour },
}
