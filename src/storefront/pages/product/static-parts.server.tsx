import { ListPlus, MessageCircle } from 'lucide-react'
import type { ProductPage } from '#features/catalogue/queries/product-page.ts'
import { sectionPrefixSetting } from '#features/catalogue/settings.ts'
import { productLinkTexts } from '#features/catalogue/texts.ts'
import { Section, SectionIdProvider } from '#features/catalogue/ui/section.tsx'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { TrustLine } from '../../trust/trust-line.tsx'
import { getTrustPromises } from '../../trust/trust-promises.server.ts'

/** What the shop promises of a product, as HTML below its button; '' for nothing. */
export function productTrustMarkup(shop: PublicShop, offers: SizeOffer[]): string {
  return renderStatic(shop, <TrustLine promises={getTrustPromises(shop, offers)} />)
}

/**
 * The links beside comparing and sharing, as HTML: onto a list, and to a question.
 * @param question where it is asked
 */
export function getProductLinks(shop: PublicShop, product: ProductPage, question: string): string {
  const t = (text: keyof typeof productLinkTexts) => translate(productLinkTexts[text], {}, shop.textOverrides)
  return renderStatic(
    shop,
    <SectionIdProvider prefix={shop.settings.get(sectionPrefixSetting)}>
      <a href={urls.addToList(product)} className="product-action">
        <ListPlus aria-hidden="true" strokeWidth={1.5} />
        {t('ontoList')}
      </a>
      <Section name="contact">
        <a href={question} className="product-action">
          <MessageCircle aria-hidden="true" strokeWidth={1.5} />
          {t('ask')}
        </a>
      </Section>
    </SectionIdProvider>,
  )
}
