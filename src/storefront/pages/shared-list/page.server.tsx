import { data, redirect } from 'react-router'
import { createList } from '#features/lists/actions/create-list.ts'
import { linesOfList, listOfLink } from '#features/lists/reads/shopping-lists.ts'
import type { EntriesState } from '#features/lists/rules/entry-order.ts'
import { pageOf } from '#features/lists/rules/entry-page.ts'
import { sortEntries } from '#features/lists/rules/sort-entries.ts'
import { SharedListContent } from '#features/lists/ui/shared-list-content.tsx'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { requireClient } from '../../require-client.server.ts'
import { publicShop } from '../../shop-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { EntryPages } from '../rows/entry-pages.tsx'
import { pageMarkup } from '../rows/page-markup.server.tsx'
import { refusalInAddress } from '../rows/refusal-in-address.server.ts'
import type { Route } from './+types/page'

/** A list by its secret link: nothing in it is about whoever made it. 404 when the link has been turned off. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = publicShop(context)
  const { list, lines } = await findShared(shop, params.token)
  const found = pageOf(sortEntries(lines, list.sort), new URL(request.url).searchParams.get('strona'))
  const state: EntriesState = { order: list.sort, usual: list.sort, page: found.page }
  const rows = found.rows.map(({ entry }, place) => ({ key: String(place), entry }))
  const html = pageMarkup(
    shop,
    <>
      <SharedListContent
        name={list.name}
        token={params.token}
        counted={list.quantities}
        rows={rows}
        paged={found.pages > 1}
      />
      <EntryPages path={urls.sharedList(params.token)} state={state} pages={found.pages} />
    </>,
  )
  return { tab: tabTitle(shop, list.name), html, money: shop.currency.format }
}

/** Copies it to the lists of whoever reads it; who is not signed in signs in first. */
export async function action({ context, params }: Route.ActionArgs) {
  const { shop } = await requireClient(context, urls.sharedList(params.token))
  const { list, lines } = await findShared(shop, params.token)
  const made = await createList(shop, { ...list, public: false, anyName: true, wishes: lines })
  if (made.ok) return redirect(urls.shoppingList(made.value), 303)
  return redirect(urls.shoppingLists() + refusalInAddress(made.problem), 303)
}

async function findShared(shop: PublicShop, token: string) {
  const list = token.length > 60 ? null : await listOfLink(shop, token)
  if (!list) throw data(null, { status: 404 })
  const lines = await linesOfList(shop, list.id)
  return { list, lines: lines.filter(({ entry }) => !entry.gone) }
}
