import type { Category } from '#features/catalogue/queries/categories.ts'
import { type CategoryTile, subcategoryTiles } from '#features/catalogue/queries/product-selections.ts'
import { descriptionLengthSetting } from '#features/catalogue/settings.ts'
import { useTranslate } from '#kit/messages.tsx'
import { RichText } from '#kit/static-html.tsx'
import type { PublicShop } from '#shop'
import { descriptionTexts, listTexts } from '../../texts/listing.ts'
import { CategoryLinks } from '../listing/category-links.tsx'
import { findListPicture, renderListHead, renderListPart } from '../listing/list-head.server.tsx'
import { splitDescription } from './split-description.ts'

/**
 * Returns the head of a category as HTML: its name and its neighbours; where nothing is chosen yet, its introduction and picture too.
 * @param whole the first page without filters
 */
export async function categoryHeadMarkup(shop: PublicShop, category: Category, whole: boolean): Promise<string> {
  const neighbours: CategoryTile[] =
    category.children.length > 0
      ? await subcategoryTiles(shop, category.id)
      : category.siblings.map((sibling) => ({ ...sibling, picture: null }))
  return renderListHead(shop, {
    title: category.name,
    picture: whole ? await findPicture(shop, category, neighbours) : null,
    children: (
      <>
        {whole && <CategoryDescription shop={shop} html={category.description} className="mt-3" />}
        <NeighbourLinks categories={neighbours} current={category.id} />
      </>
    ),
  })
}

/** The chosen picture; of a main category without one, that of its first subcategory that has any. */
async function findPicture(shop: PublicShop, { id, ancestors }: Category, neighbours: CategoryTile[]) {
  const chosen = await findListPicture(shop, id)
  const instead = ancestors.length === 0 ? neighbours.find(({ picture }) => picture)?.picture : null
  return chosen ?? instead ?? null
}

function NeighbourLinks({ categories, current }: { categories: CategoryTile[]; current: number }) {
  const t = useTranslate()
  return <CategoryLinks label={t(listTexts.subcategories)} categories={categories} current={current} />
}

/** Returns the text below a category's goods as HTML; '' where there is none. */
export function categoryFootMarkup(shop: PublicShop, html: string): string {
  return html && renderListPart(shop, <CategoryDescription shop={shop} html={html} className="mt-16" />)
}

interface DescriptionProps {
  shop: PublicShop
  html: string
  className: string
}

/** The description of a category: its beginning, and the rest on demand (B4.32, B4.33). */
function CategoryDescription({ shop, html, className }: DescriptionProps) {
  const t = useTranslate()
  const { lead, rest } = splitDescription(html, shop.settings.get(descriptionLengthSetting))
  if (!lead) return null
  return (
    <div className={`short-text text-soft ${className}`}>
      <RichText html={lead} />
      {rest && (
        <details className="read-more">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold whitespace-nowrap text-accent underline underline-offset-4">
            <span>{t(descriptionTexts.readMore)}</span>
            <span>{t(descriptionTexts.readLess)}</span>
          </summary>
          <RichText html={rest} />
        </details>
      )}
    </div>
  )
}
