import type { ProductKind } from '#features/catalogue/rules/product.ts'
import type { Text } from '#shared/text.ts'
import { orderConsentTexts } from '../texts.ts'

export const consentKinds = ['terms', 'digital', 'service', 'eInvoice'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Something that a buyer is asked to agree to. */
export interface AskedConsent {
  kind: ConsentKind
  /** Without it nothing is ordered. */
  required: boolean
  /** With the words of `link` at its {link}. */
  text: Text
  link?: Text
}

/** The field of the form for each consent. */
export const consentFields: Record<ConsentKind, string> = {
  terms: 'terms',
  digital: 'consentDigital',
  service: 'consentService',
  eInvoice: 'consentEInvoice',
}

/**
 * What a buyer of such goods is asked, each on a line of its own. Digital content is delivered at once, which needs the consent to lose the
 * right of withdrawal (art. 38(1)(13) of the Polish consumer rights act); a service begins after the 14 days unless the buyer wants it
 * before (art. 21(2) and 38(1)(1)). An electronic invoice needs its recipient's acceptance (art. 106n of the VAT act).
 */
export function consentsFor(goods: ProductKind[], { invoice }: { invoice: boolean }): AskedConsent[] {
  const asked: (AskedConsent | false)[] = [
    { kind: 'terms', required: true, text: orderConsentTexts.terms, link: orderConsentTexts.termsLink },
    goods.includes('virtual') && { kind: 'digital', required: true, text: orderConsentTexts.digital },
    goods.includes('service') && { kind: 'service', required: false, text: orderConsentTexts.service },
    invoice && { kind: 'eInvoice', required: false, text: orderConsentTexts.eInvoice },
  ]
  return asked.filter((consent) => consent !== false)
}
