import type { Context, Next } from 'hono'
import { pathBefore } from '#features/customers/rules/return-path.ts'
import { changeComparison } from '#features/lists/actions/change-comparison.ts'
import { type ComparisonOutcome, mostCompared } from '#features/lists/rules/comparison.ts'
import { mayWriteByGet } from '#platform/http/fetch-metadata.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { isOn } from '#shared/wire-flag.ts'
import type { ShopEnvironment } from '../open-shop.ts'
import { changeMailing } from './change-mailing.ts'
import { changeView, isAboutView } from './change-view.ts'
import { comparersAnswer } from './comparers-answer.ts'
import { placeOfForm } from './place-of-form.ts'
import { readFields } from './read-fields.ts'
import { sendQuestion } from './send-question.ts'
import { takeRebateCode } from './take-rebate-code.ts'

/**
 * GET or POST /settings.php?comparers=add|remove&product=: what the visitor compares; several products with commas between them, without
 * a product all of it is removed. The browser goes back to where it comes from, or to the comparison, which says why not; with getAjax
 * (ours) the answer is what Comparers of /ajax/get.php tells. A link on another site changes nothing. With from=client_rebate or
 * from=basket: a rebate code; with mailing_action=add|remove: the newsletter; with question_action: a question
 * about a product; with curr, country, sort_order …: how the shop is shown.
 */
export async function settings(context: Context<ShopEnvironment>, next: Next): Promise<Response | undefined> {
  const { method, raw } = context.req
  const fields = new Map(await readFields(context))
  const changes = method === 'POST' || (method === 'GET' && mayWriteByGet(raw, context.var.publicShop.publicUrl))
  const from = fields.get('from')
  if (from === 'client_rebate' || from === 'basket') return takeRebateCode(context, fields, changes)
  const mailing = fields.get('mailing_action')
  if (mailing === 'add' || mailing === 'remove') return changeMailing(context, mailing, fields)
  if (fields.has('question_action')) return sendQuestion(context, fields)
  const asked = fields.get('comparers')
  if (asked === 'add' || asked === 'remove') return compare(context, fields, { wanted: asked === 'add', changes })
  if (isAboutView(fields)) return changeView(context, fields, changes)
  await next()
  return
}

async function compare(
  context: Context<ShopEnvironment>,
  fields: ReadonlyMap<string, string>,
  { wanted, changes }: { wanted: boolean; changes: boolean },
): Promise<Response> {
  if (!changes) return context.redirect(urls.comparison(), 303)
  const shop = await context.var.openShop()
  const outcomes: ComparisonOutcome[] = []
  for (const productId of readProducts(fields.get('product')))
    outcomes.push(await changeComparison(shop, { wanted, productId }))
  const { status, code, message } =
    outcomes.find(({ status }) => status === 'error') ?? (outcomes[0] as ComparisonOutcome)
  if (isOn(fields.get('getAjax'))) {
    const error = { code, message: say(message.text, message.values, shop.words) }
    const Comparers = await comparersAnswer(shop, fields.get('only'))
    return context.json({ Comparers, status, ...(status === 'error' && { error }) })
  }
  if (code === 'too_many' || code === 'unknown_product')
    return context.redirect(serverUrls.refusedComparison(code), 303)
  const back = pathBefore(context.req.header('Referer'), '')
  const place = placeOfForm(fields.get('anchor'), { removed: code === 'removed' })
  return context.redirect(back ? back + place : urls.comparison(), 303)
}

/** Only where no product is named at all, none in particular is meant (null); what is no number is a product that there is not. */
function readProducts(named: string | undefined): (number | null)[] {
  if (named === undefined) return [null]
  const ids = named.split(',', 2 * mostCompared).map((id) => (/^\d{1,9}$/.test(id.trim()) ? Number(id) : 0))
  return [...new Set(ids)]
}
