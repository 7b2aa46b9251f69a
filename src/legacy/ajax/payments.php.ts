import type { Context } from 'hono'
import { checkIban } from '#features/customers/checks/iban.ts'
import { translate } from '#shared/text.ts'
import type { RequestEnvironment } from '../../server/request-context.ts'
import { legacyTexts } from '../texts.ts'

const maxLength = 100

/**
 * GET /ajax/payments.php?action=verify_iban&bankAccount= (B7.2): {errno}, which is 0 for a valid account number. Only its format
 * is checked: nobody is asked whether the account exists.
 */
export function paymentsAjax(context: Context<RequestEnvironment>): Response {
  if (context.req.query('action') === 'verify_iban') {
    const input = context.req.query('bankAccount') ?? ''
    return context.json({ errno: input.length <= maxLength && 'value' in checkIban(input) ? 0 : 1 })
  }
  const message = translate(legacyTexts.unknownAction, {}, context.var.publicShop.textOverrides)
  return context.json({ error: { code: 'unknown_action', message } }, 404)
}
