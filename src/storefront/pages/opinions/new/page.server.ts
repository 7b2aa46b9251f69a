import { data, redirect } from 'react-router'
import { findProductPageName } from '#features/catalogue/queries/page-names.ts'
import { findCustomer } from '#features/customers/queries.ts'
import { writeUnprovenOpinion } from '#features/opinions/actions/write-opinion.ts'
import { getRateableOrders } from '#features/opinions/queries/written-opinions.ts'
import { readOpinionSubject } from '#features/opinions/rules/opinion-rights.ts'
import { opinionsFromAnyoneSetting } from '#features/opinions/settings.ts'
import { opinionFormTexts as texts } from '#features/opinions/texts/opinion-form.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields } from '../../../forms.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import { opinionNotice, sentNotice } from '../opinion-notices.ts'
import { opinionRefusal } from '../opinion-refusal.server.ts'
import type { Route } from './+types/page.ts'

/** Leads a buyer to the form of their order; says others how an opinion can be written, or takes it as an unconfirmed one. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const { subject, id, product } = await findSubject(shop, params.subject)
  const { customerId } = shop.visitor
  const [order] = customerId === null ? [] : await getRateableOrders(shop, customerId, [id])
  if (order) throw redirect(serverUrls.rate(params.subject, order), 303)
  const client = customerId === null ? null : await findCustomer(shop, customerId)
  const title = translate(
    product ? texts.title : texts.titleOfShop,
    product ? { product: product.name } : {},
    shop.textOverrides,
  )
  const notice = opinionNotice(url.searchParams, subject !== 'shop')
  return {
    ...pageTitles(shop, title),
    notice: notice && translate(notice, {}, shop.textOverrides),
    isOpen: shop.settings.get(opinionsFromAnyoneSetting) === 'yes',
    isClient: client !== null,
    values: { author: client?.firstName ?? '', email: client?.email ?? '' },
    signIn: urls.signIn(url.pathname),
    findOrder: serverUrls.findOrder(),
    product: product && urls.product(product),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const { subject } = await findSubject(shop, params.subject)
  const fields = await readTextFields(request)
  const written = await writeUnprovenOpinion(shop, subject, new Map(Object.entries(fields)))
  if (written.ok) return redirect(url.pathname + sentNotice(written.value.state), 303)
  return opinionRefusal(written.problem, fields, shop.now)
}

async function findSubject(shop: Shop, raw: string) {
  const subject = readOpinionSubject(raw)
  if (!subject) throw data(null, { status: 404 })
  if (subject === 'shop') return { subject, id: 0, product: null }
  const name = await findProductPageName(shop, subject.productId)
  if (name === null) throw data(null, { status: 404 })
  return { subject, id: subject.productId, product: { id: subject.productId, name } }
}
