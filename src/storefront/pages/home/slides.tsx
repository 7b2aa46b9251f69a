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

const slideSizes = '(min-width: 1024px) 58vw, 100vw'

/** The first slide: what this shop is, next to one to three pictures of its products. */
export function Hero({ title, text, links, pictures: [large, ...others] }: HeroProps) {
  const textColumn = (
    <>
      <h1 className="text-display">{nonBreaking(title)}</h1>
      {text && <p className="mt-3 max-w-text text-soft tablet:mt-5 tablet:text-large">{nonBreaking(text)}</p>}
      {links.length > 0 && (
        <p className="mt-5 flex flex-wrap gap-3 tablet:mt-8">
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
      <div className="slide-pictures grid grid-cols-3 grid-rows-2 gap-1">
        {large && (
          <Picture
            picture={large}
            eager
            small
            sizes={others.length > 0 ? '(min-width: 1024px) 40vw, 66vw' : slideSizes}
            frame={`relative row-span-2 ${others.length > 0 ? 'col-span-2' : 'col-span-3'}`}
          />
        )}
        {others.map((picture) => (
          <Picture
            key={picture.file}
            picture={picture}
            eager
            sizes="(min-width: 1024px) 20vw, 33vw"
            frame={`relative ${others.length > 1 ? '' : 'row-span-2'}`}
          />
        ))}
      </div>
    </SlideLayout>
  )
}

/** A slide of the merchant; its picture is loaded on demand. */
export function SlideView({ title, text, link, picture }: HomeSlides['shown'][number]) {
  const textColumn = (
    <>
      <h2 className="text-display">{nonBreaking(title)}</h2>
      {text && <p className="mt-3 max-w-text text-soft tablet:mt-5 tablet:text-large">{nonBreaking(text)}</p>}
      <p className="mt-5 tablet:mt-8">
        <LinkButton to={link.address}>{link.text}</LinkButton>
      </p>
    </>
  )
  return (
    <SlideLayout text={textColumn}>
      <Picture picture={picture} small sizes={slideSizes} frame="slide-pictures block" />
    </SlideLayout>
  )
}

/** The layout of every slide: text next to a picture, or below it on small views. */
function SlideLayout({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <SkipHydration onClick={useLinkNavigation()} className="slide">
      <div className="slide-text">{text}</div>
      {children}
    </SkipHydration>
  )
}
