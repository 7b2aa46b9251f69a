import type { Context, Next } from 'hono'
import { refererPath } from '#features/customers/rules.ts'
import { changeComparison } from '#features/lists/actions/comparison.ts'
import { type ComparisonOutcome, maxCompared } from '#features/lists/rules/comparison.ts'
import { mayWriteByGet } from '#platform/http/fetch-metadata.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import type { RequestEnvironment } from '../server/request-context.ts'
import { comparersAnswer } from './comparison-answer.ts'
import { changeDisplaySettings, isDisplayChange } from './display-settings.ts'
import { formAnchor, readFields } from './form-fields.ts'
import { applyRebateCode, changeNewsletter, sendQuestion } from './settings-forms.ts'

/**
 * GET or POST /settings.php?comparers=add|remove&product=: the visitor's comparison. Several products are separated by commas;
 * remove without a product clears it. The browser returns to the page it comes from, or to the comparison page, which shows a
 * refusal; with getAjax (ours) the answer is Comparers of /ajax/get.php. A link on another site changes nothing. Other
 * operations: from=client_rebate or from=basket sets a rebate code, mailing_action=add|remove changes the newsletter
 * subscription, question_action asks about a product, and curr, country, sort_order … change display settings.
 */
export async function settings(context: Context<RequestEnvironment>, next: Next): Promise<Response | undefined> {
  const { method, raw } = context.req
  const fields = new Map(await readFields(context))
  const changes = method === 'POST' || (method === 'GET' && mayWriteByGet(raw, context.var.publicShop.publicUrl))
  const from = fields.get('from')
  if (from === 'client_rebate' || from === 'basket') return applyRebateCode(context, fields, changes)
  const mailing = fields.get('mailing_action')
  if (mailing === 'add' || mailing === 'remove') return changeNewsletter(context, mailing, fields)
  if (fields.has('question_action')) return sendQuestion(context, fields)
  const operation = fields.get('comparers')
  if (operation === 'add' || operation === 'remove')
    return compare(context, fields, { wanted: operation === 'add', changes })
  if (isDisplayChange(fields)) return changeDisplaySettings(context, fields, changes)
  await next()
  return
}

async function compare(
  context: Context<RequestEnvironment>,
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
  if (isFlagOn(fields.get('getAjax'))) {
    const error = { code, message: translate(message.text, message.values, shop.textOverrides) }
    const Comparers = await comparersAnswer(shop, fields.get('only'))
    return context.json({ Comparers, status, ...(status === 'error' && { error }) })
  }
  if (code === 'too_many' || code === 'unknown_product')
    return context.redirect(serverUrls.refusedComparison(code), 303)
  const back = refererPath(context.req.header('Referer'), '')
  const anchor = formAnchor(fields.get('anchor'), { removed: code === 'removed' })
  return context.redirect(back ? back + anchor : urls.comparison(), 303)
}

/** Null when no product is named at all; an invalid number is an unknown product. */
function readProducts(named: string | undefined): (number | null)[] {
  if (named === undefined) return [null]
  const ids = named.split(',', 2 * maxCompared).map((id) => (/^\d{1,9}$/.test(id.trim()) ? Number(id) : 0))
  return [...new Set(ids)]
}
