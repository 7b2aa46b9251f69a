import { data, redirect } from 'react-router'
import { addPendingMessages } from '#features/basket/actions/pending-messages.ts'
import { addToList, removeFromList, updateListLines } from '#features/lists/actions/list-lines.ts'
import { addListToBasket } from '#features/lists/actions/list-to-basket.ts'
import { deleteList, updateListSettings } from '#features/lists/actions/shopping-lists.ts'
import { listOfClient } from '#features/lists/queries/shopping-lists.ts'
import { readWantedItems, writeItems } from '#features/lists/rules/entry.ts'
import {
  type EntriesState,
  entriesAddress,
  isEntryOrder,
  pageOf,
  sortEntries,
} from '#features/lists/rules/entry-rows.ts'
import { maxListLines } from '#features/lists/rules/shopping-list.ts'
import { entryTexts, listPageTexts } from '#features/lists/texts/shopping-lists.ts'
import { ListContent } from '#features/lists/ui/list-content.tsx'
import { linesOfList, withItems } from '#features/lists/views/entries.ts'
import type { Decimal } from '#shared/decimal.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../forms.server.ts'
import { requireClient } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import {
  getRemovedEntries,
  ListPagination,
  listRefusalMessage,
  readAllRows,
  readSelectedRows,
  refusedAddress,
  renderAccountPage,
} from '../rows/list-rows.server.tsx'
import { SuggestedGoods, suggestionsFor } from '../rows/suggested-goods.server.tsx'
import type { Route } from './+types/page'

/** A list of the client; 404 for somebody else's. The address reports the last action. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = readId(params.id)
  const { shop, customerId } = await requireClient(context, urls.shoppingList({ id }))
  const list = await listOfClient(shop, customerId, id)
  if (!list) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const found = pageOf(sortEntries(await linesOfList(shop, id), list.sort), query.get('strona'))
  const state: EntriesState = { order: list.sort, usual: list.sort, page: found.page }
  const path = urls.shoppingList(list)
  const error = listRefusalMessage(query, shop.textOverrides)
  const listed = found.rows.flatMap(({ entry }) => entry?.product.id ?? [])
  const suggested = await suggestionsFor(shop, { to: listed, without: listed })
  const html = renderAccountPage(
    shop,
    path,
    <>
      <ListContent
        list={list}
        rows={found.rows.map(({ id, entry }) => ({ key: String(id), entry, hiddenFields: { line: String(id) } }))}
        paged={found.pages > 1}
        here={entriesAddress(path, state)}
        link={list.token && serverUrls.absolute(shop.publicUrl, urls.sharedList(list.token))}
        removed={await getRemovedEntries(shop, query.get('cofnij'), maxListLines)}
        notice={noticeOf(query, shop.textOverrides)}
        typed={query.get('nazwa')}
        error={error}
      />
      <ListPagination path={path} state={state} pages={found.pages} />
      <SuggestedGoods {...suggested} />
    </>,
  )
  return data({ tab: tabTitle(shop, list.name), html, money: shop.currency.format }, { status: error ? 422 : 200 })
}

function noticeOf(query: URLSearchParams, overrides: TextOverrides) {
  const added = /^\d{1,3}$/.exec(query.get('dodano') ?? '')
  if (added) {
    const count = Number(added[0])
    const text =
      count > 0
        ? translate(listPageTexts.put, { count }, overrides)
        : translate(listPageTexts.nothingNew, {}, overrides)
    return { type: 'success' as const, text }
  }
  if (query.get('zapisano') === 'czesc')
    return { type: 'warning' as const, text: translate(listPageTexts.savedWithoutWrong, {}, overrides) }
  if (query.has('zapisano')) return { type: 'success' as const, text: translate(listPageTexts.saved, {}, overrides) }
  return query.has('nic')
    ? { type: 'warning' as const, text: translate(entryTexts.nothingChosen, {}, overrides) }
    : null
}

/** Changes the list by the pressed button; the next page reports it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const id = readId(params.id)
  const { shop, customerId } = await requireClient(context, urls.shoppingList({ id }))
  const form = await readForm(request)
  if (form.get('do') === 'to-basket') {
    if (!(await listOfClient(shop, customerId, id))) throw data(null, { status: 404 })
    await addPendingMessages(shop, await addListToBasket(shop, id))
    return redirect(urls.basket(), 303)
  }
  if (form.get('do') === 'share') {
    const shared = await updateListSettings(shop, { id, public: true })
    if (!shared.ok) throw data(null, { status: 404 })
    return redirect(`${urls.shoppingList({ id })}?zapisano=1#link`, 303)
  }
  if (form.get('do') === 'delete') {
    const gone = await deleteList(shop, { id })
    return redirect(
      gone.ok ? `${urls.shoppingLists()}?usunieto=1` : refusedAddress(urls.shoppingLists(), gone.problem),
      303,
    )
  }
  const name = String(form.get('nazwa') ?? '')
  const done = form.get('do') === 'set' ? await updateList(shop, id, form) : await changeLines(shop, id, form)
  const page = Number(new URL(request.url).searchParams.get('strona') ?? 1) || 1
  if (done.ok)
    return redirect(
      entriesAddress(urls.shoppingList({ id }), { order: 'added', usual: 'added', page }, [done.value]),
      303,
    )
  if (done.problem.code === 'unknown_list') throw data(null, { status: 404 })
  return redirect(refusedAddress(urls.shoppingList({ id }), done.problem, name), 303)
}

async function updateList(shop: Shop, id: number, form: FormData) {
  const sort = form.get('kolejnosc')
  const settings = {
    name: String(form.get('nazwa') ?? ''),
    public: form.get('publiczna') === '1',
    quantities: form.get('ilosci') !== '0',
    ...(isEntryOrder(sort) && { sort }),
  }
  const answer = await updateListSettings(shop, { id, ...settings })
  return answer.ok ? noticeField('zapisano', '1') : answer
}

async function changeLines(shop: Shop, id: number, form: FormData) {
  if (form.get('do') === 'undo') {
    const answer = await addToList(shop, { id, items: readWantedItems(String(form.get('wishes')), maxListLines) })
    return answer.ok ? noticeField('zapisano', '1') : answer
  }
  if (form.get('do') === 'lines') {
    const rows = await withItems(shop, readAllRows(form))
    const wanted = new Map(
      rows.flatMap(({ wanted, hiddenField, ...row }) => {
        if (!wanted) return []
        return [[Number(hiddenField('line')), isQuantity(row) ? wanted : { sizeId: wanted.sizeId }]]
      }),
    )
    const answer = await updateListLines(shop, { id, wanted })
    return answer.ok ? noticeField('zapisano', rows.every(isQuantity) ? '1' : 'czesc') : answer
  }
  const lines = new Set(readSelectedRows(form).map((row) => Number(row.hiddenField('line'))))
  if (lines.size === 0) return noticeField('nic', '1')
  const answer = await removeFromList(shop, { id, goes: (line) => lines.has(line.id) })
  return answer.ok ? noticeField('cofnij', writeItems(answer.value)) : answer
}

function isQuantity({ quantity }: { quantity: Decimal | null }): boolean {
  return quantity !== null && quantity > 0n
}

function noticeField(name: string, value: string): { ok: true; value: [string, string] } {
  return { ok: true, value: [name, value] }
}

function readId(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw data(null, { status: 404 })
  return Number(text)
}
