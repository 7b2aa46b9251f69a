import { countryByRegion } from '#shared/regions.ts'
import { withPrefix } from '../rules/address-fields.ts'
import { splitStreetLine } from '../rules/street-line.ts'
import type { RegistrationFields } from './registration.ts'

/**
 * The fields of a registration, from our form or from one of this family of shops (/client-new.php): client_firstname, client_street with
 * the number of the building, client_region, delivery_zipcode, deliver_to_billingaddr=0, repeat_password, terms_agree.
 */
export function readRegistrationForm(fields: RegistrationFields): RegistrationFields {
  if (!Object.keys(fields).some((name) => name.startsWith('client_'))) return fields
  const given = (name: string) => fields[name] ?? ''
  const isBusiness = fields.client_type
    ? fields.client_type === 'firm'
    : given('client_firm') + given('client_nip') !== ''
  return {
    ...readArea(fields, 'client'),
    ...{ kind: isBusiness ? 'business' : 'private', email: given('client_email'), birthDate: given('birth_date') },
    ...{ login: given('client_login'), password: given('client_password') },
    passwordRepeat: fields.repeat_password ?? given('client_password'),
    ...withPrefix('delivery', readArea(fields, 'delivery')),
    otherDelivery: given('deliver_to_billingaddr') === '0' ? 'on' : '',
    ...withPrefix('invoice', { ...readArea(fields, 'invoice'), name: given('invoice_firm') }),
    wantsInvoice: given('invoice_street') === '' ? '' : 'on',
    ...{ terms: fields.terms_agree === undefined ? '' : 'on', newsletter: given('client_mailing') === '1' ? 'on' : '' },
  }
}

/** One address of the form; 'delivery_additional' is the recipient's company. */
function readArea(fields: RegistrationFields, area: 'client' | 'delivery' | 'invoice'): Record<string, string> {
  const given = (name: string) => fields[`${area}_${name}`] ?? ''
  const country = countryByRegion(given('region'))?.toUpperCase() ?? 'PL'
  return {
    ...{ firstName: given('firstname'), lastName: given('lastname'), company: given('firm') || given('additional') },
    ...{ taxNumber: given('nip'), phone: given('phone'), ...splitStreetLine(given('street'), country) },
    ...{ postcode: given('zipcode'), city: given('city'), country },
  }
}
