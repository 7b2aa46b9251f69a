import type { Context } from 'hono'
import { validateFieldsOfForm } from '#features/customers/actions/validate-fields.ts'
import { translate } from '#shared/text.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import type { RequestEnvironment } from '../../server/request-context.ts'
import { readFields } from '../form-fields.ts'
import { legacyTexts } from '../texts.ts'
import { readClientForm, validationAnswer } from '../validation-fields.ts'

/**
 * GET or POST /ajax/client-new.php?validAjax=true with fields such as client_zipcode and client_region: what older clients ask
 * instead of validateClientData. {errno, message?, code?, field?} of the first problem; errno 0 is valid.
 */
export async function clientNewAjax(context: Context<RequestEnvironment>): Promise<Response> {
  const form = new Map(await readFields(context))
  if (!isFlagOn(form.get('validAjax'))) {
    const message = translate(legacyTexts.unknownAction, {}, context.var.publicShop.textOverrides)
    return context.json({ error: { code: 'unknown_action', message } }, 404)
  }
  const shop = await context.var.openShop()
  const parts = readClientForm(form)
  const checked = await Promise.all(parts.map(({ fields, context }) => validateFieldsOfForm(shop, fields, context)))
  return context.json(validationAnswer({ problems: checked.flatMap(({ problems }) => problems) }, shop.textOverrides))
}
