import type { Text } from '#shared/text.ts'
import { checkoutTexts } from '../texts.ts'

/** What fields are called where errors are listed, in the order of the page. */
export const fieldLabels: Record<string, Text> = {
  email: checkoutTexts.email,
  phone: checkoutTexts.phone,
  firstName: checkoutTexts.firstName,
  lastName: checkoutTexts.lastName,
  company: checkoutTexts.company,
  street: checkoutTexts.street,
  streetNumber: checkoutTexts.streetNumber,
  postcode: checkoutTexts.postcode,
  city: checkoutTexts.city,
  country: checkoutTexts.country,
  invoiceName: checkoutTexts.invoiceName,
  invoiceTaxNumber: checkoutTexts.invoiceTaxNumber,
  invoiceStreet: checkoutTexts.invoiceStreet,
  invoiceStreetNumber: checkoutTexts.invoiceStreetNumber,
  invoicePostcode: checkoutTexts.invoicePostcode,
  invoiceCity: checkoutTexts.invoiceCity,
  courier: checkoutTexts.delivery,
  payment: checkoutTexts.payment,
  giftCardCode: checkoutTexts.giftCard,
  terms: checkoutTexts.termsField,
}
