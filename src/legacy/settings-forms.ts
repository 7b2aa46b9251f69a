import type { Context } from 'hono'
import { addPendingMessages } from '#features/basket/actions/pending-messages.ts'
import { setRebateCode } from '#features/basket/actions/rebate-code-and-comment.ts'
import { codeMessage } from '#features/basket/rules/messages.ts'
import { refererPath } from '#features/customers/rules.ts'
import { requestSubscription, requestUnsubscribeLink } from '#features/newsletter/actions/subscriptions.ts'
import { askQuestion } from '#features/opinions/actions/questions.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import type { RequestEnvironment } from '../server/request-context.ts'

const newsletterStatuses = { faults: 422, wait: 429, closed: 404 } as const

/**
 * POST /settings.php?mailing_action=add|remove with mailing_email and newsletter_consent: subscribes to the newsletter or
 * unsubscribes. A form is redirected to our own page (307 preserves method and fields); with getAjax (ours) the answer is
 * {status, message?, errors?: {field: message}}. A link changes nothing: it leads to the page, and an e-mail address in it is
 * ignored.
 */
export async function changeNewsletter(
  context: Context<RequestEnvironment>,
  asked: 'add' | 'remove',
  fields: ReadonlyMap<string, string>,
): Promise<Response> {
  const page = asked === 'add' ? serverUrls.newsletter() : serverUrls.leaveNewsletter()
  if (context.req.method !== 'POST') return context.redirect(page, 303)
  if (!isFlagOn(fields.get('getAjax'))) return context.redirect(page, 307)
  const shop = await context.var.openShop()
  const answer = asked === 'add' ? await requestSubscription(shop, fields) : await requestUnsubscribeLink(shop, fields)
  if (answer.ok)
    return context.json({ status: 'success', message: translate(answer.value.text, {}, shop.textOverrides) })
  const { problem } = answer
  if (problem.code !== 'faults') {
    const message = translate(problem.message.text, problem.message.values, shop.textOverrides)
    return context.json({ status: 'error', message }, newsletterStatuses[problem.code])
  }
  const messages = Object.entries(problem.faults).map(([field, { text, values }]) => [
    field,
    translate(text, values, shop.textOverrides),
  ])
  return context.json({ status: 'error', errors: Object.fromEntries(messages) }, newsletterStatuses.faults)
}

const questionStatuses = { faults: 422, wait: 429, closed: 404 } as const

/**
 * POST /settings.php?question_action=add with question_product_id, question_email and product_question: sends the seller a
 * question about a product and redirects back. Our own page, to which the form is redirected (307), shows errors; with getAjax
 * (ours) the answer is {status, message?, errors?: {field: message}}. A link sends nothing: it leads to the form.
 */
export async function sendQuestion(
  context: Context<RequestEnvironment>,
  fields: ReadonlyMap<string, string>,
): Promise<Response> {
  const product = fields.get('question_product_id') ?? ''
  const page = /^[1-9]\d{0,8}$/.test(product) ? serverUrls.askAbout(product) : urls.content('kontakt')
  if (context.req.method !== 'POST') return context.redirect(page, 303)
  const shop = await context.var.openShop()
  const asked = await askQuestion(shop, fields)
  const isAjax = isFlagOn(fields.get('getAjax'))
  if (asked.ok) {
    if (isAjax) return context.json({ status: 'success', message: translate(asked.value.text, {}, shop.textOverrides) })
    return context.redirect(refererPath(context.req.header('Referer'), serverUrls.askedAbout(product)), 303)
  }
  if (!isAjax) return context.redirect(page, 307)
  const { problem } = asked
  if (problem.code !== 'faults') {
    const message = translate(problem.message.text, problem.message.values, shop.textOverrides)
    return context.json({ status: 'error', message }, questionStatuses[problem.code])
  }
  const errors = Object.entries(problem.faults).map(([field, { text, values }]) => [
    field,
    translate(text, values, shop.textOverrides),
  ])
  return context.json({ status: 'error', errors: Object.fromEntries(errors) }, questionStatuses.faults)
}

/**
 * /settings.php?from=client_rebate and ?from=basket (rebates_codes or rebate_codes): sets a rebate code on the basket; the
 * basket page shows the result. A link on another site (`changes` is false) sets none.
 */
export async function applyRebateCode(
  context: Context<RequestEnvironment>,
  fields: ReadonlyMap<string, string>,
  changes: boolean,
): Promise<Response> {
  if (!changes) return context.redirect(urls.basket(), 303)
  const shop = await context.var.openShop()
  const input = fields.get('rebates_codes') ?? fields.get('rebate_codes') ?? ''
  await addPendingMessages(shop, [codeMessage(await setRebateCode(shop, input), input, shop.textOverrides)])
  return context.redirect(urls.basket(), 303)
}
