import type { Accounts } from '../src/platform/accounts/accounts.ts'
import { codeOfStep, stepAt } from '../src/platform/accounts/second-factor/totp.ts'
import type { PlainBrowser } from './plain-browser.ts'

/** Turns the second factor of the account on that a browser is signed in to; returns its secret. */
export async function turnOnSecondFactor(accounts: Accounts, browser: PlainBrowser): Promise<Uint8Array> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = { headers: new Headers({ cookie }), address: '203.0.113.1', now: new Date(), sessionDays: 90 }
  const protection = await accounts.forRequest(request).protection()
  await protection?.begin('')
  const secret = (await protection?.secretToConfirm()) ?? new Uint8Array()
  await protection?.turnOn(codeOfStep(secret, stepAt(request.now)))
  return secret
}
