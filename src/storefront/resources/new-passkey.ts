import { type ActionFunctionArgs, redirect } from 'react-router'
import { sellerSettings } from '#features/content/settings.ts'
import { findCustomer } from '#features/customers/queries.ts'
import { parseDevice } from '#features/customers/rules.ts'
import { passkeyTexts as texts } from '#features/customers/texts/passkeys.ts'
import { securityTexts } from '#features/customers/texts/security.ts'
import { maxPasskeys } from '#platform/accounts/passkeys/stored-passkeys.ts'
import { replaceNul } from '#shared/plain-text.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readJsonBody } from '../forms.server.ts'
import { proofRefusal } from '../pages/account/proof-refusal.server.ts'
import { requireClient } from '../route-context.ts'

/** A GET of this address leads to the page. */
export function loader() {
  return redirect(urls.security(), 303)
}

/** Makes a passkey for the signed-in client, in two steps: what the browser makes it from, and what it has made. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { shop, customerId } = await requireClient(context, urls.security())
  const passkeys = await shop.accounts.passkeys(shop.publicUrl)
  const { step, password, token, response, name } = await readJsonBody(request)
  const named = replaceNul(String(name ?? '')).trim()
  if (!passkeys) return redirect(urls.security(), 303)
  if (named.length > 60) return refusal({ text: texts.nameTooLong })
  if (step === 'begin') {
    const begun = await passkeys.begin({
      shopName: shop.settings.get(sellerSettings.shopName),
      email: (await findCustomer(shop, customerId))?.email ?? '',
      password: String(password ?? ''),
    })
    if (begun.ok) return Response.json(begun.value)
    const { problem } = begun
    if (problem.code === 'many') return refusal({ text: texts.many, values: { most: maxPasskeys } })
    const { data, init } = proofRefusal(problem, securityTexts.wrongPassword, shop.now)
    return Response.json(data, init ?? {})
  }
  const device = parseDevice(request.headers.get('User-Agent') ?? '')
  const unnamed = device ? `${device.browser}, ${device.system}` : translate(texts.unnamed, {}, shop.textOverrides)
  const added = await passkeys.add({ token: String(token ?? ''), response, name: named || unnamed })
  return added.ok ? Response.json({ location: `${urls.security()}?klucz=dodany` }) : refusal({ text: texts.failed })
}

function refusal(message: Message): Response {
  return Response.json({ message }, { status: 422 })
}
