import { redirect } from 'react-router'
import { providerTexts as texts } from '#features/customers/texts/providers.ts'
import type { ProviderOption } from '#features/customers/ui/provider-options.tsx'
import type { ProviderRefusal } from '#platform/accounts/providers/provider-sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Message, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { errorTexts } from './texts/error.ts'

type RefusalCode = ProviderRefusal['code'] | 'wait'

/** How refusals are named in addresses, and their words. */
const refusals = {
  cancelled: { name: 'anulowano', text: texts.cancelled },
  unavailable: { name: 'niedostepny', text: texts.unavailable },
  refused: { name: 'odmowa', text: texts.refused },
  stale: { name: 'przerwane', text: texts.stale },
  wait: { name: 'za-duzo', text: texts.wait },
} satisfies Record<Exclude<RefusalCode, 'unknown'>, object>

/** Returns the buttons of the configured providers. */
export function providerOptions(shop: Shop, returnTo: string): ProviderOption[] {
  return shop.accounts.providers.configured.map(({ id, name, isMain }) => ({
    ...{ id, name, isMain },
    address: serverUrls.signInByProvider(id, returnTo),
  }))
}

/** Leads back with the reason why a provider did not sign in; 404 where there is no such provider. */
export function refusedByProvider(
  shop: Shop,
  provider: string,
  { code, returnTo }: { code: RefusalCode; returnTo: string },
): Response {
  if (code === 'unknown') return new Response(translate(errorTexts.notFound, {}, shop.textOverrides), { status: 404 })
  const { name } = refusals[code]
  const address =
    shop.visitor.customerId === null
      ? serverUrls.providerRefused(provider, name, returnTo)
      : serverUrls.providerNotConnected(provider, name)
  return redirect(address, 303)
}

/** Returns the words of the reason in the address; null when there is none. */
export function providerProblem(shop: Shop, { searchParams }: URL): Message | null {
  const found = Object.values(refusals).find(({ name }) => name === searchParams.get('blad'))
  const provider = shop.accounts.providers.configured.find(({ id }) => id === searchParams.get('przez'))
  return found && provider ? { text: found.text, values: { provider: provider.name } } : null
}
