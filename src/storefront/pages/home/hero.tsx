import type { Linked } from '#features/content/rules/home-section.ts'
import { LinkButton } from '#kit/link-button.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { SlideLayout } from './slide-layout.tsx'

interface HeroProps {
  title: string
  text: string
  links: Linked[]
  pictures: PictureSource[]
}

/** The first thing one sees: what this shop is, beside pictures of its things. */
export function Hero({ title, text, links, pictures: [large, upper, lower] }: HeroProps) {
  const words = (
    <>
      <h1 className="text-display">{keepTogether(title)}</h1>
      {text && <p className="mt-5 max-w-text text-large text-soft">{keepTogether(text)}</p>}
      {links.length > 0 && (
        <p className="mt-8 flex flex-wrap gap-3">
          {links.map(({ text, address }, place) => (
            <LinkButton key={address} kind={place > 0 ? 'quiet' : undefined} to={address}>
              {text}
            </LinkButton>
          ))}
        </p>
      )}
    </>
  )
  return (
    <SlideLayout words={words}>
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
