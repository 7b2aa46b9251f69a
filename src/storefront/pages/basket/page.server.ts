import { redirect } from 'react-router'
import { changeBasket } from '#features/basket/actions/apply-line-changes.ts'
import { clearBasket } from '#features/basket/actions/clear-basket.ts'
import { acceptChanges, getBasketAndMarkSeen } from '#features/basket/actions/mark-changes-seen.ts'
import { addPendingMessages, takePendingMessages } from '#features/basket/actions/pending-messages.ts'
import { getSavedLines } from '#features/basket/queries/detached-lines.ts'
import { getBasketComment } from '#features/basket/queries/stored-basket.ts'
import { sizesWithPrice } from '#features/basket/rules/basket.ts'
import type { LineOutcome } from '#features/basket/rules/basket-items.ts'
import { countedCourier } from '#features/basket/rules/counted-courier.ts'
import {
  emptiedMessage,
  lineMessages,
  nothingChosenMessage,
  type PendingMessage,
  refusalMessage,
} from '#features/basket/rules/messages.ts'
import { orderedSizes } from '#features/basket/rules/ordered-sizes.ts'
import { basketVatText, promotionSummaryRows } from '#features/basket/rules/summary-rows.ts'
import { basketTexts } from '#features/basket/texts/basket.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { getGiftChoices, getWrapChoices } from '#features/basket/views.ts'
import { promiseText } from '#features/delivery/rules/shipping-promise.ts'
import { arrivalTextsFrom } from '#features/delivery/views/arrival-texts.ts'
import { orderDespatch } from '#features/delivery/views/shipping-promises.ts'
import { type Hotspots, joinShortRow } from '#features/hotspots/rules.ts'
import { getHotspots } from '#features/hotspots/views.ts'
import { describeInstalmentSystems } from '#features/payments/rules/instalments.ts'
import { instalmentsSetting } from '#features/payments/settings.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { getAnnouncedReductions } from '#features/pricing/views.ts'
import { usesRebateCodes } from '#features/promotions/views.ts'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { isPrefetch } from '#platform/http/fetch-metadata.ts'
import { formatMoney } from '#shared/money.ts'
import { pack } from '#shared/packed.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Text, type TextValues, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { suggestedMarkup } from '../rows/suggested-goods.server.tsx'
import type { Route } from './+types/page'
import { type FormField, readChangedFields, readRequestedItems, writeFormSnapshot } from './changed-fields.server.ts'
import { emptyBasketMarkup } from './empty-basket.server.tsx'
import { applyExtras, restoreWraps } from './extras.server.ts'
import { applySaveOrShare, savedMarkup } from './save-and-share.server.tsx'
import { trustMarkup } from './trust.server.tsx'

/** How many products of the basket get recommendations. */
const maxRelatedProducts = 20

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const { idleCode, courier, ...basket } = await getBasketAndMarkSeen(shop)
  const comment = await getBasketComment(shop)
  const priceType = shop.settings.get(priceTypeSetting)
  const translated = (text: Text, values?: TextValues) => translate(text, values, shop.textOverrides)
  const wraps = basket.lines.length > 0 ? await getWrapChoices(shop) : []
  const despatch = await orderDespatch(shop, orderedSizes(basket.lines))
  return {
    tab: tabTitle(shop, translate(basketPageTexts.title, {}, shop.textOverrides)),
    basket,
    comment,
    idleCode: (await usesRebateCodes(shop)) ? (idleCode ? translate(idleCode.text, {}, shop.textOverrides) : '') : null,
    promotions: promotionSummaryRows(basket, priceType, {
      format: shop.currency.format,
      textOverrides: shop.textOverrides,
    }),
    gifts: await getGiftChoices(shop, basket),
    wraps,
    seen: writeFormSnapshot({ ...basket, comment, wraps }),
    saved: savedMarkup(shop, await getSavedLines(shop)),
    trust: trustMarkup(shop, basket),
    courier: courier && countedCourier(courier, basket.delivery?.missingToFree === 0, shop.textOverrides),
    promise: basket.isDelivered && despatch ? promiseText(despatch.promise, shop.textOverrides) : null,
    arrives: courier && ((await arrivalTextsFrom(shop, despatch?.time ?? null, [courier])).get(courier.daysTo) ?? null),
    messages: isPrefetch(request.headers) ? [] : await takePendingMessages(shop),
    related: await getRelatedProducts(
      shop,
      basket.lines.map(({ productId }) => productId),
    ),
    empty: basket.lines.length === 0 ? await emptyBasketMarkup(shop) : '',
    suggested: basket.lines.length === 0 ? await suggestedMarkup(shop) : '',
    priceType,
    vat: basketVatText(basket, priceType, translated, (amount) => formatMoney(amount, shop.currency.format)),
    reductions: await getAnnouncedReductions(shop, sizesWithPrice(basket.lines)),
    instalments: describeInstalmentSystems(
      shop.settings.get(instalmentsSetting),
      shop.currency.format,
      shop.textOverrides,
    ),
    money: shop.currency.format,
  }
}

/** Returns recommendations for the first of these products. */
async function getRelatedProducts(shop: Shop, productIds: number[]) {
  const ids = [...new Set(productIds)].slice(0, maxRelatedProducts)
  return ids.length > 0 ? pack<Hotspots<GridProduct>>(joinShortRow(await getHotspots(shop, ids))) : null
}

/**
 * Changes the basket: the changed fields of its form (see `writeFormSnapshot`), and the action of the pressed button. A form gets a redirect; with
 * `quiet`, from a script, the messages are the response.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const form = await readForm(request)
  const fields = [...form].flatMap(([name, value]): FormField[] => (typeof value === 'string' ? [[name, value]] : []))
  const { touched, untouched } = readChangedFields(fields)
  const values = new Map(touched)
  const changed = await applyChange(shop, values, { touched, untouched })
  const saveResult = await applySaveOrShare(shop, values)
  const wrapped = [...(await restoreWraps(shop, values)), ...(await applyExtras(shop, values))]
  const messages = [...changed, ...saveResult.messages, ...wrapped]
  if (saveResult.to) {
    await addPendingMessages(shop, messages)
    return redirect(saveResult.to, 303)
  }
  if (form.get('after_basket_change') === 'order' && messages.every(({ type }) => type === 'success'))
    return redirect(urls.checkout(), 303)
  if (form.has('quiet')) return { messages }
  await addPendingMessages(shop, messages)
  return redirect(messages.some(({ typed }) => typed !== undefined) ? serverUrls.rebateCode() : urls.basket(), 303)
}

async function applyChange(
  shop: Shop,
  values: Map<string, string>,
  { touched, untouched }: ReturnType<typeof readChangedFields>,
): Promise<PendingMessage[]> {
  if (values.get('do') === 'clear') {
    const lines = await clearBasket(shop)
    return lines.length > 0 ? [emptiedMessage(lines)] : []
  }
  const chosen = values.get('do') === 'remove-chosen' ? valuesOf(touched, 'chosen') : []
  if (values.get('do') === 'remove-chosen' && chosen.length === 0) return [nothingChosenMessage()]
  const result =
    values.get('do') === 'accept'
      ? await acceptChanges(shop)
      : await changeBasket(shop, {
          items: readRequestedItems(touched, untouched, [...chosen, ...valuesOf(touched, 'remove')]),
        })
  return result.ok ? lineMessages(result.value.map(restoredOutcome)) : [refusalMessage(result.problem)]
}

/** A line that did not exist is reported as restored, not as changed. */
function restoredOutcome(outcome: LineOutcome): LineOutcome {
  const isRestored = outcome.code === 'changed' && outcome.before === 0n
  return isRestored ? { ...outcome, code: 'added', message: { text: basketTexts.added } } : outcome
}

function valuesOf(fields: FormField[], wanted: string): string[] {
  return fields.flatMap(([name, value]) => (name === wanted ? value : []))
}
