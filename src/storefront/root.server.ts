import type { LoaderFunctionArgs } from 'react-router'
import { menuTree } from '#features/catalogue/queries/categories.ts'
import { sizeGuidesOf, sizeGuidesSetting } from '#features/catalogue/settings.ts'
import { offeredPaymentMethods } from '#features/checkout/views/payment-methods.ts'
import { getContentLinks } from '#features/content/queries.ts'
import { getSeller } from '#features/content/settings.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import { hasShopOpinions } from '#features/opinions/queries/published-opinions.ts'
import { offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { suggestionSettings } from '#features/search/settings.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import { warsawYear } from '#shared/day.ts'
import type { PublicShop } from '#shop'
import { renderPromoBars } from './frame/promo-bars.server.tsx'
import { getPublicShop } from './route-context.ts'
import { tabTitle } from './tab-title.server.ts'

/** Returns the data of the frame around every page. Nothing personal: the same for all visitors. */
export async function loader({ context }: LoaderFunctionArgs) {
  const shop = getPublicShop(context)
  const { categories, pages } = await getMenu(shop)
  const guides = new Set(sizeGuidesOf(shop.settings.get(sizeGuidesSetting)).map(({ page }) => page))
  return {
    /** Of the first level. */
    categories: categories.map(({ id, name }) => ({ id, name })),
    bars: await renderPromoBars(shop),
    pages: pages
      .filter(({ inFooter, slug }) => inFooter && !guides.has(slug))
      .map(({ slug, title }) => ({ slug, title })),
    money: shop.currency.format,
    currencies: offeredCurrencies(shop).map(({ format: { code, symbol } }) => ({ code, symbol })),
    newsletter: shop.settings.get(newsletterFormSetting) === 'on',
    priceType: shop.settings.get(priceTypeSetting),
    typing: typingOf(shop),
    seller: getSeller(shop.settings),
    paymentMethods: offeredPaymentMethods(shop),
    owner: tabTitle(shop, ''),
    textOverrides: shop.textOverrides,
    year: warsawYear(shop.now),
  }
}

/** Settings of the search suggestions. */
function typingOf({ settings }: PublicShop) {
  const { letters, lettersInBox, pause, lettersInOrder, pauseInOrder } = suggestionSettings
  return {
    ...{ letters: settings.get(letters), lettersInBox: settings.get(lettersInBox), pause: settings.get(pause) },
    ...{ lettersInOrder: settings.get(lettersInOrder), pauseInOrder: settings.get(pauseInOrder) },
  }
}

/** Returns what the menu shows, which the server alone renders: most of the frame's data would be theirs. */
export async function getMenu(shop: PublicShop) {
  return cached(shop, 'frame', readMenu)
}

async function readMenu(shop: PublicShop) {
  const [categories, pages, hasOpinions] = await Promise.all([
    menuTree(shop),
    getContentLinks(shop),
    hasShopOpinions(shop),
  ])
  return { categories, pages, hasOpinions }
}

export type FrameData = Awaited<ReturnType<typeof loader>>
