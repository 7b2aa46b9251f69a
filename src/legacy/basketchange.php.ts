import type { Context } from 'hono'
import { addToBasket, changeBasket } from '#features/basket/actions/apply-line-changes.ts'
import { clearBasket } from '#features/basket/actions/clear-basket.ts'
import { addPendingMessages } from '#features/basket/actions/pending-messages.ts'
import { countIndexes, type Fields, readBasketItems, readSingleItem } from '#features/basket/checks.ts'
import type { LineOutcome } from '#features/basket/rules/basket-items.ts'
import { lineMessages, refusalMessage } from '#features/basket/rules/messages.ts'
import { basketTexts } from '#features/basket/texts/basket.ts'
import { sectionPrefixSetting } from '#features/catalogue/settings.ts'
import { type Refusal, refusal } from '#features/offers/rules/offer.ts'
import { countPendingEvents } from '#features/tracking/views.ts'
import { mayWriteByGet } from '#platform/http/fetch-metadata.ts'
import { ownProperty } from '#shared/own-property.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import type { Shop } from '#shop'
import type { RequestEnvironment } from '../server/request-context.ts'
import { wireBasketAnswer } from './basket-answer.ts'
import { favouritesChange } from './favourites.ts'
import { readFields, selectRows } from './form-fields.ts'
import { linesToRemove, resolveLineNames } from './line-names.ts'
import { legacyTexts } from './texts.ts'

type BasketChangeResult = Result<LineOutcome[], Refusal>

/**
 * GET or POST /basketchange.php (A7.9, A7.10): one product, or several with ?type=multiproduct; with mode=2 for favourites.
 * Several products are set to these quantities; change=add (ours) adds them instead. change=empty removes one product, or all
 * without `product`. With getAjax the answer is the basket with `results`, otherwise a redirect to the basket page; with
 * show_refusal=product (ours) a refused configuration or quantity is sent on to the product's page instead. A client that sends `quiet`
 * (ours) shows the results itself: nothing is stored for /return.php.
 */
export async function basketChange(context: Context<RequestEnvironment>): Promise<Response> {
  const { method } = context.req
  const several = context.req.query('type') === 'multiproduct'
  if (method === 'HEAD') return context.body(null, 405, { Allow: 'GET, POST' })
  if (method === 'GET' && several) return refuse(context, 405, 'post_only')
  const sent = await readFields(context)
  if (!sent) return refuse(context, 400, 'malformed')
  const fields = several ? countIndexes(sent) : sent
  const values = new Map(fields)
  const aboutFavourites = values.get('mode') === '2'
  if (method === 'GET' && !mayWriteByGet(context.req.raw, context.var.publicShop.publicUrl)) {
    const confirm = aboutFavourites ? serverUrls.confirmFavourite : serverUrls.confirmBasket
    return context.redirect(confirm(new URLSearchParams(fields).toString()), 303)
  }
  if (aboutFavourites) return favouritesChange(context, fields, several)
  const shop = await context.var.openShop()
  const result = await applyChange(shop, several, values.get('change'), fields)
  const ajax = isFlagOn(values.get('getAjax'))
  const page = ajax || several || method === 'GET' ? null : pageOfRefusedForm(shop, values, result)
  if (page) return context.redirect(page, 307)
  const messages = result.ok ? lineMessages(result.value) : [refusalMessage(result.problem)]
  const isReported = ajax && (isFlagOn(values.get('quiet')) || shop.visitor.visitId === null)
  if (!isReported) await addPendingMessages(shop, messages)
  if (ajax) return answer(context, shop, result)
  return context.redirect(values.get('after_basket_change') === 'order' ? urls.checkout() : urls.basket(), 303)
}

/** What of a product's own form is shown there again, by the code of its refusal: the name of the part of the page. */
const shownParts = { incomplete_configuration: 'configurator', wrong_quantity: 'form' } as const

/**
 * The page of the product whose own form was sent without scripts with a configuration or a quantity that is refused: the same form is sent on
 * to it, where it is shown with what was typed. Null for all others.
 */
function pageOfRefusedForm(shop: Shop, values: Map<string, string>, result: BasketChangeResult): string | null {
  const [outcome] = result.ok ? result.value : []
  if (values.get('show_refusal') !== 'product') return null
  const part = ownProperty(shownParts, outcome?.code ?? '')
  if (!outcome || !part || outcome.name === null) return null
  const page = urls.product({ id: Number(outcome.product), name: outcome.name })
  return `${page}${outcome.size && urls.ofSize(outcome.size)}#${shop.settings.get(sectionPrefixSetting)}${part}`
}

async function applyChange(
  shop: Shop,
  several: boolean,
  change: string | undefined,
  fields: Fields,
): Promise<BasketChangeResult> {
  if (several) return applyChanges(shop, change, fields)
  if (change === 'empty') return emptyBasket(shop, fields)
  const items = await resolveLineNames(shop, [readSingleItem(fields)])
  return change === 'change' ? changeBasket(shop, { items }) : addToBasket(shop, { items })
}

/** Removes the named products, in all sizes and texts unless these are named too; all lines when no product is named. */
async function emptyBasket(shop: Shop, fields: Fields): Promise<BasketChangeResult> {
  const named = new Map(fields)
  if (named.has('product'))
    return changeBasket(shop, { items: await linesToRemove(shop, readSingleItem(fields), named) })
  await clearBasket(shop)
  return done([])
}

async function applyChanges(shop: Shop, change: string | undefined, fields: Fields): Promise<BasketChangeResult> {
  const rows = selectRows([...fields])
  if (!rows) return refused(refusal('nothing_chosen', basketTexts.nothingToAdd))
  const items = await resolveLineNames(shop, readBasketItems(rows))
  return change === 'add' ? addToBasket(shop, { items }) : changeBasket(shop, { items })
}

async function answer(context: Context<RequestEnvironment>, shop: Shop, result: BasketChangeResult): Promise<Response> {
  const basket = await wireBasketAnswer(shop)
  const body = result.ok
    ? { basket, results: result.value.map((outcome) => resultAnswer(shop, outcome)) }
    : { basket, results: [], error: toMessage(shop, result.problem) }
  return context.json(body, result.ok ? 200 : 400, {
    'x-iai-tracking-events': String(await countPendingEvents(shop, async () => shop)),
  })
}

/** Clients show any status but success as an error, so a value that was only cut or rounded is a success with a warning. */
function resultAnswer(shop: Shop, { product, size, status, code, message }: LineOutcome) {
  const reason = toMessage(shop, { code, message })
  if (status === 'error') return { product, size, status, error: reason }
  return { product, size, status: 'success', ...(status === 'warning' && { warning: reason }) }
}

function toMessage(shop: Shop, { code, message }: Pick<LineOutcome, 'code' | 'message'>) {
  return { code, message: translate(message.text, message.values, shop.textOverrides) }
}

function refuse(context: Context<RequestEnvironment>, status: 400 | 405, code: 'malformed' | 'post_only'): Response {
  const { textOverrides } = context.var.publicShop
  const reason = translate(legacyTexts.notForm, {}, textOverrides)
  const message =
    code === 'post_only'
      ? translate(legacyTexts.postOnly, {}, textOverrides)
      : translate(legacyTexts.malformed, { reason }, textOverrides)
  return context.json({ error: { code, message } }, status, status === 405 ? { Allow: 'POST' } : {})
}
