import { detailsTexts } from '#features/catalogue/texts/details.ts'
import type { Seller } from '#features/content/settings.ts'
import { say, type TextOverrides } from '#shared/text.ts'

/** How to ask the seller about a product, in words. `mail` is null where the seller has no address for it. */
export function questionAbout(product: { id: number; name: string }, { email }: Seller, words: TextOverrides) {
  const about = { product: product.name, id: product.id }
  const subject = say(detailsTexts.questionSubject, about, words)
  return {
    subject,
    lead: say(detailsTexts.questionLead, about, words),
    mail: email
      ? {
          text: say(detailsTexts.questionMail, { email }, words),
          href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
        }
      : null,
  }
}
