/** What a message is about: `order.placed` and so on (Standard Webhooks: words between full stops). */
export type WebhookType = `order.${string}`

/** A change that the merchant's systems receive; no personal data, so that it may be logged there. */
export interface WebhookEvent {
  type: WebhookType
  at: Date
  data: Record<string, string | number | null>
}

/** Returns the body of a message: type, timestamp and data, as Standard Webhooks recommends. */
export function webhookBody({ type, at, data }: WebhookEvent): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}
