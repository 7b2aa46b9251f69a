import { data, redirect } from 'react-router'
import { announce } from '#features/basket/actions/announce.ts'
import { takeShared } from '#features/basket/actions/take-shared.ts'
import { findSharedBasket } from '#features/basket/reads/shared-basket.ts'
import { messageAboutRefusal, messagesAbout } from '#features/basket/rules/messages.ts'
import { shareTexts } from '#features/basket/texts/share.ts'
import { longDay } from '#shared/long-day.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'
import type { Route } from './+types/page'
import { rowsMarkup } from './rows-markup.server.tsx'

/** A shared basket with today's prices; 404 with words of its own when the address has ended. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const shared = await findSharedBasket(shop, params.token)
  const title = say(shared ? shareTexts.title : shareTexts.ended, {}, shop.words)
  const page = {
    ...titles(shop, title),
    shared: shared && {
      rows: rowsMarkup(shop, shared.lines),
      own: shared.own,
      address: serverUrls.absolute(shop.publicUrl, serverUrls.sharedBasket(params.token)),
      until: longDay(shared.endsAt),
    },
    money: shop.currency.format,
  }
  return data(page, { status: shared ? 200 : 404, headers: { 'X-Robots-Tag': 'noindex' } })
}

/** Puts all of it into the visitor's own basket, which says what was refused. */
export async function action({ context, params }: Route.ActionArgs) {
  const shop = await personalShop(context)
  const shared = await findSharedBasket(shop, params.token)
  if (!shared) return redirect(serverUrls.sharedBasket(params.token), 303)
  const taken = await takeShared(shop, shared)
  await announce(shop, taken.ok ? messagesAbout(taken.value) : [messageAboutRefusal(taken.problem)])
  return redirect(urls.basket(), 303)
}
