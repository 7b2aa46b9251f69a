import { redirect } from 'react-router'
import { changeFavourites } from '#features/lists/actions/favourites.ts'
import { listsOfClient } from '#features/lists/queries/shopping-lists.ts'
import type { WantedItem } from '#features/lists/rules/entry.ts'
import { readWantedItems, writeItems } from '#features/lists/rules/entry.ts'
import {
  type EntriesState,
  entriesAddress,
  pageOf,
  requestedOrder,
  sortEntries,
} from '#features/lists/rules/entry-rows.ts'
import { type FavouriteItem, maxFavourites } from '#features/lists/rules/favourites.ts'
import { favouritesPageTexts } from '#features/lists/texts/favourites.ts'
import { AddRowsToList } from '#features/lists/ui/entries-form.tsx'
import { FavouritesContent } from '#features/lists/ui/favourites-content.tsx'
import { getEntries, resolveItems } from '#features/lists/views/entries.ts'
import { getFavouriteEntries } from '#features/lists/views/favourites.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import {
  getRemovedEntries,
  ListPagination,
  readSelectedRows,
  renderAccountPage,
  renderPage,
} from '../rows/list-rows.server.tsx'
import { SuggestedGoods, suggestionsFor } from '../rows/suggested-goods.server.tsx'
import type { Route } from './+types/page'

/** The visitor's favourites, signed in or not; `cofnij` names those just removed, `nic` says that none was selected. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const { customerId } = shop.visitor
  const query = new URL(request.url).searchParams
  const order = requestedOrder(query.get('sortowanie'), 'added')
  const entries = await getFavouriteEntries(shop)
  const found = pageOf(sortEntries(entries, order), query.get('strona'))
  const state: EntriesState = { order, usual: 'added', page: found.page }
  const rows = found.rows.map(({ id, likedSize, entry }) => ({
    key: String(id),
    entry,
    hiddenFields: { liked: likedSize },
  }))
  const productIds = (some: typeof entries) => some.map(({ entry }) => entry.product.id)
  const content = (
    <>
      <FavouritesContent
        rows={rows}
        order={order}
        count={found.count}
        paged={found.pages > 1}
        here={entriesAddress(urls.favourites(), state)}
        removed={await getRemovedEntries(shop, query.get('cofnij'), maxFavourites)}
        nothingChosen={query.has('nic')}
        signedIn={customerId !== null}
        toShop={serverUrls.goodsList('nowosci')}
        onto={customerId !== null && <AddRowsToList lists={await listsOfClient(shop, customerId)} />}
      />
      <ListPagination path={urls.favourites()} state={state} pages={found.pages} />
      <SuggestedGoods {...(await suggestionsFor(shop, { to: productIds(found.rows), without: productIds(entries) }))} />
    </>
  )
  const html = customerId === null ? renderPage(shop, content) : renderAccountPage(shop, urls.favourites(), content)
  return {
    tab: tabTitle(shop, translate(favouritesPageTexts.title, {}, shop.textOverrides)),
    html,
    money: shop.currency.format,
  }
}

/** Removes favourites, or restores them; the next page reports it. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const form = await readForm(request)
  const query = new URL(request.url).searchParams
  const page = Number(query.get('strona') ?? 1) || 1
  const back = (...more: [string, string][]) => {
    const state: EntriesState = { order: requestedOrder(query.get('sortowanie'), 'added'), usual: 'added', page }
    return redirect(entriesAddress(urls.favourites(), state, more), 303)
  }
  if (form.get('do') === 'undo') {
    await addFavourites(shop, readWantedItems(String(form.get('wishes')), maxFavourites))
    return back()
  }
  const gone = readSelectedRows(form).map((row) => ({ ...row, size: row.hiddenField('liked'), wanted: false }))
  if (gone.length === 0) return back(['nic', '1'])
  const items = await resolveItems(
    shop,
    gone.map(({ productId, size }) => ({ productId, size })),
  )
  await changeFavourites(shop, { items: gone })
  return back(['cofnij', writeItems(items)])
}

async function addFavourites(shop: Shop, wanted: WantedItem[]): Promise<void> {
  const found = await getEntries(shop, wanted)
  const items = found.flatMap(({ productId, sizeId, entry }): FavouriteItem[] => {
    const size = entry?.sizes.find(({ id }) => id === sizeId)?.type ?? ''
    return entry ? [{ product: String(productId), size, productId, wanted: true }] : []
  })
  await changeFavourites(shop, { items })
}
