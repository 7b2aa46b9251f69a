import { data, redirect } from 'react-router'
import { createList } from '#features/lists/actions/create-list.ts'
import { listsOfClient } from '#features/lists/reads/shopping-lists.ts'
import { listPageTexts } from '#features/lists/texts/list-pages.ts'
import { ListsContent } from '#features/lists/ui/lists-content.tsx'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readForm } from '../../read-form.server.ts'
import { requireClient } from '../../require-client.server.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { pageMarkup } from '../rows/page-markup.server.tsx'
import { refusalInAddress, wordsOfRefusal } from '../rows/refusal-in-address.server.ts'
import type { Route } from './+types/page'

/** The lists of the client; `blad` says why the last deed was refused, `nazwa` what was typed then. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.shoppingLists())
  const query = new URL(request.url).searchParams
  const error = wordsOfRefusal(query, shop.words)
  const html = pageMarkup(
    shop,
    <ListsContent
      lists={await listsOfClient(shop, customerId)}
      typed={query.get('nazwa') ?? ''}
      error={error}
      deleted={query.has('usunieto')}
    />,
  )
  return data(
    { tab: tabTitle(shop, say(listPageTexts.title, {}, shop.words)), html, money: shop.currency.format },
    { status: error ? 422 : 200 },
  )
}

/** Makes a new list and leads to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = await requireClient(context, urls.shoppingLists())
  const name = String((await readForm(request)).get('nazwa') ?? '')
  const made = await createList(shop, { name })
  if (made.ok) return redirect(urls.shoppingList(made.value), 303)
  return redirect(urls.shoppingLists() + refusalInAddress(made.problem, name), 303)
}
