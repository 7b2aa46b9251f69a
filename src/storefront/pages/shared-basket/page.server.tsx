import { data, redirect } from 'react-router'
import { addPendingMessages } from '#features/basket/actions/pending-messages.ts'
import { addSharedToBasket } from '#features/basket/actions/shared-basket.ts'
import { findSharedBasket } from '#features/basket/queries/detached-lines.ts'
import type { PricedDetachedLine } from '#features/basket/rules/detached-lines.ts'
import { lineMessages, refusalMessage } from '#features/basket/rules/messages.ts'
import { basketShareTexts } from '#features/basket/texts/share.ts'
import { DetachedRow } from '#features/basket/ui/detached-rows.tsx'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { formatLongDay } from '#shared/day.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page'

/** The lines of a shared basket, rendered on the server: they do not change in the browser. */
export function renderSharedRows(shop: Shop, lines: PricedDetachedLine[]): string {
  const priceType = shop.settings.get(priceTypeSetting)
  return renderStatic(
    shop,
    <ul className="border-t border-line">
      {lines.map((line) => (
        <DetachedRow key={line.id} line={line} priceType={priceType} />
      ))}
    </ul>,
  )
}

/** A shared basket with today's prices; 404 with a specific message when the link has expired. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const shared = await findSharedBasket(shop, params.token)
  const title = translate(shared ? basketShareTexts.title : basketShareTexts.ended, {}, shop.textOverrides)
  const page = {
    ...pageTitles(shop, title),
    shared: shared && {
      rows: renderSharedRows(shop, shared.lines),
      own: shared.own,
      address: serverUrls.absolute(shop.publicUrl, serverUrls.sharedBasket(params.token)),
      until: formatLongDay(shared.endsAt),
    },
    money: shop.currency.format,
  }
  return data(page, { status: shared ? 200 : 404, headers: { 'X-Robots-Tag': 'noindex' } })
}

/** Adds all of it to the visitor's own basket, which reports what was refused. */
export async function action({ context, params }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const shared = await findSharedBasket(shop, params.token)
  if (!shared) return redirect(serverUrls.sharedBasket(params.token), 303)
  const added = await addSharedToBasket(shop, shared)
  await addPendingMessages(shop, added.ok ? lineMessages(added.value) : [refusalMessage(added.problem)])
  return redirect(urls.basket(), 303)
}
