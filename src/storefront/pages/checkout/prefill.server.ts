import type { Address, Customer } from '#features/customers/reads.ts'
import type { Destination } from '#shared/destination.ts'

/** What the shop knows already, as values of the order's form: of a client, or at least where a stranger wants his parcels. */
export function prefill(
  customer: Customer | null,
  addresses: Address[],
  destination: Destination | undefined,
): Record<string, string> {
  if (!customer) return destination ? { country: destination.country, postcode: destination.postcode ?? '' } : {}
  const delivery = addresses.find(({ kind }) => kind === 'delivery') ?? addresses.find(({ kind }) => kind === 'billing')
  const invoice = addresses.find(({ kind }) => kind === 'invoice') ?? (customer.taxNumber ? addresses[0] : undefined)
  return {
    email: customer.email,
    phone: delivery?.phone || customer.phone,
    firstName: delivery?.firstName || customer.firstName,
    lastName: delivery?.lastName || customer.lastName,
    company: delivery?.company || customer.company,
    street: delivery?.street ?? '',
    streetNumber: delivery?.streetNumber ?? '',
    postcode: delivery?.postcode ?? '',
    city: delivery?.city ?? '',
    country: delivery?.country ?? 'PL',
    wantsInvoice: customer.taxNumber ? 'on' : '',
    invoiceName: invoice?.company || customer.company,
    invoiceTaxNumber: invoice?.taxNumber || customer.taxNumber,
    invoiceStreet: invoice?.street ?? '',
    invoiceStreetNumber: invoice?.streetNumber ?? '',
    invoicePostcode: invoice?.postcode ?? '',
    invoiceCity: invoice?.city ?? '',
  }
}
