import { sizeTexts } from '#features/catalogue/rules/size-word.ts'
import { findEntries } from '#features/lists/reads/find-entries.ts'
import { listsOfClient } from '#features/lists/reads/shopping-lists.ts'
import type { Entry } from '#features/lists/rules/entry.ts'
import { pageOf } from '#features/lists/rules/entry-page.ts'
import { isNamedLike } from '#features/lists/rules/named-like.ts'
import { boughtTexts } from '#features/lists/texts/bought.ts'
import { BoughtContent } from '#features/lists/ui/bought-content.tsx'
import { OntoList } from '#features/lists/ui/onto-list.tsx'
import { type BoughtSize, boughtSizes } from '#features/orders/reads/bought-sizes.ts'
import { longDay } from '#shared/long-day.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { requireClient } from '../../require-client.server.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { EntryPages } from '../rows/entry-pages.tsx'
import { pageMarkup } from '../rows/page-markup.server.tsx'
import type { Route } from './+types/page'

const longestSearch = 100

/** What the client has bought, in pages; `szukaj` looks within. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.bought())
  const query = new URL(request.url).searchParams
  const searched = (query.get('szukaj') ?? '').trim().slice(0, longestSearch)
  const all = await boughtSizes(shop, customerId)
  const found = pageOf(
    all.filter(({ name }) => isNamedLike(name, searched)),
    query.get('strona'),
  )
  const entries = await findEntries(
    shop,
    found.rows.map((bought) => ({ ...bought, quantity: null })),
  )
  const rows = entries.flatMap(({ entry, ...bought }, place) =>
    entry ? [{ key: String(place), entry, note: noteOn(bought, entry, shop.words) }] : [],
  )
  const html = pageMarkup(
    shop,
    <>
      <BoughtContent
        rows={rows}
        lost={[...new Set(entries.flatMap(({ entry, name }) => (entry ? [] : name)))]}
        searched={searched}
        count={all.length}
        paged={found.pages > 1}
        nothingChosen={query.has('nic')}
        onto={<OntoList lists={await listsOfClient(shop, customerId)} />}
      />
      <EntryPages
        path={urls.bought()}
        state={{ order: 'added', usual: 'added', page: found.page }}
        pages={found.pages}
        more={searched ? [['szukaj', searched]] : []}
      />
    </>,
  )
  return { tab: tabTitle(shop, say(boughtTexts.title, {}, shop.words)), html, money: shop.currency.format }
}

/** How often and when it was bought, and in which size if that is gone. */
function noteOn({ times, lastAt, sizeName }: BoughtSize, entry: Entry, words: TextOverrides): string {
  const day = longDay(lastAt)
  const note = say(times === 1 ? boughtTexts.once : boughtTexts.times, { count: times, day }, words)
  const isGone = entry.sizeId === null && sizeName !== ''
  return isGone ? say(sizeTexts(entry.product.kind, [sizeName]).gone, { note, size: sizeName }, words) : note
}
