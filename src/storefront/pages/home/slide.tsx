import { LinkButton } from '#kit/link-button.tsx'
import { Picture } from '#kit/picture.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { SlideLayout } from './slide-layout.tsx'
import type { HomeSlides } from './slides.server.ts'

/** What the merchant shows after the house itself; its picture waits until it is wanted. */
export function Slide({ title, text, link, picture }: HomeSlides['shown'][number]) {
  const words = (
    <>
      <h2 className="text-display">{keepTogether(title)}</h2>
      {text && <p className="mt-5 max-w-text text-large text-soft">{keepTogether(text)}</p>}
      <p className="mt-8">
        <LinkButton to={link.address}>{link.text}</LinkButton>
      </p>
    </>
  )
  return (
    <SlideLayout words={words}>
      <Picture
        picture={picture}
        sizes="(min-width: 1344px) 690px, (min-width: 1024px) 54vw, 92vw"
        className="aspect-[3/2] w-full rounded-panel desktop:aspect-[1.52]"
      />
    </SlideLayout>
  )
}
