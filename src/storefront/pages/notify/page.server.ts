import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { sizesLabel } from '#features/catalogue/rules/size-labels.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { offerAvailability } from '#features/offers/rules/availability.ts'
import { requestStockAlert } from '#features/stock-alerts/actions/stock-alerts.ts'
import { stockAlertTexts } from '#features/stock-alerts/texts/response.ts'
import { translate } from '#shared/text.ts'
import { readForm } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'

/** The possible stock alerts of the product in the query; `size`, `email` and `quantity` fill in the form. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = await getPersonalShop(context)
  const query = new URL(request.url).searchParams
  const id = /^\d{1,9}$/.test(query.get('product') ?? '') ? Number(query.get('product')) : 0
  const offers = [...(await getOffersByProduct(shop, [id])).values()]
  const [first] = offers
  if (!first || first.withdrawn) throw data(null, { status: 404 })
  const names = offers.map(({ size }) => size.name)
  const awaited = offers.filter((offer) => offerAvailability(offer).notify)
  return {
    ...pageTitles(shop, translate(stockAlertTexts.pageTitle, {}, shop.textOverrides)),
    product: { id, name: first.product.name, sizeWord: sizesLabel(first.product.kind, names, shop.textOverrides) },
    sizes: awaited.map(({ size }) => ({ type: size.type, name: size.name })),
    size: query.get('size') ?? '',
    email: query.get('email') ?? '',
    quantity: query.get('quantity') ?? '',
  }
}

const refusalStatuses = { mail: 422, limit: 429, increase_quantity: 409, unknown: 404, not_awaited: 409 }

/** Stores the stock alert; the typed values come back when it was refused. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = await getPersonalShop(context)
  const form = await readForm(request)
  const fields = new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  const answer = await requestStockAlert(shop, fields)
  const [size, email, quantity] = ['size', 'email', 'quantity'].map((name) => fields.get(name) ?? '')
  const typed = { size, email, quantity }
  if (answer.ok)
    return data({
      ...typed,
      answer: { status: 'success', message: translate(answer.value.text, answer.value.values, shop.textOverrides) },
    })
  const { code, message } = answer.problem
  const refusal = {
    status: 'error',
    errdesc: code,
    message: translate(message.text, message.values, shop.textOverrides),
  }
  return data({ ...typed, answer: refusal }, { status: refusalStatuses[code] })
}
