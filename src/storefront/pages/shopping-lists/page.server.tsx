import { data, redirect } from 'react-router'
import { createList } from '#features/lists/actions/shopping-lists.ts'
import { maxLists } from '#features/lists/rules/shopping-list.ts'
import { listPageTexts } from '#features/lists/texts/shopping-lists.ts'
import { ListsContent } from '#features/lists/ui/lists-content.tsx'
import { getPricedLists } from '#features/lists/views/shown-lists.ts'
import { getSuggestedGoods } from '#features/search/views/suggested-goods.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readForm } from '../../forms.server.ts'
import { requireClient } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { listRefusalMessage, refusedAddress, renderAccountPage } from '../rows/list-rows.server.tsx'
import { SuggestedGoods } from '../rows/suggested-goods.server.tsx'
import type { Route } from './+types/page'

/** Below fewer lists than that the page shows goods to begin with. */
const fewLists = 3

/** The client's lists; `blad` says why the last action was refused, `nazwa` what was typed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.shoppingLists())
  const query = new URL(request.url).searchParams
  const error = listRefusalMessage(query, shop.textOverrides)
  const lists = await getPricedLists(shop, customerId, { most: maxLists, pictures: 5 })
  const suggested = lists.length < fewLists ? await getSuggestedGoods(shop) : []
  const html = renderAccountPage(
    shop,
    urls.shoppingLists(),
    <>
      <ListsContent
        lists={lists}
        now={shop.now}
        typed={query.get('nazwa') ?? ''}
        error={error}
        deleted={query.has('usunieto')}
      />
      <SuggestedGoods products={suggested} />
    </>,
  )
  return data(
    { tab: tabTitle(shop, translate(listPageTexts.title, {}, shop.textOverrides)), html, money: shop.currency.format },
    { status: error ? 422 : 200 },
  )
}

/** Creates a list and redirects to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = await requireClient(context, urls.shoppingLists())
  const name = String((await readForm(request)).get('nazwa') ?? '')
  const created = await createList(shop, { name })
  if (created.ok) return redirect(urls.shoppingList(created.value), 303)
  return redirect(refusedAddress(urls.shoppingLists(), created.problem, name), 303)
}
