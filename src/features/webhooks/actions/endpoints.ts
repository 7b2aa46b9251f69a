import { isIP } from 'node:net'
import { isPrivateAddress } from '#platform/download/private-address.ts'
import { makeWebhookSecret, webhookSecretText } from '#platform/webhooks/sign-webhook.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { type AddressProblem, checkWebhookAddress, isLoopback } from '../rules/webhook-address.ts'
import { deleteEndpoint, expireSecrets, insertEndpoint, insertSecret, lockEndpoint } from '../writes.ts'

/** A secret in words, 'whsec_…': it is shown once and stored encrypted. */
export interface EndpointSecret {
  id: number
  secret: string
}

/** Adds an endpoint, to which every later change of an order is sent. */
export async function addWebhookEndpoint(
  shop: PublicShop,
  typed: string,
  options: { loopbackAllowed: boolean },
): Promise<Result<EndpointSecret, AddressProblem | 'private-address'>> {
  const checked = checkWebhookAddress(typed, options)
  if (!checked.ok) return checked
  const url = new URL(checked.value)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOpen = options.loopbackAllowed && isLoopback(url)
  if (!isOpen && (host === 'localhost' || (isIP(host) && isPrivateAddress(host)))) return refused('private-address')
  return transaction(shop, async (shop) => {
    const id = await insertEndpoint(shop, url.href)
    return done({ id, secret: await storeSecret(shop, id) })
  })
}

/** Returns whether there was such an endpoint; its waiting deliveries are never sent. */
export function removeWebhookEndpoint(shop: PublicShop, id: number): Promise<boolean> {
  return deleteEndpoint(shop, id)
}

/** How long messages are signed with the former secret too, in milliseconds: time to change it at the receiver. */
const overlap = 24 * 60 * 60 * 1000

/** Gives an endpoint a new secret; the former one is valid for another day, one before that no longer. */
export function rotateWebhookSecret(shop: PublicShop, id: number): Promise<Result<EndpointSecret, 'unknown'>> {
  return transaction<PublicShop, Result<EndpointSecret, 'unknown'>>(shop, async (shop) => {
    if (!(await lockEndpoint(shop, id))) return refused('unknown')
    await expireSecrets(shop, id, new Date(shop.now.getTime() + overlap))
    return done({ id, secret: await storeSecret(shop, id) })
  })
}

async function storeSecret(shop: PublicShop, endpointId: number): Promise<string> {
  const secret = makeWebhookSecret()
  await insertSecret(shop, endpointId, shop.webhookSecrets.seal(secret, String(endpointId)))
  return webhookSecretText(secret)
}
