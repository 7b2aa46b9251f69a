import { detailsTexts } from '#features/catalogue/texts.ts'
import type { Seller } from '#features/content/settings.ts'
import { type TextOverrides, translate } from '#shared/text.ts'

/** How to ask the seller about a product, as texts. `mail` is null where the seller has no address for it. */
export function productQuestion(product: { id: number; name: string }, { email }: Seller, overrides: TextOverrides) {
  const about = { product: product.name, id: product.id }
  const subject = translate(detailsTexts.questionSubject, about, overrides)
  return {
    subject,
    lead: translate(detailsTexts.questionLead, about, overrides),
    mail: email
      ? {
          text: translate(detailsTexts.questionMail, { email }, overrides),
          href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
        }
      : null,
  }
}

/** Returns the id of the product in the question; null without one. */
export function readProductId(query: URLSearchParams): number | null {
  const id = query.get('produkt') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
