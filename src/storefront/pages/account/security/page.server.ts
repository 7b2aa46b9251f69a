import { data, redirect } from 'react-router'
import { sellerSettings } from '#features/content/settings.ts'
import { findCustomer } from '#features/customers/queries.ts'
import { providerTexts } from '#features/customers/texts/providers.ts'
import { securityTexts, secondFactorTexts as texts } from '#features/customers/texts/security.ts'
import type { ShownPasskey } from '#features/customers/ui/passkeys/passkey-section.tsx'
import type { NewAuthenticator } from '#features/customers/ui/second-factor.tsx'
import type { DisconnectRefusal } from '#platform/accounts/providers/provider-connections.ts'
import type { AccountProtection } from '#platform/accounts/second-factor/account-protection.ts'
import { authenticatorAddress, toBase32 } from '#platform/accounts/second-factor/totp.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields } from '../../../forms.server.ts'
import { providerProblem } from '../../../provider-options.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import { proofRefusal } from '../proof-refusal.server.ts'
import type { Route } from './+types/page.ts'
import { connectedProviders } from './connected-providers.server.ts'
import { qrCode } from './qr-code.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.security())
  const protection = await requireProtection(shop)
  const codesLeft = await protection.backupCodesLeft()
  const secret = codesLeft === null ? await protection.secretToConfirm() : null
  return {
    ...pageTitles(shop, translate(securityTexts.title, {}, shop.textOverrides)),
    codesLeft,
    neededProof: await protection.neededProof(),
    app: secret && (await describeApp(shop, customerId, secret)),
    turnedOff: codesLeft === null && url.searchParams.has('wylaczono'),
    providers: await connectedProviders(shop),
    providerProblem: providerProblem(shop, url),
    passkeys: await shownPasskeys(shop),
    passkeyDone: doneWithPasskey(url),
    disconnected: url.searchParams.has('odlaczono'),
  }
}

/** What the page shows after a form: codes once, or what was wrong. */
export interface Answer {
  codes?: string[]
  turnedOn?: true
  /** At the field of the form that was sent. */
  problem?: Message
  /** The form that was sent; the second factor's when absent. */
  form?: 'providers' | 'passkeys'
  message?: Message
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = await requireClient(context, urls.security())
  const protection = await requireProtection(shop)
  const { step, password = '', code = '', proof = '', issuer = '', passkey = '' } = await readTextFields(request)
  switch (step) {
    case 'begin': {
      const begun = await protection.begin(password)
      return begun.ok
        ? redirect(urls.security(), 303)
        : proofRefusal(begun.problem, securityTexts.wrongPassword, shop.now)
    }
    case 'turn-on': {
      const codes = await protection.turnOn(code)
      return codes.ok
        ? data<Answer>({ codes: codes.value, turnedOn: true })
        : proofRefusal(codes.problem, texts.wrongCode, shop.now)
    }
    case 'new-codes': {
      const codes = await protection.renewBackupCodes(proof)
      return codes.ok ? data<Answer>({ codes: codes.value }) : proofRefusal(codes.problem, texts.wrongProof, shop.now)
    }
    case 'turn-off': {
      const off = await protection.turnOff(proof)
      return off.ok
        ? redirect(`${urls.security()}?wylaczono=1`, 303)
        : proofRefusal(off.problem, texts.wrongProof, shop.now)
    }
    case 'disconnect': {
      const disconnected = await (await shop.accounts.connections())?.disconnect(issuer, password)
      if (!disconnected || disconnected.ok) return redirect(`${urls.security()}?odlaczono=1`, 303)
      return lastOrProof(disconnected.problem, 'providers', shop.now)
    }
    case 'remove-passkey': {
      const removed = await (await shop.accounts.passkeys(shop.publicUrl))?.remove(passkey, password)
      if (!removed || removed.ok) return redirect(`${urls.security()}?klucz=usuniety`, 303)
      return lastOrProof(removed.problem, 'passkeys', shop.now)
    }
    default:
      return redirect(urls.security(), 303)
  }
}

function lastOrProof(problem: DisconnectRefusal, form: 'providers' | 'passkeys', now: Date) {
  if (problem.code === 'last') return data<Answer>({ message: { text: providerTexts.last } }, 409)
  const refusal = proofRefusal(problem, securityTexts.wrongPassword, now)
  return data<Answer>({ ...refusal.data, form }, refusal.init ?? {})
}

const day = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'long' })

async function shownPasskeys(shop: Shop): Promise<ShownPasskey[]> {
  const passkeys = (await (await shop.accounts.passkeys(shop.publicUrl))?.list()) ?? []
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id, name, addedOn: day.format(createdAt) },
    usedOn: lastUsedAt && day.format(lastUsedAt),
  }))
}

function doneWithPasskey({ searchParams }: URL): 'added' | 'removed' | null {
  const done = { dodany: 'added', usuniety: 'removed' } as const
  const named = searchParams.get('klucz')
  return named === 'dodany' || named === 'usuniety' ? done[named] : null
}

async function requireProtection(shop: Shop): Promise<AccountProtection> {
  const protection = await shop.accounts.protection()
  if (!protection) throw redirect(urls.signIn(urls.security()))
  return protection
}

async function describeApp(shop: Shop, customerId: number, secret: Uint8Array): Promise<NewAuthenticator> {
  const account = (await findCustomer(shop, customerId))?.email ?? ''
  const address = authenticatorAddress(secret, { issuer: shop.settings.get(sellerSettings.shopName), account })
  return { qr: qrCode(address), address, secret: toBase32(secret).replace(/.{4}(?=.)/g, '$& ') }
}
