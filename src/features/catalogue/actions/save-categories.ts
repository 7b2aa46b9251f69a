import { queueIllustrations } from '#features/pictures/actions.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { slugOf } from '#shared/plain-text.ts'
import { type PublicShop, transaction } from '#shop'
import { categoryKey } from '../rules/dictionary-slug.ts'
import { type CategoryDetails, ensureCategories, updateCategories } from '../writes/categories.ts'

/** A category of the menu with its children, in their order. */
export interface CategoryInput {
  name: string
  slug?: string
  /** HTML; sanitized before it is stored. */
  description?: string
  children?: CategoryInput[]
}

/** Creates, describes and orders the categories of the menu; categories that are not listed are unchanged. */
export async function saveCategories(shop: PublicShop, tree: CategoryInput[]): Promise<void> {
  await transaction(shop, async (shop) => {
    const branches = tree.flatMap((category) => flatten(category, []))
    const { created } = await ensureCategories(
      shop,
      branches.map(({ path }) => path),
    )
    const looks = branches.map(({ path, category }, position) => toCategoryDetails(path, category, position))
    await queueIllustrations(
      shop,
      looks.map(({ description }) => description),
    )
    const touched = await updateCategories(shop, looks)
    await publishInvalidation(shop, created || touched.length > 0 ? ['categories'] : [])
  })
}

interface Branch {
  path: string[]
  category: CategoryInput
}

function flatten(category: CategoryInput, above: string[]): Branch[] {
  const path = [...above, category.name]
  return [{ path, category }, ...(category.children ?? []).flatMap((child) => flatten(child, path))]
}

function toCategoryDetails(
  path: string[],
  { name, slug, description }: CategoryInput,
  position: number,
): CategoryDetails {
  return {
    key: categoryKey(path),
    name,
    slug: slug ?? slugOf(name),
    description: sanitiseHtml(description ?? ''),
    position,
  }
}
