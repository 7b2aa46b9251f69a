import type { Context } from 'hono'
import { addToBasket } from '#features/basket/actions/add-to-basket.ts'
import { announce } from '#features/basket/actions/announce.ts'
import { changeBasket } from '#features/basket/actions/change-basket.ts'
import { clearBasket } from '#features/basket/actions/clear-basket.ts'
import { type Fields, readItems, readSingleItem } from '#features/basket/checks/basket-items.ts'
import { countIndexes } from '#features/basket/checks/counted-indexes.ts'
import type { LineOutcome } from '#features/basket/rules/items.ts'
import { messageAboutRefusal, messagesAbout } from '#features/basket/rules/messages.ts'
import { type Refusal, refusal } from '#features/basket/rules/offer.ts'
import { basketTexts } from '#features/basket/texts/basket.ts'
import { pendingEvents } from '#features/tracking/reads/pending-events.ts'
import { mayWriteByGet } from '#platform/http/fetch-metadata.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { isOn } from '#shared/wire-flag.ts'
import type { Shop } from '#shop'
import type { ShopEnvironment } from '../open-shop.ts'
import { basketAnswer } from './basket-answer.ts'
import { favouritesChange } from './favourites-change.ts'
import { linesToRemove, nameLines } from './named-lines.ts'
import { readFields } from './read-fields.ts'
import { rowsMeant } from './rows-meant.ts'
import { legacyTexts } from './texts.ts'

type Settled = Result<LineOutcome[], Refusal>

/**
 * GET or POST /basketchange.php (A7.9, A7.10): one product, or any set with ?type=multiproduct; with mode=2 it is about favourites.
 * Several products get exactly these quantities; with change=add (ours) that many more. change=empty removes one product, or without
 * `product` all of them. With getAjax the answer is the basket with `results` beside it, without it a redirect to the basket page. A client
 * that sends `quiet` (ours) shows the results itself: nothing is kept for /return.php.
 */
export async function basketChange(context: Context<ShopEnvironment>): Promise<Response> {
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
  const settled = await settle(shop, several, values.get('change'), fields)
  const ajax = isOn(values.get('getAjax'))
  const messages = settled.ok ? messagesAbout(settled.value) : [messageAboutRefusal(settled.problem)]
  const told = ajax && (isOn(values.get('quiet')) || shop.visitor.visitId === null)
  if (!told) await announce(shop, messages)
  if (ajax) return answer(context, shop, settled)
  return context.redirect(values.get('after_basket_change') === 'order' ? urls.checkout() : urls.basket(), 303)
}

async function settle(shop: Shop, several: boolean, change: string | undefined, fields: Fields): Promise<Settled> {
  if (several) return settleSeveral(shop, change, fields)
  if (change === 'empty') return empty(shop, fields)
  const items = await nameLines(shop, [readSingleItem(fields)])
  return change === 'change' ? changeBasket(shop, { items }) : addToBasket(shop, { items })
}

/** Takes out what is named, in all its sizes and texts unless they are named too; all lines where no product is named. */
async function empty(shop: Shop, fields: Fields): Promise<Settled> {
  const named = new Map(fields)
  if (named.has('product'))
    return changeBasket(shop, { items: await linesToRemove(shop, readSingleItem(fields), named) })
  await clearBasket(shop)
  return done([])
}

async function settleSeveral(shop: Shop, change: string | undefined, fields: Fields): Promise<Settled> {
  const rows = rowsMeant([...fields])
  if (!rows) return refused(refusal('nothing_chosen', basketTexts.nothingToAdd))
  const items = await nameLines(shop, readItems(rows))
  return change === 'add' ? addToBasket(shop, { items }) : changeBasket(shop, { items })
}

async function answer(context: Context<ShopEnvironment>, shop: Shop, settled: Settled): Promise<Response> {
  const basket = await basketAnswer(shop)
  const body = settled.ok
    ? { basket, results: settled.value.map((outcome) => resultAnswer(shop, outcome)) }
    : { basket, results: [], error: inWords(shop, settled.problem) }
  return context.json(body, settled.ok ? 200 : 400, {
    'x-iai-tracking-events': String(await pendingEvents(shop, async () => shop)),
  })
}

/** Clients show every status but success as an error, so what was only cut or rounded is a success with a warning. */
function resultAnswer(shop: Shop, { product, size, status, code, message }: LineOutcome) {
  const reason = inWords(shop, { code, message })
  if (status === 'error') return { product, size, status, error: reason }
  return { product, size, status: 'success', ...(status === 'warning' && { warning: reason }) }
}

function inWords(shop: Shop, { code, message }: Pick<LineOutcome, 'code' | 'message'>) {
  return { code, message: say(message.text, message.values, shop.words) }
}

function refuse(context: Context<ShopEnvironment>, status: 400 | 405, code: 'malformed' | 'post_only'): Response {
  const { words } = context.var.publicShop
  const reason = say(legacyTexts.notForm, {}, words)
  const message =
    code === 'post_only' ? say(legacyTexts.postOnly, {}, words) : say(legacyTexts.malformed, { reason }, words)
  return context.json({ error: { code, message } }, status, status === 405 ? { Allow: 'POST' } : {})
}
