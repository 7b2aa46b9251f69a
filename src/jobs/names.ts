import type { Jobs } from '#shop'

/** Every kind of work that the queue knows. */
export const jobNames = ['send-order-mails', 'fetch-pictures', 'remove-old-visits'] as const satisfies (keyof Jobs)[]
