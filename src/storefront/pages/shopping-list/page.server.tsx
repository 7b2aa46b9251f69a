import { data, redirect } from 'react-router'
import { addToList } from '#features/lists/actions/add-to-list.ts'
import { removeFromList, setLines } from '#features/lists/actions/change-lines.ts'
import { deleteList } from '#features/lists/actions/delete-list.ts'
import { setList } from '#features/lists/actions/set-list.ts'
import { linesOfList, listOfClient } from '#features/lists/reads/shopping-lists.ts'
import { withWishes } from '#features/lists/reads/wishes-of-items.ts'
import { type EntriesState, entriesAddress, isEntryOrder } from '#features/lists/rules/entry-order.ts'
import { pageOf } from '#features/lists/rules/entry-page.ts'
import { mostListLines } from '#features/lists/rules/shopping-list.ts'
import { sortEntries } from '#features/lists/rules/sort-entries.ts'
import { readWishes, writeWishes } from '#features/lists/rules/written-wishes.ts'
import { entryTexts } from '#features/lists/texts/entries.ts'
import { listPageTexts } from '#features/lists/texts/list-pages.ts'
import { ListContent } from '#features/lists/ui/list-content.tsx'
import { serverUrls } from '#shared/server-urls.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../read-form.server.ts'
import { requireClient } from '../../require-client.server.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { EntryPages } from '../rows/entry-pages.tsx'
import { pageMarkup } from '../rows/page-markup.server.tsx'
import { refusalInAddress, wordsOfRefusal } from '../rows/refusal-in-address.server.ts'
import { removedWishes } from '../rows/removed.server.ts'
import { allRows, rowsAsked } from '../rows/rows-asked.server.ts'
import type { Route } from './+types/page'

/** A list of the client; 404 for what is not his. Its address says what has just become of it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = readId(params.id)
  const { shop, customerId } = await requireClient(context, urls.shoppingList({ id }))
  const list = await listOfClient(shop, customerId, id)
  if (!list) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const found = pageOf(sortEntries(await linesOfList(shop, id), list.sort), query.get('strona'))
  const state: EntriesState = { order: list.sort, usual: list.sort, page: found.page }
  const path = urls.shoppingList(list)
  const error = wordsOfRefusal(query, shop.words)
  const html = pageMarkup(
    shop,
    <>
      <ListContent
        list={list}
        rows={found.rows.map(({ id, entry }) => ({ key: String(id), entry, held: { line: String(id) } }))}
        paged={found.pages > 1}
        here={entriesAddress(path, state)}
        link={list.token && serverUrls.absolute(shop.publicUrl, urls.sharedList(list.token))}
        removed={await removedWishes(shop, query.get('cofnij'), mostListLines)}
        told={tell(query, shop.words)}
        typed={query.get('nazwa')}
        error={error}
      />
      <EntryPages path={path} state={state} pages={found.pages} />
    </>,
  )
  return data({ tab: tabTitle(shop, list.name), html, money: shop.currency.format }, { status: error ? 422 : 200 })
}

function tell(query: URLSearchParams, words: TextOverrides) {
  const added = /^\d{1,3}$/.exec(query.get('dodano') ?? '')
  if (added) {
    const count = Number(added[0])
    const text = count > 0 ? say(listPageTexts.put, { count }, words) : say(listPageTexts.nothingNew, {}, words)
    return { type: 'success' as const, text }
  }
  if (query.has('zapisano')) return { type: 'success' as const, text: say(listPageTexts.saved, {}, words) }
  return query.has('nic') ? { type: 'warning' as const, text: say(entryTexts.nothingChosen, {}, words) } : null
}

/** Changes the list, as its buttons say; the page that follows tells. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const id = readId(params.id)
  const { shop } = await requireClient(context, urls.shoppingList({ id }))
  const form = await readForm(request)
  if (form.get('do') === 'delete') {
    const gone = await deleteList(shop, { id })
    return redirect(urls.shoppingLists() + (gone.ok ? '?usunieto=1' : refusalInAddress(gone.problem)), 303)
  }
  const name = String(form.get('nazwa') ?? '')
  const done = form.get('do') === 'set' ? await set(shop, id, form) : await changeLines(shop, id, form)
  const page = Number(new URL(request.url).searchParams.get('strona') ?? 1) || 1
  if (done.ok)
    return redirect(
      entriesAddress(urls.shoppingList({ id }), { order: 'added', usual: 'added', page }, [done.value]),
      303,
    )
  if (done.problem.code === 'unknown_list') throw data(null, { status: 404 })
  return redirect(urls.shoppingList({ id }) + refusalInAddress(done.problem, name), 303)
}

async function set(shop: Shop, id: number, form: FormData) {
  const sort = form.get('kolejnosc')
  const settings = {
    name: String(form.get('nazwa') ?? ''),
    public: form.get('publiczna') === '1',
    quantities: form.get('ilosci') !== '0',
    ...(isEntryOrder(sort) && { sort }),
  }
  const answer = await setList(shop, { id, ...settings })
  return answer.ok ? told('zapisano', '1') : answer
}

async function changeLines(shop: Shop, id: number, form: FormData) {
  if (form.get('do') === 'undo') {
    const answer = await addToList(shop, { id, wishes: readWishes(String(form.get('wishes')), mostListLines) })
    return answer.ok ? told('zapisano', '1') : answer
  }
  if (form.get('do') === 'lines') {
    const rows = await withWishes(shop, allRows(form))
    const wanted = new Map(rows.flatMap(({ wish, held }) => (wish ? [[Number(held('line')), wish]] : [])))
    const answer = await setLines(shop, { id, wanted })
    return answer.ok ? told('zapisano', '1') : answer
  }
  const lines = new Set(rowsAsked(form).map((row) => Number(row.held('line'))))
  if (lines.size === 0) return told('nic', '1')
  const answer = await removeFromList(shop, { id, goes: (line) => lines.has(line.id) })
  return answer.ok ? told('cofnij', writeWishes(answer.value)) : answer
}

function told(name: string, value: string): { ok: true; value: [string, string] } {
  return { ok: true, value: [name, value] }
}

function readId(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw data(null, { status: 404 })
  return Number(text)
}
