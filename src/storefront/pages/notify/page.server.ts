import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import { sizeAvailability } from '#features/basket/rules/availability.ts'
import { sizeWord } from '#features/catalogue/rules/size-word.ts'
import { observeSize } from '#features/observed/actions/observe-size.ts'
import { observedTexts } from '#features/observed/texts/answer.ts'
import { say } from '#shared/text.ts'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'

/** What may be waited for of the product that the query names; `size`, `email` and `quantity` fill in the form. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = await personalShop(context)
  const query = new URL(request.url).searchParams
  const id = /^\d{1,9}$/.test(query.get('product') ?? '') ? Number(query.get('product')) : 0
  const offers = [...(await offersOfProducts(shop, [id])).values()]
  const [first] = offers
  if (!first || first.withdrawn) throw data(null, { status: 404 })
  const names = offers.map(({ size }) => size.name)
  const awaited = offers.filter((offer) => sizeAvailability(offer).notify)
  return {
    ...titles(shop, say(observedTexts.pageTitle, {}, shop.words)),
    product: { id, name: first.product.name, sizeWord: sizeWord(first.product.kind, names, shop.words) },
    sizes: awaited.map(({ size }) => ({ type: size.type, name: size.name })),
    size: query.get('size') ?? '',
    email: query.get('email') ?? '',
    quantity: query.get('quantity') ?? '',
  }
}

const statuses = { mail: 422, limit: 429, increase_quantity: 409, unknown: 404, not_awaited: 409 }

/** Writes the wish down; what stands on the form comes back when it was refused. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = await personalShop(context)
  const form = await readForm(request)
  const fields = new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  const answer = await observeSize(shop, fields)
  const [size, email, quantity] = ['size', 'email', 'quantity'].map((name) => fields.get(name) ?? '')
  const typed = { size, email, quantity }
  if (answer.ok)
    return data({
      ...typed,
      answer: { status: 'success', message: say(answer.value.text, answer.value.values, shop.words) },
    })
  const { code, message } = answer.problem
  const said = { status: 'error', errdesc: code, message: say(message.text, message.values, shop.words) }
  return data({ ...typed, answer: said }, { status: statuses[code] })
}
