import { LinkButton } from '#kit/link-button.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { homeTexts } from '../../texts/home.ts'
import { SlideLayout } from './slide-layout.tsx'

interface HeroProps {
  pictures: PictureSource[]
  door: { id: number; name: string } | undefined
}

/** The first thing one sees: what this house is, with its best-loved things. */
export function Hero({ pictures: [large, upper, lower], door }: HeroProps) {
  const say = useWords()
  const words = (
    <>
      <h1 className="text-display">{say(homeTexts.heroTitle)}</h1>
      <p className="mt-5 max-w-text text-large text-soft">{say(homeTexts.heroText)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {door && <LinkButton to={urls.category(door)}>{say(homeTexts.heroAction)}</LinkButton>}
        <LinkButton kind="quiet" to={`${urls.home()}#dom`}>
          {say(homeTexts.heroSecond)}
        </LinkButton>
      </p>
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
