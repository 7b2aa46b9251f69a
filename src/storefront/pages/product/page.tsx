import { Share2 } from 'lucide-react'
import { useMemo } from 'react'
import { useViewTransitionState } from 'react-router'
import { productTexts } from '#features/catalogue/texts.ts'
import { FavouriteSlot } from '#features/catalogue/ui/favourite-slot.tsx'
import { ProductGallery } from '#features/catalogue/ui/product-gallery.tsx'
import { ProductVersions } from '#features/catalogue/ui/product-versions.tsx'
import { Section, SectionIdProvider } from '#features/catalogue/ui/section.tsx'
import { StockTable } from '#features/catalogue/ui/stock-table.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TrustedHtml, useLinkNavigation } from '#kit/static-html.tsx'
import { useHydrated } from '#kit/use-browser-state.ts'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { QuickProduct } from '../../cards/quick-add-request.ts'
import { headTags } from '../../page-head.ts'
import { shareTexts } from '../../texts/frame.ts'
import { HotspotRows } from '../hotspot-rows/hotspot-rows.tsx'
import { compareSlotId, ServerRows } from '../hotspot-rows/server-rows.tsx'
import type { Route } from './+types/page'
import { BuySection } from './buy-section.tsx'
import { Details } from './details.tsx'
import { LastSeen } from './last-seen.tsx'
import type { SeenProduct } from './seen-products.ts'
import { useChosenSize } from './use-size.ts'

export { action, headers, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Product({ loaderData }: Route.ComponentProps) {
  return (
    <SectionIdProvider prefix={loaderData.idPrefix}>
      <ProductView key={loaderData.product.id} {...loaderData} />
    </SectionIdProvider>
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
    trust,
    sizeGuide,
  } = data
  const t = useTranslate()
  const moving = useViewTransitionState(urls.product(product))
  const { chosen, question, choose } = useChosenSize(sizes, asked.size, data.sizeQuestion)
  const seen = useMemo(() => seenProduct(product), [product])
  const picked = question ? undefined : chosen?.type
  const known = product.sizes.find(({ type }) => type === picked)
  return (
    <div className="projector_page desktop:page-width">
      <TrustedHtml html={breadcrumbs} onClick={useLinkNavigation()} className="page-gutter desktop:px-0" />
      <div className="product-columns">
        <ProductGallery pictures={product.pictures} name={product.name} moving={moving}>
          <FavouriteSlot product={product} size={picked} />
        </ProductGallery>
        <div className="page-gutter flex flex-col gap-5 pt-2 tablet:px-0 tablet:pt-0">
          <header>
            {product.producer && <p className="text-soft">{product.producer}</p>}
            <h1 className="product_name__name text-title">{nonBreaking(product.name)}</h1>
            <TrustedHtml html={product.rating} />
          </header>
          {!asked.known && <Notice type="warning">{t(productTexts.unknownSize, { size: asked.size ?? '' })}</Notice>}
          <BuySection
            {...{ product, sizes, asksAgain, choices, delivery, chosen, question, contact, trust, sizeGuide }}
            onChoose={choose}
          >
            {product.lead && <p className="text-soft">{nonBreaking(product.lead)}</p>}
            <Section name="versions">
              {product.versions && <ProductVersions {...product.versions} current={product.id} />}
            </Section>
          </BuySection>
          <div className="product-actions">
            <CompareSlot product={product} />
            <TrustedHtml className="contents" html={data.links} />
            <Section name="share">
              <Share address={head.canonical} title={product.name} />
            </Section>
          </div>
          {!choices && <Section name="bundle" />}
        </div>
      </div>
      <div className="page-gutter desktop:px-0">
        <StockTable shelves={shelves} unit={product.unit} onChoose={choose} />
        <Details {...{ product, details, contact }} code={known?.code ?? null} ean={known?.ean ?? null} />
        <TrustedHtml html={data.opinions} />
        <HotspotRows hotspots={hotspots} product={product} />
        <LastSeen product={seen} />
      </div>
    </div>
  )
}

function seenProduct(product: Route.ComponentProps['loaderData']['product']): SeenProduct {
  const { id, name, pictures } = product
  return { id, name, address: urls.product(product), picture: pictures[0] ?? null }
}

const ServerCompare = import.meta.env.SSR ? (await import('../hotspot-rows/compare-server-html.tsx')).default : null

/** The compare button of the page's own product; `HotspotRows` hydrates it. */
function CompareSlot({ product }: { product: QuickProduct }) {
  return <ServerRows id={compareSlotId}>{ServerCompare && <ServerCompare product={product} />}</ServerRows>
}

/** Share buttons (A7.22, B7.19): the phone's native sheet where there is one, else plain links. No third-party script runs. */
function Share({ address, title }: { address: string; title: string }) {
  const t = useTranslate()
  const native = useHydrated() && 'share' in navigator && matchMedia('(pointer: coarse)').matches
  const share = () => void navigator.share({ title, url: address }).catch(() => {})
  if (native)
    return (
      <button type="button" onClick={share} className="product-action">
        <Share2 aria-hidden="true" strokeWidth={1.5} />
        {t(shareTexts.share)}
      </button>
    )
  const [url, text] = [address, title].map(encodeURIComponent)
  const shareLinks = [
    [shareTexts.email, `mailto:?subject=${text}&body=${url}`],
    [shareTexts.onFacebook, `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    [shareTexts.onWhatsApp, `https://wa.me/?text=${text}%20${url}`],
  ] as const
  return (
    <details>
      <summary className="product-action list-none">
        <Share2 aria-hidden="true" strokeWidth={1.5} />
        {t(shareTexts.share)}
      </summary>
      <p className="flex gap-x-4">
        {shareLinks.map(([service, href]) => (
          <a key={href} href={href} rel="noopener noreferrer nofollow" className="footer-link underline">
            {t(service)}
          </a>
        ))}
      </p>
    </details>
  )
}
