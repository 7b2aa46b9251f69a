import { useViewTransitionState } from 'react-router'
import { productTexts } from '#features/catalogue/texts/product.ts'
import { FavouritePlace } from '#features/catalogue/ui/favourite-place.tsx'
import { ProductGallery } from '#features/catalogue/ui/product-gallery.tsx'
import { ProductVersions } from '#features/catalogue/ui/product-versions.tsx'
import { Section, SectionIds } from '#features/catalogue/ui/section.tsx'
import { StockTable } from '#features/catalogue/ui/stock-table.tsx'
import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { urls } from '#shared/urls.ts'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import { ComparePlace } from '../hotspot-rows/compare-place.tsx'
import { HotspotRows } from '../hotspot-rows/hotspot-rows.tsx'
import type { Route } from './+types/page'
import { BuySection } from './buy-section.tsx'
import { Details } from './details.tsx'
import { Share } from './share.tsx'
import { useChosenSize } from './use-chosen-size.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Product({ loaderData }: Route.ComponentProps) {
  return (
    <SectionIds prefix={loaderData.idPrefix}>
      <ProductView key={loaderData.product.id} {...loaderData} />
    </SectionIds>
  )
}

function ProductView(data: Route.ComponentProps['loaderData']) {
  const {
    head,
    product,
    sizes,
    asksAgain,
    choices,
    asked,
    shelves,
    delivery,
    hotspots,
    breadcrumbs,
    contact,
    details,
  } = data
  const say = useWords()
  const moving = useViewTransitionState(urls.product(product))
  const [chosen, choose] = useChosenSize(sizes, asked.size)
  const known = product.sizes.find((size) => size.type === chosen?.type)
  return (
    <div className="projector_page desktop:page-width">
      <div className="page-gutter desktop:px-0">
        <Breadcrumbs label={say(frameTexts.breadcrumbs)} items={breadcrumbs} />
      </div>
      <div className="desktop:grid desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-16">
        <ProductGallery pictures={product.pictures} name={product.name} moving={moving} />
        <div className="page-gutter flex flex-col gap-5 pt-6 desktop:px-0 desktop:pt-0">
          <header>
            {product.producer && <p className="text-soft">{product.producer}</p>}
            <h1 className="product_name__name text-title">{keepTogether(product.name)}</h1>
            {product.lead && <p className="mt-3 text-soft">{keepTogether(product.lead)}</p>}
          </header>
          <Section name="versions">
            {product.versions && <ProductVersions {...product.versions} current={product.id} />}
          </Section>
          {!asked.known && <Notice type="warning">{say(productTexts.unknownSize, { size: asked.size ?? '' })}</Notice>}
          <BuySection {...{ product, sizes, asksAgain, choices, delivery, chosen, contact }} onChoose={choose} />
          <div className="flex flex-wrap gap-x-6">
            <FavouritePlace product={product} size={chosen?.type} />
            <ComparePlace product={product} />
          </div>
          <p>
            <a href={urls.addToList(product)} className="footer-link text-accent underline underline-offset-4">
              {say(productTexts.ontoList)}
            </a>
          </p>
          {!choices && <Section name="bundle" />}
          <Section name="contact">
            <a href={contact.link} className="footer-link text-accent underline underline-offset-4">
              {say(productTexts.ask)}
            </a>
          </Section>
          <Section name="share">
            <Share address={head.canonical} title={product.name} />
          </Section>
        </div>
      </div>
      <div className="page-gutter desktop:px-0">
        <StockTable shelves={shelves} unit={product.unit} onChoose={choose} />
        <Details {...{ product, details, contact }} code={known?.code ?? null} ean={known?.ean ?? null} />
        <HotspotRows hotspots={hotspots} product={product} />
      </div>
    </div>
  )
}
