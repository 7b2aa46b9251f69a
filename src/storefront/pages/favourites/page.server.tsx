import { redirect } from 'react-router'
import { changeFavourites } from '#features/lists/actions/change-favourites.ts'
import { favouriteEntries } from '#features/lists/reads/favourite-entries.ts'
import { findEntries } from '#features/lists/reads/find-entries.ts'
import { listsOfClient } from '#features/lists/reads/shopping-lists.ts'
import { wishesOfItems } from '#features/lists/reads/wishes-of-items.ts'
import type { Wish } from '#features/lists/rules/entry.ts'
import { askedOrder, type EntriesState, entriesAddress } from '#features/lists/rules/entry-order.ts'
import { pageOf } from '#features/lists/rules/entry-page.ts'
import { type FavouriteItem, mostFavourites } from '#features/lists/rules/favourites.ts'
import { sortEntries } from '#features/lists/rules/sort-entries.ts'
import { readWishes, writeWishes } from '#features/lists/rules/written-wishes.ts'
import { favouritesPageTexts } from '#features/lists/texts/favourites-page.ts'
import { FavouritesContent } from '#features/lists/ui/favourites-content.tsx'
import { OntoList } from '#features/lists/ui/onto-list.tsx'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { EntryPages } from '../rows/entry-pages.tsx'
import { pageMarkup } from '../rows/page-markup.server.tsx'
import { removedWishes } from '../rows/removed.server.ts'
import { rowsAsked } from '../rows/rows-asked.server.ts'
import type { Route } from './+types/page'

/** The visitor's favourites, whoever he is; `cofnij` names what has just been taken out, `nic` that nothing was chosen. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const { customerId } = shop.visitor
  const query = new URL(request.url).searchParams
  const order = askedOrder(query.get('sortowanie'), 'added')
  const found = pageOf(sortEntries(await favouriteEntries(shop), order), query.get('strona'))
  const state: EntriesState = { order, usual: 'added', page: found.page }
  const rows = found.rows.map(({ id, likedSize, entry }) => ({ key: String(id), entry, held: { liked: likedSize } }))
  const html = pageMarkup(
    shop,
    <>
      <FavouritesContent
        rows={rows}
        order={order}
        count={found.count}
        paged={found.pages > 1}
        here={entriesAddress(urls.favourites(), state)}
        removed={await removedWishes(shop, query.get('cofnij'), mostFavourites)}
        nothingChosen={query.has('nic')}
        signedIn={customerId !== null}
        onto={<OntoList lists={customerId === null ? null : await listsOfClient(shop, customerId)} />}
      />
      <EntryPages path={urls.favourites()} state={state} pages={found.pages} />
    </>,
  )
  return { tab: tabTitle(shop, say(favouritesPageTexts.title, {}, shop.words)), html, money: shop.currency.format }
}

/** Takes favourites out, or puts them back; the page that follows says so. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await personalShop(context)
  const form = await readForm(request)
  const query = new URL(request.url).searchParams
  const page = Number(query.get('strona') ?? 1) || 1
  const back = (...more: [string, string][]) => {
    const state: EntriesState = { order: askedOrder(query.get('sortowanie'), 'added'), usual: 'added', page }
    return redirect(entriesAddress(urls.favourites(), state, more), 303)
  }
  if (form.get('do') === 'undo') {
    await like(shop, readWishes(String(form.get('wishes')), mostFavourites))
    return back()
  }
  const gone = rowsAsked(form).map((row) => ({ ...row, size: row.held('liked'), wanted: false }))
  if (gone.length === 0) return back(['nic', '1'])
  const wishes = await wishesOfItems(
    shop,
    gone.map(({ productId, size }) => ({ productId, size })),
  )
  await changeFavourites(shop, { items: gone })
  return back(['cofnij', writeWishes(wishes)])
}

async function like(shop: Shop, wishes: Wish[]): Promise<void> {
  const found = await findEntries(shop, wishes)
  const items = found.flatMap(({ productId, sizeId, entry }): FavouriteItem[] => {
    const size = entry?.sizes.find(({ id }) => id === sizeId)?.type ?? ''
    return entry ? [{ product: String(productId), size, productId, wanted: true }] : []
  })
  await changeFavourites(shop, { items })
}
