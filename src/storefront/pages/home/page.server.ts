import type { LoaderFunctionArgs } from 'react-router'
import {
  getSeller,
  homeDescriptionSetting,
  homeSectionsSetting,
  homeTitleSetting,
  logoSetting,
  type Seller,
} from '#features/content/settings.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import type { PageHead } from '../../page-head.ts'
import { getPublicShop } from '../../route-context.ts'
import { homeTexts } from '../../texts/home.ts'
import { getHomeSections, getHomeSlides } from './home-content.server.ts'

/** Slides, and the sections that the merchant has chosen. */
export async function loader({ context }: LoaderFunctionArgs) {
  const shop = getPublicShop(context)
  const { settings } = shop
  const seller = getSeller(settings)
  const { shopName } = seller
  const [slides, { shown, categories }] = await Promise.all([
    getHomeSlides(shop),
    getHomeSections(shop, settings.get(homeSectionsSetting)),
  ])
  const names = categories.map(({ name }) => name).join(', ')
  const head: PageHead = {
    title: settings.get(homeTitleSetting) || shopName,
    description:
      settings.get(homeDescriptionSetting) ||
      (names
        ? translate(homeTexts.descriptionOf, { shop: shopName, categories: names }, shop.textOverrides)
        : shopName),
    canonical: serverUrls.absolute(shop.publicUrl, urls.home()),
    shopName,
    structured: [
      { '@context': 'https://schema.org', '@type': 'WebSite', name: shopName, url: shop.publicUrl },
      ...(seller.name ? [storeData(shop, seller)] : []),
    ],
  }
  return { head, shopName, slides, sections: shown, money: shop.currency.format }
}

/** Returns a schema.org OnlineStore: the seller's data as the merchant has entered it. */
function storeData({ publicUrl, settings }: PublicShop, seller: Seller): object {
  const logo = settings.get(logoSetting)
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: seller.shopName,
    legalName: seller.name,
    url: publicUrl,
    ...(seller.email && { email: seller.email }),
    ...(seller.phone && { telephone: seller.phone }),
    ...(seller.taxNumber && { taxID: seller.taxNumber }),
    ...(logo && { logo: serverUrls.absolute(publicUrl, urls.picture(logo.file, 640)) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: seller.street,
      postalCode: seller.postcode,
      addressLocality: seller.city,
      addressCountry: 'PL',
    },
  }
}
