import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'

/** location: where the shop leads to; problem: at the field of the proof; message: for the whole form. */
export interface PasskeyAnswer {
  location?: string
  problem?: Message
  message?: Message
}

interface Begun<Options> extends PasskeyAnswer {
  options?: Options
  token?: string
}

/**
 * Asks the visitor's authenticators for a passkey of this shop; with `autofill` they offer it in the field of the login. Returns null when
 * the visitor chooses none.
 */
export async function signInWithPasskey(returnTo: string, autofill: boolean): Promise<PasskeyAnswer | null> {
  const { options, token } = (await (
    await fetch(urls.passkey())
  ).json()) as Begun<PublicKeyCredentialRequestOptionsJSON>
  if (!options) return null
  const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: autofill }).catch(() => null)
  return response && post(urls.passkey(), { token, response, returnTo })
}

/** Makes a passkey for the signed-in client. Returns null when the client makes none. */
export async function addPasskey(form: HTMLFormElement): Promise<PasskeyAnswer | null> {
  const fields = Object.fromEntries(new FormData(form))
  const begun: Begun<PublicKeyCredentialCreationOptionsJSON> = await post(urls.newPasskey(), {
    ...fields,
    step: 'begin',
  })
  const { options, token } = begun
  if (!options) return begun
  const response = await startRegistration({ optionsJSON: options }).catch(() => null)
  return response && post(urls.newPasskey(), { ...fields, step: 'add', token, response })
}

/** Ends the wait for a passkey in the field of the login. */
export function stopAskingForPasskey(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function post<Answer extends PasskeyAnswer>(address: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
