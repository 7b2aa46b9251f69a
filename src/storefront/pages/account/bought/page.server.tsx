import { sizeTexts } from '#features/catalogue/rules/size-labels.ts'
import { listsOfClient } from '#features/lists/queries/shopping-lists.ts'
import type { Entry } from '#features/lists/rules/entry.ts'
import { nameContainsWords, pageOf } from '#features/lists/rules/entry-rows.ts'
import { boughtTexts } from '#features/lists/texts/shopping-lists.ts'
import { BoughtContent } from '#features/lists/ui/bought-content.tsx'
import { AddRowsToList } from '#features/lists/ui/entries-form.tsx'
import { getEntries } from '#features/lists/views/entries.ts'
import { getRateableOrders } from '#features/opinions/queries/written-opinions.ts'
import { opinionLinkTexts } from '#features/opinions/texts/opinion-links.ts'
import { type BoughtSize, getBoughtSizes } from '#features/orders/queries/purchase-history.ts'
import { formatLongDay } from '#shared/day.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { requireClient } from '../../../route-context.ts'
import { tabTitle } from '../../../tab-title.server.ts'
import { ListPagination, renderAccountPage } from '../../rows/list-rows.server.tsx'
import type { Route } from './+types/page'

const maxSearchLength = 100

/** What the client has bought, in pages; `szukaj` filters it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.bought())
  const query = new URL(request.url).searchParams
  const searched = (query.get('szukaj') ?? '').trim().slice(0, maxSearchLength)
  const all = await getBoughtSizes(shop, customerId)
  const found = pageOf(
    all.filter(({ name }) => nameContainsWords(name, searched)),
    query.get('strona'),
  )
  const entries = await getEntries(
    shop,
    found.rows.map((bought) => ({ ...bought, quantity: null })),
  )
  const links = await ratingLinks(
    shop,
    customerId,
    found.rows.map(({ productId }) => productId),
  )
  const rows = entries.flatMap(({ entry, ...bought }, index) =>
    entry
      ? [
          {
            ...{ key: String(index), entry, note: purchaseNote(bought, entry, shop.textOverrides) },
            link: links.get(bought.productId),
          },
        ]
      : [],
  )
  const html = renderAccountPage(
    shop,
    urls.bought(),
    <>
      <BoughtContent
        rows={rows}
        lost={[...new Set(entries.flatMap(({ entry, name }) => (entry ? [] : name)))]}
        searched={searched}
        count={all.length}
        paged={found.pages > 1}
        nothingChosen={query.has('nic')}
        onto={<AddRowsToList lists={await listsOfClient(shop, customerId)} />}
      />
      <ListPagination
        path={urls.bought()}
        state={{ order: 'added', usual: 'added', page: found.page }}
        pages={found.pages}
        more={searched ? [['szukaj', searched]] : []}
      />
    </>,
  )
  return {
    tab: tabTitle(shop, translate(boughtTexts.title, {}, shop.textOverrides)),
    html,
    money: shop.currency.format,
  }
}

/** Where the client rates what has been sent, by product. */
async function ratingLinks(shop: Shop, customerId: number, productIds: number[]) {
  const orders = await getRateableOrders(shop, customerId, productIds)
  return new Map(
    orders.map(({ productId, number, hasOpinion }) => [
      productId,
      {
        text: translate(hasOpinion ? opinionLinkTexts.yours : opinionLinkTexts.rate, {}, shop.textOverrides),
        href: serverUrls.rate(productId, { number }),
      },
    ]),
  )
}

/** How often and when it was bought, and in which size if that size is gone. */
function purchaseNote({ times, lastAt, sizeName }: BoughtSize, entry: Entry, overrides: TextOverrides): string {
  const day = formatLongDay(lastAt)
  const note = translate(times === 1 ? boughtTexts.once : boughtTexts.times, { count: times, day }, overrides)
  const isGone = entry.sizeId === null && sizeName !== ''
  return isGone ? translate(sizeTexts(entry.product.kind, [sizeName]).gone, { note, size: sizeName }, overrides) : note
}
