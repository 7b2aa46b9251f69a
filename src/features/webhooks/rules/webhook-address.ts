import { done, type Result, refused } from '#shared/result.ts'

export type AddressProblem = 'not-an-address' | 'not-https' | 'has-password' | 'too-long'

const maxLength = 2_000 // characters

/** Returns the address of an endpoint as it is stored. */
export function checkWebhookAddress(
  typed: string,
  { loopbackAllowed }: { loopbackAllowed: boolean },
): Result<string, AddressProblem> {
  const url = URL.parse(typed.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return refused('not-an-address')
  if (url.protocol === 'http:' && !(loopbackAllowed && isLoopback(url))) return refused('not-https')
  if (url.username || url.password) return refused('has-password')
  url.hash = ''
  return url.href.length > maxLength ? refused('too-long') : done(url.href)
}

/** Whether an address names this machine, by the names that never leave it. */
export function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
