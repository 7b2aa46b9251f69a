import { data, redirect } from 'react-router'
import { createList } from '#features/lists/actions/shopping-lists.ts'
import { listOfLink } from '#features/lists/queries/shopping-lists.ts'
import type { EntriesState } from '#features/lists/rules/entry-rows.ts'
import { pageOf, sortEntries } from '#features/lists/rules/entry-rows.ts'
import { SharedListContent } from '#features/lists/ui/list-content.tsx'
import { linesOfList } from '#features/lists/views/entries.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { getPublicShop, requireClient } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { ListPagination, refusedAddress, renderPage } from '../rows/list-rows.server.tsx'
import type { Route } from './+types/page'

/** A list by its secret link, without any data of its owner. 404 when the link has been turned off. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = getPublicShop(context)
  const { list, lines } = await findSharedList(shop, params.token)
  const found = pageOf(sortEntries(lines, list.sort), new URL(request.url).searchParams.get('strona'))
  const state: EntriesState = { order: list.sort, usual: list.sort, page: found.page }
  const rows = found.rows.map(({ entry }, index) => ({ key: String(index), entry }))
  const html = renderPage(
    shop,
    <>
      <SharedListContent
        name={list.name}
        token={params.token}
        counted={list.quantities}
        rows={rows}
        paged={found.pages > 1}
      />
      <ListPagination path={urls.sharedList(params.token)} state={state} pages={found.pages} />
    </>,
  )
  return { tab: tabTitle(shop, list.name), html, money: shop.currency.format }
}

/** Copies it to the lists of the reader; a visitor who is not signed in has to sign in first. */
export async function action({ context, params }: Route.ActionArgs) {
  const { shop } = await requireClient(context, urls.sharedList(params.token))
  const { list, lines } = await findSharedList(shop, params.token)
  const created = await createList(shop, { ...list, public: false, anyName: true, items: lines })
  if (created.ok) return redirect(urls.shoppingList(created.value), 303)
  return redirect(refusedAddress(urls.shoppingLists(), created.problem), 303)
}

async function findSharedList(shop: PublicShop, token: string) {
  const list = token.length > 60 ? null : await listOfLink(shop, token)
  if (!list) throw data(null, { status: 404 })
  const lines = await linesOfList(shop, list.id)
  return { list, lines: lines.filter(({ entry }) => !entry.gone) }
}
