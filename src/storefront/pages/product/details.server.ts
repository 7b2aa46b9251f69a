import type { ProductPage } from '#features/catalogue/queries/product-page.ts'
import { type Fact, safetyFacts, warrantyFacts } from '#features/catalogue/rules/disclosures.ts'
import { type DownloadFile, fileDescription } from '#features/catalogue/rules/file-type.ts'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import { detailsTexts } from '#features/catalogue/texts.ts'
import type { Seller } from '#features/content/settings.ts'
import { opinionTexts } from '#features/opinions/texts/opinions.ts'
import { countryName } from '#shared/postal-address.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { productQuestion } from '../content/page.server.ts'

/** A group of product details; its name is that of its id. */
export type DetailsName = 'longdescription' | 'dictionary' | 'downloads' | 'warranty' | 'safety' | 'question'

export interface ProductDetails {
  label: string
  /** Of the link to the opinions below them. */
  opinions: string
  /** Returns the groups that are not empty (B2.23), in order. */
  groups: { name: DetailsName; title: string }[]
  question: { lead: string; mail: { text: string; href: string } | null; form: string }
  downloads: { files: DownloadFile[]; words: { close: string; previous: string; next: string } }
  warranty: Fact[]
  safety: Fact[]
}

/** Returns the details below a product, as texts: rendered here, so that browsers need not load the code for them. */
export function productDetails(product: ProductPage, seller: Seller, overrides: TextOverrides): ProductDetails {
  const t = (text: keyof typeof detailsTexts, values = {}) => translate(detailsTexts[text], values, overrides)
  const { disclosures } = product
  const goods = isPhysical(product.kind)
  const safety = goods ? safetyFacts({ product, sizes: product.sizes, ...disclosures }, countryName, overrides) : []
  const filled: Record<DetailsName, boolean> = {
    longdescription: product.description !== '',
    dictionary: true,
    downloads: disclosures.attachments.length > 0,
    warranty: goods && disclosures.warranty !== null,
    safety: safety.length > 0,
    question: true,
  }
  const { lead, mail } = productQuestion(product, seller, overrides)
  const address = `${seller.street}, ${seller.postcode} ${seller.city}`
  return {
    label: t('label'),
    opinions: translate(opinionTexts.title, {}, overrides),
    groups: (Object.keys(filled) as DetailsName[]).flatMap((name) => (filled[name] ? { name, title: t(name) } : [])),
    question: { lead, mail, form: t('questionForm') },
    downloads: {
      files: disclosures.attachments.map(({ name, file, fileName, kind, bytes }) => ({
        name,
        kind,
        words: fileDescription(fileName, bytes),
        address: serverUrls.file(file, fileName),
      })),
      words: { close: t('close'), previous: t('previousPicture'), next: t('nextPicture') },
    },
    warranty: disclosures.warranty
      ? warrantyFacts(
          disclosures.warranty,
          { seller: { name: seller.name || seller.shopName, address }, manufacturer: disclosures.manufacturer },
          overrides,
        )
      : [],
    safety,
  }
}
