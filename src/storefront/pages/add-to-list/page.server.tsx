import { data, redirect } from 'react-router'
import { linesOfVisitor } from '#features/basket/reads/held-lines.ts'
import { pathBefore } from '#features/customers/rules/return-path.ts'
import { addToList } from '#features/lists/actions/add-to-list.ts'
import { createList } from '#features/lists/actions/create-list.ts'
import { findEntries } from '#features/lists/reads/find-entries.ts'
import { listsOfClient } from '#features/lists/reads/shopping-lists.ts'
import { wishesOfItems } from '#features/lists/reads/wishes-of-items.ts'
import type { Wish } from '#features/lists/rules/entry.ts'
import { freeName, listRefusal } from '#features/lists/rules/shopping-list.ts'
import { listPageTexts } from '#features/lists/texts/list-pages.ts'
import { AddToListContent } from '#features/lists/ui/add-to-list-content.tsx'
import { BasketToListContent } from '#features/lists/ui/basket-to-list-content.tsx'
import { momentWords } from '#shared/day.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../read-form.server.ts'
import { requireClient } from '../../require-client.server.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { pageMarkup } from '../rows/page-markup.server.tsx'
import { refusalInAddress, wordsOfRefusal } from '../rows/refusal-in-address.server.ts'
import { rowsAsked } from '../rows/rows-asked.server.ts'
import type { Route } from './+types/page'

/** Onto which list the product that `produkt` names shall go, or under which name the basket is kept (`z=koszyk`). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams: query } = new URL(request.url)
  const { shop, customerId } = await requireClient(context, pathname.replace(/\.data$/, '') + search)
  const lists = await listsOfClient(shop, customerId)
  const error = wordsOfRefusal(query, shop.words)
  const fromBasket = query.get('z') === 'koszyk'
  const title = say(fromBasket ? listPageTexts.fromBasket : listPageTexts.addTitle, {}, shop.words)
  const answer = (html: string) => ({ tab: tabTitle(shop, title), html, money: shop.currency.format })
  if (fromBasket) {
    const proposed = freeName(lists, say(listPageTexts.basketName, { day: momentWords(shop.now).date }, shop.words))
    return answer(pageMarkup(shop, <BasketToListContent proposed={proposed} error={error} />))
  }
  const id = /^\d{1,9}$/.test(query.get('produkt') ?? '') ? Number(query.get('produkt')) : 0
  const [found] = await findEntries(shop, [{ productId: id, sizeId: null, quantity: null }])
  if (!found?.entry || found.entry.gone) throw data(null, { status: 404 })
  return answer(pageMarkup(shop, <AddToListContent lists={lists} entry={found.entry} error={error} />))
}

/** Puts the chosen rows of a form, or the basket, onto the list that it names or a new one, and leads there. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const back = pathBefore(request.headers.get('Referer'), urls.shoppingLists())
  const { shop } = await requireClient(context, back)
  const fromBasket = form.get('z') === 'koszyk'
  const wishes = fromBasket ? await wishesOfBasket(shop) : await wishesOfItems(shop, rowsAsked(form))
  if (wishes.length === 0) {
    if (fromBasket) return redirect(urls.shoppingLists() + refusalInAddress(listRefusal('nothing_to_add')), 303)
    return redirect(`${back}${back.includes('?') ? '&' : '?'}nic=1`, 303)
  }
  const put = await putOnto(shop, form, wishes)
  if (put.ok) return redirect(`${urls.shoppingList(put.value)}?dodano=${put.value.added}`, 303)
  return redirect(urls.shoppingLists() + refusalInAddress(put.problem), 303)
}

async function putOnto(shop: Shop, form: FormData, wishes: Wish[]) {
  const chosen = String(form.get('lista') ?? '')
  if (/^[1-9]\d{0,8}$/.test(chosen)) {
    const id = Number(chosen)
    const added = await addToList(shop, { id, wishes })
    return added.ok ? { ok: true as const, value: { id, added: added.value.added } } : added
  }
  const typed = String(form.get('nazwa') ?? '').trim()
  const name = typed || say(listPageTexts.anyName, {}, shop.words)
  const made = await createList(shop, { name, anyName: !typed, wishes })
  return made.ok ? { ok: true as const, value: { ...made.value, added: wishes.length } } : made
}

async function wishesOfBasket(shop: Shop): Promise<Wish[]> {
  const lines = await linesOfVisitor(shop, shop.visitor)
  return lines.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity }))
}
