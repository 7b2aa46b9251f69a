import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import type { PictureSource } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { CardDeeds } from '../../cards/card-deeds.tsx'
import { headTags } from '../../page-head.ts'
import { homeTexts } from '../../texts/home.ts'
import type { Route } from './+types/page'
import { BannerSlider } from './banner-slider.tsx'
import { CategoryWindows } from './category-windows.tsx'
import { Hero } from './hero.tsx'
import { Promises } from './promises.tsx'
import { Story } from './story.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Home({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { categories, rows } = loaderData
  const [first, ...further] = rows.filter(({ products }) => products.length > 0)
  const door = categories[0]
  return (
    <CardDeeds>
      <div className="main_page">
        <BannerSlider slides={loaderData.slides}>
          <Hero pictures={heroPictures(loaderData)} door={door} />
        </BannerSlider>
        <Promises orderBy={loaderData.orderBy} />
        <CategoryWindows categories={categories} />
        {first && <Row label={first.label} products={first.products} />}
        <Story picture={further[0]?.products.map(({ pictures }) => pictures[1]).find(Boolean)} />
        {further.map(({ label, products }) => (
          <Row key={label} label={label} products={products} />
        ))}
        {door && (
          <p className="page-width mt-16 text-center">
            <LinkButton kind="secondary" to={urls.category(door)}>
              {say(homeTexts.heroAction)}
            </LinkButton>
          </p>
        )}
      </div>
    </CardDeeds>
  )
}

/** What we recommend, seen from its other side; where that is too little, what is behind the categories. */
function heroPictures({ rows, categories }: Route.ComponentProps['loaderData']): PictureSource[] {
  const recommended = rows.at(-1)?.products.map(({ pictures }) => pictures.at(-1)) ?? []
  const all = [...recommended, ...categories.map(({ picture }) => picture)].filter((picture) => picture != null)
  return [...new Map(all.map((picture) => [picture.file, picture])).values()].slice(0, 3)
}

function Row({ label, products }: Route.ComponentProps['loaderData']['rows'][number]) {
  const say = useWords()
  return (
    <section className="page-width mt-16 below-165 tablet:below-185 desktop:mt-24 desktop:below-118">
      <h2 className="mb-6 text-title">{say(homeTexts[label])}</h2>
      <ProductGrid products={products} />
    </section>
  )
}
