import { Link } from 'react-router'
import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Picture } from '#kit/picture.tsx'
import { CategoryWindows } from './category-windows.tsx'
import { Promises } from './promises.tsx'
import type { HomeSections } from './sections.server.ts'
import { Story } from './story.tsx'

/** One section of the home page, below the first. */
export function HomeSection({ section }: { section: HomeSections[number] }) {
  switch (section.kind) {
    case 'row':
      return (
        <section className="page-width mt-16 below-165 tablet:below-185 desktop:mt-24 desktop:below-118">
          <h2 className="mb-6 text-title">{section.title}</h2>
          <ProductGrid products={section.products} />
        </section>
      )
    case 'promises':
      return <Promises items={section.items} />
    case 'categories':
      return <CategoryWindows {...section} />
    case 'text':
      return <Story {...section} />
    case 'picture':
      return (
        <Link to={section.link.address} className="page-width mt-16 block desktop:mt-24">
          <Picture
            picture={{ ...section.picture, alt: section.link.text }}
            sizes="(min-width: 1344px) 1344px, 92vw"
            className="aspect-[3/2] w-full rounded-panel desktop:aspect-[3/1]"
          />
        </Link>
      )
    case 'link':
      return (
        <p className="page-width mt-16 text-center">
          <LinkButton kind="secondary" to={section.link.address}>
            {section.link.text}
          </LinkButton>
        </p>
      )
  }
}
