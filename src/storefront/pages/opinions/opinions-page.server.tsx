import { data, redirect } from 'react-router'
import { rateOpinion } from '#features/opinions/actions/rate-opinion.ts'
import type { OpinionSubject } from '#features/opinions/rules/opinion.ts'
import { opinionFilterQuery } from '#features/opinions/rules/opinion-list.ts'
import { opinionsFromAnyoneSetting } from '#features/opinions/settings.ts'
import { opinionTexts } from '#features/opinions/texts/opinions.ts'
import { OpinionList } from '#features/opinions/ui/opinion-list.tsx'
import type { FilteredOpinions } from '#features/opinions/views/opinion-list.ts'
import { type Breadcrumb, Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { serverUrls } from '#shared/server-urls.ts'
import { nonBreaking, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop, Shop } from '#shop'
import { readTextFields, tooManyRequests } from '../../forms.server.ts'
import type { PageHead } from '../../page-head.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { frameTexts } from '../../texts/frame.ts'
import { renderPage } from '../rows/list-rows.server.tsx'

interface OpinionsPageRequest {
  title: string
  /** Of the page, without a query. */
  address: string
  /** Without the start page. */
  breadcrumbs: Breadcrumb[]
  of: OpinionSubject
  list: FilteredOpinions
}

/** Returns a page of opinions, rendered completely: it works without scripts. */
export function opinionsPage(shop: PublicShop, { title, address, breadcrumbs, of, list }: OpinionsPageRequest) {
  const { counts, filter } = list
  const query = opinionFilterQuery(filter)
  const head: PageHead = {
    title: tabTitle(shop, title),
    description: title,
    canonical: serverUrls.absolute(shop.publicUrl, address),
    shopName: tabTitle(shop, ''),
    hidden: query !== '' || counts.length === 0,
  }
  const html = renderPage(
    shop,
    <>
      <Trail items={breadcrumbs} />
      <h1 className="text-title">{nonBreaking(title)}</h1>
      {counts.length === 0 ? (
        <p>{translate(of === 'shop' ? opinionTexts.noneOfShop : opinionTexts.none, {}, shop.textOverrides)}</p>
      ) : (
        <OpinionList
          of={of}
          {...list}
          address={address}
          writeAt={serverUrls.rate(of === 'shop' ? 'sklep' : of.productId)}
          takesUnconfirmed={shop.settings.get(opinionsFromAnyoneSetting) === 'yes'}
        />
      )}
    </>,
  )
  return { head, html, money: shop.currency.format }
}

function Trail({ items }: { items: Breadcrumb[] }) {
  const t = useTranslate()
  return (
    <Breadcrumbs
      label={t(frameTexts.breadcrumbs)}
      items={[{ name: t(frameTexts.home), address: urls.home() }, ...items]}
    />
  )
}

/** Receives whether an opinion helps: back to it, or the reason why the vote does not count. */
export async function receiveVote(shop: Shop, request: Request, { pathname, search }: URL) {
  const { id = '', operation } = await readTextFields(request)
  const known = /^[1-9]\d{0,14}$/.test(id) && (operation === 'positive' || operation === 'negative')
  if (!known) throw data(null, { status: 400 })
  const counted = await rateOpinion(shop, { opinionId: Number(id), isHelpful: operation === 'positive' })
  if (counted.ok) return redirect(`${pathname}${search}#opinia-${id}`, 303)
  const { code, message } = counted.problem
  const answer = { message: translate(message.text, message.values, shop.textOverrides) }
  if (counted.problem.code === 'wait') return data(answer, tooManyRequests(counted.problem.until, shop.now))
  return data(answer, { status: code === 'unknown' ? 404 : 409 })
}
