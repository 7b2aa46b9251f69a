import type { Context } from 'hono'
import { pathBefore } from '#features/customers/rules/return-path.ts'
import { askQuestion } from '#features/opinions/actions/ask-question.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { isOn } from '#shared/wire-flag.ts'
import type { ShopEnvironment } from '../open-shop.ts'

const statuses = { faults: 422, wait: 429, closed: 404 } as const

/**
 * POST /settings.php?question_action=add with question_product_id, question_email and product_question: asks the seller about a product and
 * goes back to where the browser comes from. What is wrong is said by our own page, to which the form is sent on (307); with getAjax (ours)
 * the answer is {status, message?, errors?: {field: words}}. A link asks nothing: it leads to the form.
 */
export async function sendQuestion(
  context: Context<ShopEnvironment>,
  fields: ReadonlyMap<string, string>,
): Promise<Response> {
  const product = fields.get('question_product_id') ?? ''
  const page = /^[1-9]\d{0,8}$/.test(product) ? serverUrls.askAbout(product) : urls.content('kontakt')
  if (context.req.method !== 'POST') return context.redirect(page, 303)
  const shop = await context.var.openShop()
  const asked = await askQuestion(shop, fields)
  const isAjax = isOn(fields.get('getAjax'))
  if (asked.ok) {
    if (isAjax) return context.json({ status: 'success', message: say(asked.value.text, {}, shop.words) })
    return context.redirect(pathBefore(context.req.header('Referer'), serverUrls.askedAbout(product)), 303)
  }
  if (!isAjax) return context.redirect(page, 307)
  const { problem } = asked
  if (problem.code !== 'faults') {
    const message = say(problem.message.text, problem.message.values, shop.words)
    return context.json({ status: 'error', message }, statuses[problem.code])
  }
  const errors = Object.entries(problem.faults).map(([field, { text, values }]) => [
    field,
    say(text, values, shop.words),
  ])
  return context.json({ status: 'error', errors: Object.fromEntries(errors) }, statuses.faults)
}
