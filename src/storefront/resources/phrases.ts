import type { LoaderFunctionArgs } from 'react-router'
import { categoryTiles } from '#features/catalogue/queries/product-selections.ts'
import { getStartPhrases } from '#features/search/views/suggestions.ts'
import { urls } from '#shared/urls.ts'
import { getPublicShop } from '../route-context.ts'

const maxCategories = 6
/** In pixels, for tiles of half as many. */
const pictureWidth = 320

/** Returns what a search field offers before anything is typed: `{phrases, categories}`, the same for all visitors. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const shop = getPublicShop(context)
  const [phrases, tiles] = await Promise.all([getStartPhrases(shop), categoryTiles(shop)])
  const categories = tiles
    .flatMap(({ picture, ...category }) =>
      picture
        ? { name: category.name, link: urls.category(category), iconSmall: urls.picture(picture.file, pictureWidth) }
        : [],
    )
    .slice(0, maxCategories)
  return Response.json({ phrases, categories })
}
