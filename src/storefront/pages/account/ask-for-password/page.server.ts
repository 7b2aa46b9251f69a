import { passwordTexts as texts } from '#features/customers/texts/password.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { askForLink, askForLinkData } from '../../../ask-for-link.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return askForLinkData(await getPersonalShop(context), url, texts)
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  return askForLink(shop, request, { purpose: 'set-password', sentAddress: serverUrls.askedForPassword() })
}
