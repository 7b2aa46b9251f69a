import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { PublicShop } from '#shop'

/** The content of a page as HTML, in the shop's words; its links are plain ones. */
export function pageMarkup(shop: PublicShop, content: ReactNode): string {
  return staticMarkup(
    shop,
    <StaticRouter location="/">
      <div className="page-width flex flex-col gap-4 py-8 desktop:py-12">{content}</div>
    </StaticRouter>,
    'rows-',
  )
}
