import type { PublicShop } from '#shop'
import { demoBankSetting } from '../settings.ts'

/** Whether a gateway takes payments: the merchant's own, or in a demo that of the demo's data. */
export function takesOnlinePayments({ partners: { gateway }, settings }: PublicShop): boolean {
  return gateway !== null && (!gateway.isDemo || settings.get(demoBankSetting) === 'yes')
}

/** Whether buyers read the shop over a safe connection, or on their own machine. */
export function isReadSafely(publicUrl: string): boolean {
  return /^https:|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(publicUrl)
}
