import { getPicturesAt } from '#features/catalogue/queries/product-media.ts'
import { categoryTiles, labelledProductIds } from '#features/catalogue/queries/product-selections.ts'
import { withoutLabel } from '#features/catalogue/rules/product.ts'
import { activeItems, type HomeSection } from '#features/content/rules/content-blocks.ts'
import { fillTextPlaceholders, hasPlaceholders } from '#features/content/rules/placeholders.ts'
import { slidePauseSetting, slidesSetting } from '#features/content/settings.ts'
import { newestIds, reducedIds } from '#features/search/queries/newest-and-reduced.ts'
import { goodsListLabels, goodsLists } from '#features/search/rules/goods-lists.ts'
import { categoryIds } from '#features/search/views/listing.ts'
import { getPricedProducts } from '#features/search/views/priced-products.ts'
import { validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { getSettingPlaceholders } from '../../setting-placeholders.server.ts'
import { emptyHomeTexts, homeTexts } from '../../texts/home.ts'
import { renderVoices } from './voices.server.tsx'

const rowLength = 4

/** Sections of a shop whose merchant has chosen none. */
const defaultSections: HomeSection[] = [
  { kind: 'categories', title: '' },
  { kind: 'newest', title: '' },
]

/** Returns the sections of the home page with their content; empty ones are left out. */
export async function getHomeSections(shop: PublicShop, chosen: HomeSection[]) {
  const sections = chosen.length > 0 ? chosen : defaultSections
  const [categories, pictures, rows, placeholders, voices] = await Promise.all([
    categoryTiles(shop),
    getSectionPictures(shop, sections),
    getProductRows(shop, sections),
    getSettingPlaceholders(shop),
    Promise.all(
      sections.map((section) =>
        section.kind === 'opinions' ? renderVoices(shop, section.title, section.products) : null,
      ),
    ),
  ])
  const full = sections.flatMap((section, index) => show(section, index) ?? [])
  const hasOnlyCategories = full.every(({ kind }) => chosen.length === 0 && kind === 'categories')
  return { shown: hasOnlyCategories ? [noGoods(shop), ...full] : full, categories }

  function show(section: HomeSection, index: number) {
    const own = pictures.get(index) ?? []
    switch (section.kind) {
      case 'hero': {
        const instead = categories.flatMap(({ picture }) => picture ?? []).slice(0, 3)
        return { ...section, pictures: own.length > 0 ? own : instead }
      }
      case 'promises': {
        const items = fillPromises(section.items, placeholders)
        return items.length > 0 ? { ...section, items } : null
      }
      case 'categories':
        if (categories.length === 0) return null
        return {
          kind: section.kind,
          title: section.title || translate(homeTexts.categories, {}, shop.textOverrides),
          categories,
        }
      case 'text':
        return { ...section, picture: own[0] ?? null }
      case 'picture':
        return own[0] ? { ...section, picture: own[0] } : null
      case 'link':
        return section
      case 'opinions': {
        const html = voices[index]
        return html ? { kind: 'html' as const, html } : null
      }
      default: {
        const products = rows.get(index) ?? []
        const text = section.kind === 'reduced' ? homeTexts.reduced : homeTexts.newest
        const title = section.title || translate(text, {}, shop.textOverrides)
        return products.length > 0
          ? { kind: 'row' as const, title, products, listAddress: addressOfList(section) }
          : null
      }
    }
  }
}

/** The address of the list across categories that goes on where a row ends; null: there is none, as for the newest by date. */
function addressOfList(section: HomeSection): string | null {
  if (section.kind === 'reduced') return serverUrls.goodsList('promocje')
  const found = goodsLists.find((list) => section.kind === 'label' && goodsListLabels[list] === section.label)
  return found ? serverUrls.goodsList(found) : null
}

/** The promises with their placeholders filled; one whose placeholder has no value is left out. */
function fillPromises<Item extends { text: string }>(items: Item[], placeholders: Record<string, string>): Item[] {
  return items.flatMap((item) => {
    const text = hasPlaceholders(item.text) ? fillTextPlaceholders(item.text, placeholders) : item.text
    return text === null ? [] : [{ ...item, text }]
  })
}

/** Shown where the page would be empty, or show only categories. */
function noGoods({ textOverrides }: PublicShop) {
  const [title, text] = [
    translate(emptyHomeTexts.noGoodsTitle, {}, textOverrides),
    translate(emptyHomeTexts.noGoods, {}, textOverrides),
  ]
  return { kind: 'text' as const, title, text, anchor: '', link: null, picture: null }
}

export type HomeSections = Awaited<ReturnType<typeof getHomeSections>>['shown']

/** Returns the pictures of the sections, by index of the section. One query. */
async function getSectionPictures(shop: PublicShop, sections: HomeSection[]) {
  const named = sections.flatMap((section, index) => choicesOf(section).map((choice) => ({ index, choice })))
  const found = await getPicturesAt(
    shop,
    named.map(({ choice }) => choice),
  )
  const shown = named.flatMap(({ index }, pictureIndex) => {
    const picture = found[pictureIndex]
    return picture ? [{ index, picture }] : []
  })
  return new Map(
    [...Map.groupBy(shown, ({ index }) => index)].map(([index, all]) => [index, all.map(({ picture }) => picture)]),
  )
}

function choicesOf(section: HomeSection) {
  if (section.kind === 'hero') return section.pictures
  return 'picture' in section && section.picture ? [section.picture] : []
}

/** Returns the products of each row, by index of its section; no product appears in two rows. */
async function getProductRows(shop: PublicShop, sections: HomeSection[]) {
  const most = rowLength * sections.length
  const idsOfSections = await Promise.all(sections.map((section) => getProductIds(shop, section, most)))
  const shown = new Set<number>()
  const chosen = idsOfSections.map((ids) => {
    const row = ids.filter((id) => !shown.has(id)).slice(0, rowLength)
    for (const id of row) shown.add(id)
    return row
  })
  const products = new Map((await getPricedProducts(shop, [...shown])).map((product) => [product.id, product]))
  return new Map(
    chosen.map((ids, index) => {
      const row = ids.flatMap((id) => products.get(id) ?? [])
      const section = sections[index]
      return [index, section?.kind === 'label' ? row.map((product) => withoutLabel(product, section.label)) : row]
    }),
  )
}

async function getProductIds(shop: PublicShop, section: HomeSection, most: number): Promise<number[]> {
  switch (section.kind) {
    case 'label':
      return labelledProductIds(shop, section.label, most)
    case 'category':
      return categoryIds(shop, section.category, most)
    case 'newest':
      return newestIds(shop, most)
    case 'reduced':
      return reducedIds(shop, most)
    default:
      return []
  }
}

/** Returns the current slides that have a picture, and the seconds between two of them; 0: they do not advance by themselves. */
export async function getHomeSlides(shop: PublicShop) {
  const { shown, until } = activeItems(shop.settings.get(slidesSetting), shop.now)
  validUntil(shop, until)
  const pictures = await getPicturesAt(
    shop,
    shown.map(({ picture }) => picture),
  )
  return {
    pause: shop.settings.get(slidePauseSetting),
    shown: shown.flatMap(({ title, text, link }, index) => {
      const picture = pictures[index]
      return picture ? [{ title, text, link, picture }] : []
    }),
  }
}

export type HomeSlides = Awaited<ReturnType<typeof getHomeSlides>>
