import { data, redirect } from 'react-router'
import { holdBasket } from '#features/basket/actions/hold-basket.ts'
import { basketComment } from '#features/basket/reads/basket-comment.ts'
import type { SeenBasket } from '#features/basket/reads/see-basket.ts'
import { sizesWithPrice } from '#features/basket/rules/basket.ts'
import { idleCode } from '#features/basket/rules/idle-code.ts'
import { promotionRows } from '#features/basket/rules/promotion-rows.ts'
import { savedBy } from '#features/basket/rules/saved-by.ts'
import { holdTexts } from '#features/basket/texts/hold.ts'
import { pageTexts } from '#features/basket/texts/page.ts'
import { mainCharacteristics } from '#features/catalogue/reads/main-characteristics.ts'
import { placeOrder } from '#features/checkout/actions/place-order.ts'
import { findCheckout } from '#features/checkout/reads/find-checkout.ts'
import { findSellingGaps } from '#features/checkout/reads/find-selling-gaps.ts'
import { writeSeenExtras } from '#features/checkout/rules/changes.ts'
import { pricedParts } from '#features/checkout/rules/draft.ts'
import { notOpenTexts } from '#features/checkout/texts/not-open.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import type { ShownRefusal } from '#features/checkout/ui/refusal-notice.tsx'
import { customerAddresses, findCustomer } from '#features/customers/reads.ts'
import { waitMessage } from '#features/customers/rules/wait.ts'
import { promiseOfOrder } from '#features/delivery/reads/shipping-promises.ts'
import { promiseWords } from '#features/delivery/rules/promise-words.ts'
import { methodsWithoutCourier } from '#features/payments/rules.ts'
import { announcedReductions } from '#features/pricing/reads/announced-reductions.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { giftCardsSetting } from '#features/promotions/settings.ts'
import { isPrefetch } from '#platform/http/fetch-metadata.ts'
import { countryName } from '#shared/country-name.ts'
import { momentWords } from '#shared/day.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { tooMany } from '../../too-many.server.ts'
import type { Route } from './+types/page.ts'
import { prefill } from './prefill.server.ts'
import { noticesOf, summaryExtras, summaryLine } from './summary-line.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const held = isPrefetch(request.headers) ? null : await holdBasket(shop)
  const { goods, countries, options, methods, termsVersion } = await findCheckout(shop)
  const idle = idleCode(goods)
  const priceType = shop.settings.get(priceTypeSetting)
  const { customerId } = shop.visitor
  const customer = customerId === null ? null : await findCustomer(shop, customerId)
  const addresses = customerId === null ? [] : await customerAddresses(shop, customerId)
  const described = await mainCharacteristics(
    shop,
    goods.lines.map(({ productId }) => productId),
  )
  const reductions = await announcedReductions(shop, sizesWithPrice(goods.lines))
  return {
    tab: tabTitle(shop, say(checkoutTexts.title, {}, shop.words)),
    held: held?.ok ? say(holdTexts.heldUntil, { time: momentWords(held.value).time }, shop.words) : null,
    idempotencyKey: crypto.randomUUID(),
    lines: goods.lines.map((line) =>
      summaryLine(
        line,
        described.get(line.productId) ?? '',
        { words: shop.words, priceType },
        reductions.get(line.sizeId),
      ),
    ),
    extras: summaryExtras(goods, priceType),
    seenExtras: writeSeenExtras(goods.extras),
    notices: noticesOf(goods),
    promotions: promotionRows(goods, priceType, { format: shop.currency.format, words: shop.words }),
    idleCode: idle && { ...idle, message: say(idle.message.text, {}, shop.words) },
    saved: savedBy(goods.lines, priceType),
    points: goods.points > 0 ? say(pageTexts.forPoints, { count: goods.points }, shop.words) : null,
    priced: pricedParts(goods),
    blocked: (await findSellingGaps(shop)).length > 0 ? notOpen : blockedBy(goods),
    needsDelivery: goods.needsDelivery,
    promise: promiseWords(await promiseOfOrder(shop, goods.lines), shop.words),
    countries: countries.map((code) => ({ value: code, label: countryName(code) })),
    options,
    methods: goods.needsDelivery ? methods : methodsWithoutCourier(methods),
    money: shop.currency.format,
    priceType,
    termsVersion,
    giftCards: shop.settings.get(giftCardsSetting).length > 0,
    signedIn: customer !== null,
    values: { ...prefill(customer, addresses, shop.visitor.destination), comment: await basketComment(shop) },
  }
}

/** In the words of a refusal that is one sentence. */
const notOpen: ShownRefusal = { reason: 'wait', message: { text: notOpenTexts.orders } }

/** The lines because of which nothing can be ordered. */
function blockedBy(goods: SeenBasket): ShownRefusal | null {
  const lines = goods.lines.flatMap(({ offer, problem }) =>
    problem ? [{ name: offer.product.name, message: problem.message }] : [],
  )
  return lines.length > 0 ? { reason: 'not-orderable', lines } : null
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await personalShop(context)
  const form = await readForm(request)
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  if (fields.intent === 'recalculate') return data({ values: fields, refusal: null })
  const placed = await placeOrder(shop, { fields, seen: form.getAll('seen').map(String) })
  if (placed.ok) return redirect(urls.order(placed.value), 303)
  const refusal = placed.problem
  if (refusal.reason === 'empty' || refusal.reason === 'repeated') return redirect(urls.checkout(), 303)
  if (refusal.reason === 'not-open') return data({ values: fields, refusal: notOpen }, { status: 409 })
  if (refusal.reason === 'wait') {
    const message = waitMessage(checkoutTexts.waitToOrder, refusal.until, shop.now)
    return data({ values: fields, refusal: { reason: refusal.reason, message } }, tooMany(refusal.until, shop.now))
  }
  return data({ values: fields, refusal }, { status: refusal.reason === 'invalid' ? 422 : 409 })
}
