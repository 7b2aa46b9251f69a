import { StaticRouter } from 'react-router'
import { type Breadcrumb, Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { frameTexts } from './texts/frame.ts'

/** Returns the trail to a page as HTML, so that pages load no script for it; its links are plain ones. */
export function breadcrumbsMarkup(shop: PublicShop, items: Breadcrumb[]): string {
  return renderStatic(
    shop,
    <StaticRouter location="/">
      <Breadcrumbs label={translate(frameTexts.breadcrumbs, {}, shop.textOverrides)} items={items} />
    </StaticRouter>,
  )
}
