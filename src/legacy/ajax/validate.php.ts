import type { Context } from 'hono'
import { validateFieldsOfForm } from '#features/customers/actions/validate-fields.ts'
import type { RequestEnvironment } from '../../server/request-context.ts'
import { readFields } from '../form-fields.ts'
import { readOneField, validationAnswer } from '../validation-fields.ts'

/**
 * GET or POST /ajax/validate.php?kind=&name=&value= (B7.4): {errno, message?, code?, field?}; errno 0 is valid. `kind` is one of
 * B5.20, or else `name` says it ('client_zipcode'); an unknown one is valid (B5.25). Also country, prefix (of a phone), login and
 * password (beside each other), street_number, minlength and maxlength.
 */
export async function validateAjax(context: Context<RequestEnvironment>): Promise<Response> {
  const asked = readOneField(new Map(await readFields(context)))
  if (!asked) return context.json({ errno: 0 })
  const shop = await context.var.openShop()
  const validated = await validateFieldsOfForm(shop, { [asked.kind]: asked.typed }, asked.context)
  return context.json(validationAnswer(validated, shop.textOverrides, asked.kind))
}
