import type { Context } from 'hono'
import { askForNewsletter } from '#features/newsletter/actions/ask-for-newsletter.ts'
import { askToWithdraw } from '#features/newsletter/actions/ask-to-withdraw.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { isOn } from '#shared/wire-flag.ts'
import type { ShopEnvironment } from '../open-shop.ts'

const statuses = { faults: 422, wait: 429, closed: 404 } as const

/**
 * POST /settings.php?mailing_action=add|remove with mailing_email and newsletter_consent: asks for the newsletter, or to be rid of it. A
 * form is sent on to our own page (307 keeps method and fields); with getAjax (ours) the answer is {status, message?, errors?: {field:
 * words}}. A link changes nothing: it leads to the page, and an address of e-mail in it is not read.
 */
export async function changeMailing(
  context: Context<ShopEnvironment>,
  asked: 'add' | 'remove',
  fields: ReadonlyMap<string, string>,
): Promise<Response> {
  const page = asked === 'add' ? serverUrls.newsletter() : serverUrls.leaveNewsletter()
  if (context.req.method !== 'POST') return context.redirect(page, 303)
  if (!isOn(fields.get('getAjax'))) return context.redirect(page, 307)
  const shop = await context.var.openShop()
  const answer = asked === 'add' ? await askForNewsletter(shop, fields) : await askToWithdraw(shop, fields)
  if (answer.ok) return context.json({ status: 'success', message: say(answer.value.text, {}, shop.words) })
  const { problem } = answer
  if (problem.code !== 'faults') {
    const message = say(problem.message.text, problem.message.values, shop.words)
    return context.json({ status: 'error', message }, statuses[problem.code])
  }
  const told = Object.entries(problem.faults).map(([field, { text, values }]) => [field, say(text, values, shop.words)])
  return context.json({ status: 'error', errors: Object.fromEntries(told) }, statuses.faults)
}
