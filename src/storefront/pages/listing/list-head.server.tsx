import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { getPicturesAt } from '#features/catalogue/queries/product-media.ts'
import { listPicturesSetting } from '#features/content/settings.ts'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import { nonBreaking } from '#shared/text.ts'
import type { PublicShop } from '#shop'

interface ListHeadProps {
  title: string
  /** Beside the heading. */
  picture: PictureSource | null
  /** What stands below the heading. */
  children: ReactNode
}

/** Returns what stands above the filters of a list as HTML; its links are plain ones. */
export function renderListHead(shop: PublicShop, head: ListHeadProps): string {
  return renderListPart(shop, <ListHeadContent {...head} />)
}

/** Returns a part of a list's page as HTML, in the shop's texts; its links are plain ones. */
export function renderListPart(shop: PublicShop, content: ReactNode): string {
  return renderStatic(shop, <StaticRouter location="/">{content}</StaticRouter>, 'head-')
}

function ListHeadContent({ title, picture, children }: ListHeadProps) {
  return (
    <div className={picture ? 'list-banner' : undefined}>
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 1344px) 500px, (min-width: 1024px) 42vw, (min-width: 768px) 72vw, 144px"
          narrowest={160}
          widest={1280}
          className="size-full"
        />
      )}
      <h1 className="text-title">{nonBreaking(title)}</h1>
      {children}
    </div>
  )
}

/** Returns the picture that the merchant has chosen for a category or a list across all of them; null: none. */
export async function findListPicture(shop: PublicShop, list: number | string): Promise<PictureSource | null> {
  const chosen = shop.settings.get(listPicturesSetting).find(({ of }) => of === list)
  if (!chosen) return null
  const [picture = null] = await getPicturesAt(shop, [chosen.picture])
  return picture
}
