import { createHash } from 'node:crypto'
import type { PricedLines } from '#features/basket/rules/basket.ts'
import type { OrderConsent } from '#features/orders/rules/order-draft.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { type AskedConsent, consentsFor } from '../rules/consents.ts'

/** The goods and invoice of an order decide what is asked. */
interface ConsentFacts {
  goods: Pick<PricedLines, 'lines'>
  invoice: boolean
  termsVersion: number
}

/** The consents that an order needs, in the shop's words, as refused so far. */
export function askedConsents(shop: PublicShop, { goods, invoice, termsVersion }: ConsentFacts): OrderConsent[] {
  const kinds = goods.lines.map(({ offer }) => offer.product.kind)
  return consentsFor(kinds, { invoice }).map((asked) => ({
    kind: asked.kind,
    required: asked.required,
    given: false,
    words: wordsOf(shop, asked),
    version: asked.kind === 'terms' ? termsVersion : null,
  }))
}

/** Differs when the words of any consent for these goods do; the page sends it back, so that what is stored is what was read. */
export function consentsDigest(shop: PublicShop, goods: Pick<PricedLines, 'lines'>): string {
  const words = askedConsents(shop, { goods, invoice: true, termsVersion: 0 }).map(({ words }) => words)
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22)
}

function wordsOf({ textOverrides }: PublicShop, { text, link }: AskedConsent): string {
  return translate(text, { link: link ? translate(link, {}, textOverrides) : '' }, textOverrides)
}
