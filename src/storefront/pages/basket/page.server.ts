import { redirect } from 'react-router'
import { acceptChanges } from '#features/basket/actions/accept-changes.ts'
import { announce } from '#features/basket/actions/announce.ts'
import { changeBasket } from '#features/basket/actions/change-basket.ts'
import { clearBasket } from '#features/basket/actions/clear-basket.ts'
import { lookIntoBasket } from '#features/basket/actions/look-into-basket.ts'
import { takeMessages } from '#features/basket/actions/take-messages.ts'
import { basketComment } from '#features/basket/reads/basket-comment.ts'
import { giftChoices } from '#features/basket/reads/gift-choices.ts'
import { findSavedLines } from '#features/basket/reads/saved-lines.ts'
import { wrapChoices } from '#features/basket/reads/wrap-choices.ts'
import { sizesWithPrice } from '#features/basket/rules/basket.ts'
import { basketVatWords } from '#features/basket/rules/basket-vat.ts'
import type { LineOutcome } from '#features/basket/rules/items.ts'
import {
  messageAboutEmptied,
  messageAboutNothingChosen,
  messageAboutRefusal,
  messagesAbout,
  type PendingMessage,
} from '#features/basket/rules/messages.ts'
import { promotionRows } from '#features/basket/rules/promotion-rows.ts'
import { basketTexts } from '#features/basket/texts/basket.ts'
import { pageTexts } from '#features/basket/texts/page.ts'
import { promiseOfOrder } from '#features/delivery/reads/shipping-promises.ts'
import { promiseWords } from '#features/delivery/rules/promise-words.ts'
import { hotspots } from '#features/hotspots/reads/hotspots.ts'
import { tellInstalments } from '#features/payments/rules/instalment-words.ts'
import { instalmentsSetting } from '#features/payments/settings.ts'
import { announcedReductions } from '#features/pricing/reads/announced-reductions.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { takesCodes } from '#features/promotions/reads/takes-codes.ts'
import { isPrefetch } from '#platform/http/fetch-metadata.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say, type Text, type TextValues } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import type { Route } from './+types/page'
import { askedItems } from './asked-items.server.ts'
import { changeBeside } from './beside.server.ts'
import { changeExtras } from './change-extras.server.ts'
import { savedMarkup } from './saved-markup.server.tsx'
import { type Field, readTouched, writeSeen } from './touched.server.ts'
import { wrapAgain } from './wrap-again.server.ts'

/** Of how many products in the basket others are looked up. */
const mostBesides = 20

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const { idleCode, ...basket } = await lookIntoBasket(shop)
  const comment = await basketComment(shop)
  const priceType = shop.settings.get(priceTypeSetting)
  const inWords = (text: Text, values?: TextValues) => say(text, values, shop.words)
  const wraps = basket.lines.length > 0 ? await wrapChoices(shop) : []
  return {
    tab: tabTitle(shop, say(pageTexts.title, {}, shop.words)),
    basket,
    comment,
    idleCode: (await takesCodes(shop)) ? (idleCode ? say(idleCode.text, {}, shop.words) : '') : null,
    promotions: promotionRows(basket, priceType, {
      format: shop.currency.format,
      words: shop.words,
    }),
    gifts: await giftChoices(shop, basket),
    wraps,
    seen: writeSeen({ ...basket, comment, wraps }),
    saved: savedMarkup(shop, await findSavedLines(shop)),
    promise: promiseWords(await promiseOfOrder(shop, basket.lines), shop.words),
    messages: isPrefetch(request.headers) ? [] : await takeMessages(shop),
    beside: await beside(
      shop,
      basket.lines.map(({ productId }) => productId),
    ),
    priceType,
    vat: basketVatWords(basket, priceType, inWords, (amount) => formatMoney(amount, shop.currency.format)),
    reductions: await announcedReductions(shop, sizesWithPrice(basket.lines)),
    instalments: tellInstalments(shop.settings.get(instalmentsSetting), shop.currency.format, shop.words),
    money: shop.currency.format,
  }
}

/** What goes well with the first of these products. */
async function beside(shop: Shop, productIds: number[]) {
  const ids = [...new Set(productIds)].slice(0, mostBesides)
  return ids.length > 0 ? hotspots(shop, ids) : null
}

/**
 * Changes the basket: what has been touched of its form (see `writeSeen`), and what the pressed button says. A form is answered with a
 * redirect; with `quiet`, from a script, the messages are the answer.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await personalShop(context)
  const form = await readForm(request)
  const fields = [...form].flatMap(([name, value]): Field[] => (typeof value === 'string' ? [[name, value]] : []))
  const { touched, untouched } = readTouched(fields)
  const values = new Map(touched)
  const changed = await change(shop, values, { touched, untouched })
  const beside = await changeBeside(shop, values)
  const wrapped = [...(await wrapAgain(shop, values)), ...(await changeExtras(shop, values))]
  const messages = [...changed, ...beside.messages, ...wrapped]
  if (beside.to) {
    await announce(shop, messages)
    return redirect(beside.to, 303)
  }
  if (form.get('after_basket_change') === 'order' && messages.every(({ type }) => type === 'success'))
    return redirect(urls.checkout(), 303)
  if (form.has('quiet')) return { messages }
  await announce(shop, messages)
  return redirect(messages.some(({ typed }) => typed !== undefined) ? serverUrls.rebateCode() : urls.basket(), 303)
}

async function change(
  shop: Shop,
  values: Map<string, string>,
  { touched, untouched }: ReturnType<typeof readTouched>,
): Promise<PendingMessage[]> {
  if (values.get('do') === 'clear') {
    const lines = await clearBasket(shop)
    return lines.length > 0 ? [messageAboutEmptied(lines)] : []
  }
  const chosen = values.get('do') === 'remove-chosen' ? valuesOf(touched, 'chosen') : []
  if (values.get('do') === 'remove-chosen' && chosen.length === 0) return [messageAboutNothingChosen()]
  const settled =
    values.get('do') === 'accept'
      ? await acceptChanges(shop)
      : await changeBasket(shop, { items: askedItems(touched, untouched, [...chosen, ...valuesOf(touched, 'remove')]) })
  return settled.ok ? messagesAbout(settled.value.map(aboutPutBack)) : [messageAboutRefusal(settled.problem)]
}

/** A line that was not there is not merely changed: that it is back is said. */
function aboutPutBack(outcome: LineOutcome): LineOutcome {
  const isBack = outcome.code === 'changed' && outcome.before === 0n
  return isBack ? { ...outcome, code: 'added', message: { text: basketTexts.added } } : outcome
}

function valuesOf(fields: Field[], wanted: string): string[] {
  return fields.flatMap(([name, value]) => (name === wanted ? value : []))
}
