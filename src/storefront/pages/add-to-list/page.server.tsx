import { data, redirect } from 'react-router'
import { getVisitorLines } from '#features/basket/queries/stored-basket.ts'
import { refererPath } from '#features/customers/rules.ts'
import { addToList } from '#features/lists/actions/list-lines.ts'
import { createList } from '#features/lists/actions/shopping-lists.ts'
import { listsOfClient } from '#features/lists/queries/shopping-lists.ts'
import { readWantedItems, type WantedItem, writeItems } from '#features/lists/rules/entry.ts'
import { listRefusal, unusedName } from '#features/lists/rules/shopping-list.ts'
import { listPageTexts } from '#features/lists/texts/shopping-lists.ts'
import { AddToListContent, BasketToListContent } from '#features/lists/ui/add-to-list-content.tsx'
import { getEntries, resolveItems } from '#features/lists/views/entries.ts'
import { formatMoment } from '#shared/day.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../forms.server.ts'
import { requireClient } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { listRefusalMessage, readSelectedRows, refusedAddress, renderPage } from '../rows/list-rows.server.tsx'
import type { Route } from './+types/page'

/**
 * The form for adding the product of `produkt` to a list, or for saving the basket as a list under a name (`z=koszyk`). After a refusal
 * (`blad`) it shows again what was typed: `nazwa`, `lista` and `co`, the size and its quantity.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const { shop, customerId } = await requireClient(context, pathname.replace(/\.data$/, '') + search)
  const lists = await listsOfClient(shop, customerId)
  const error = listRefusalMessage(query, shop.textOverrides)
  const fromBasket = query.get('z') === 'koszyk'
  const title = translate(fromBasket ? listPageTexts.fromBasket : listPageTexts.addTitle, {}, shop.textOverrides)
  const answer = (html: string) => ({ tab: tabTitle(shop, title), html, money: shop.currency.format })
  if (fromBasket) {
    const proposed = unusedName(
      lists,
      translate(listPageTexts.basketName, { day: formatMoment(shop.now).date }, shop.textOverrides),
    )
    const name = query.get('nazwa') ?? proposed
    return answer(renderPage(shop, <BasketToListContent proposed={name} error={error} />))
  }
  const id = /^\d{1,9}$/.test(query.get('produkt') ?? '') ? Number(query.get('produkt')) : 0
  const typed = readWantedItems(query.get('co') ?? '', 1).find(({ productId }) => productId === id)
  const [found] = await getEntries(shop, [typed ?? { productId: id, sizeId: null, quantity: null }])
  if (!found?.entry || found.entry.gone) throw data(null, { status: 404 })
  const list = query.get('lista') ?? ''
  const isKnown = lists.some(({ id }) => String(id) === list)
  const chosen = { list: error === null ? undefined : isKnown ? list : '', name: query.get('nazwa') ?? '' }
  const problem = error === null ? null : { message: error, isOfList: list !== '' }
  return answer(
    renderPage(shop, <AddToListContent lists={lists} entry={found.entry} chosen={chosen} problem={problem} />),
  )
}

/** Adds the selected rows of a form, or the basket, to an existing list or a new one, and redirects there. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const back = refererPath(request.headers.get('Referer'), urls.shoppingLists())
  const { shop } = await requireClient(context, back)
  const fromBasket = form.get('z') === 'koszyk'
  const items = fromBasket ? await getBasketItems(shop) : await resolveItems(shop, readSelectedRows(form))
  if (items.length === 0) {
    if (fromBasket) return redirect(refusedAddress(urls.shoppingLists(), listRefusal('nothing_to_add')), 303)
    return redirect(`${back}${back.includes('?') ? '&' : '?'}nic=1`, 303)
  }
  const result = await addChosenItems(shop, form, items)
  if (result.ok) return redirect(`${urls.shoppingList(result.value)}?dodano=${result.value.added}`, 303)
  return redirect(refusedAddress(formAddress(form, items), result.problem, String(form.get('nazwa') ?? '')), 303)
}

/** The page that shows a refused form again; the lists themselves for rows that were selected elsewhere. */
function formAddress(form: FormData, items: WantedItem[]): string {
  if (form.get('z') === 'koszyk') return `${urls.addToList()}?z=koszyk`
  const [item] = items
  if (form.get('z') !== 'produkt' || !item) return urls.shoppingLists()
  const typed = new URLSearchParams({ lista: String(form.get('lista') ?? ''), co: writeItems([item]) })
  return `${urls.addToList({ id: item.productId })}&${typed}`
}

async function addChosenItems(shop: Shop, form: FormData, items: WantedItem[]) {
  const chosen = String(form.get('lista') ?? '')
  if (/^[1-9]\d{0,8}$/.test(chosen)) {
    const id = Number(chosen)
    const added = await addToList(shop, { id, items })
    return added.ok ? { ok: true as const, value: { id, added: added.value.added } } : added
  }
  const typed = String(form.get('nazwa') ?? '').trim()
  const name = typed || translate(listPageTexts.anyName, {}, shop.textOverrides)
  const created = await createList(shop, { name, anyName: !typed, items })
  return created.ok ? { ok: true as const, value: { ...created.value, added: items.length } } : created
}

async function getBasketItems(shop: Shop): Promise<WantedItem[]> {
  const lines = await getVisitorLines(shop, shop.visitor)
  return lines.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity }))
}
