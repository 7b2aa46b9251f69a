import type { ReactNode } from 'react'
import type { TextLink } from '#features/content/rules/content-blocks.ts'
import { LinkButton } from '#kit/button.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { SkipHydration, useLinkNavigation } from '#kit/static-html.tsx'
import { nonBreaking } from '#shared/text.ts'
import type { HomeSlides } from './home-content.server.ts'

interface HeroProps {
  title: string
  text: string
  links: TextLink[]
  pictures: PictureSource[]
}

/** The first slide: what this shop is, next to pictures of its products. */
export function Hero({ title, text, links, pictures: [large, upper, lower] }: HeroProps) {
  const textColumn = (
    <>
      <h1 className="text-display">{nonBreaking(title)}</h1>
      {text && <p className="mt-5 max-w-text text-large text-soft">{nonBreaking(text)}</p>}
      {links.length > 0 && (
        <p className="mt-8 flex flex-wrap gap-3">
          {links.map(({ text, address }, index) => (
            <LinkButton key={address} kind={index > 0 ? 'quiet' : undefined} to={address}>
              {text}
            </LinkButton>
          ))}
        </p>
      )}
    </>
  )
  return (
    <SlideLayout text={textColumn}>
      <div className="grid grid-cols-3 grid-rows-2 gap-3 desktop:gap-4">
        {large && (
          <Picture
            picture={large}
            eager
            sizes="(min-width: 1024px) 36vw, 62vw"
            className="col-span-2 row-span-2 size-full rounded-panel"
            frame="col-span-2 row-span-2"
          />
        )}
        {[upper, lower].map(
          (picture) =>
            picture && (
              <Picture
                key={picture.file}
                picture={picture}
                eager
                sizes="(min-width: 1024px) 18vw, 30vw"
                className="aspect-square size-full rounded-panel"
              />
            ),
        )}
      </div>
    </SlideLayout>
  )
}

/** A slide of the merchant; its picture is loaded on demand. */
export function SlideView({ title, text, link, picture }: HomeSlides['shown'][number]) {
  const textColumn = (
    <>
      <h2 className="text-display">{nonBreaking(title)}</h2>
      {text && <p className="mt-5 max-w-text text-large text-soft">{nonBreaking(text)}</p>}
      <p className="mt-8">
        <LinkButton to={link.address}>{link.text}</LinkButton>
      </p>
    </>
  )
  return (
    <SlideLayout text={textColumn}>
      <Picture
        picture={picture}
        sizes="(min-width: 1344px) 690px, (min-width: 1024px) 54vw, 92vw"
        className="aspect-[3/2] w-full rounded-panel desktop:aspect-[1.52]"
      />
    </SlideLayout>
  )
}

/** The layout of every slide: text next to a picture, or below it on small views. */
function SlideLayout({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <SkipHydration
      onClick={useLinkNavigation()}
      className="page-width grid items-center gap-8 desktop:grid-cols-[5fr_7fr] desktop:gap-14"
    >
      <div className="order-last desktop:order-first">{text}</div>
      {children}
    </SkipHydration>
  )
}
