import { createHmac, randomBytes } from 'node:crypto'

const secretBytes = 32
const prefix = 'whsec_'

/** Returns a new secret, as bytes. */
export function makeWebhookSecret(): Uint8Array {
  return randomBytes(secretBytes)
}

/** The text of a secret that is given to the receiver: 'whsec_' and base64. */
export function webhookSecretText(secret: Uint8Array): string {
  return prefix + Buffer.from(secret).toString('base64')
}

export interface SignedWebhook {
  /** The same for each attempt, so that the receiver detects repetitions. */
  id: string
  /** Of the attempt: receivers refuse old ones. */
  at: Date
  body: string
}

/**
 * Returns the headers of a message by Standard Webhooks 1.0 (github.com/standard-webhooks/standard-webhooks): an HMAC-SHA-256 of id,
 * seconds and body for each secret that is valid now.
 */
export function webhookHeaders({ id, at, body }: SignedWebhook, secrets: Uint8Array[]): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: Uint8Array) =>
    `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': secrets.map(sign).join(' ') }
}
