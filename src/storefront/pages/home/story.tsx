import { Kept } from '#kit/kept.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { homeTexts } from '../../texts/home.ts'

/** Who we are, in two paragraphs. */
export function Story({ picture }: { picture: PictureSource | undefined }) {
  const say = useWords()
  return (
    <Kept as="section" id="dom" className="mt-16 bg-surface below-178 tablet:below-226 desktop:mt-24 desktop:below-151">
      <div className="page-width grid items-center gap-8 py-12 desktop:grid-cols-2 desktop:gap-16 desktop:py-20">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 44vw, 92vw"
            className="aspect-[4/3] w-full rounded-panel"
          />
        )}
        <div className="max-w-text">
          <h2 className="text-title">{say(homeTexts.storyTitle)}</h2>
          <p className="mt-5">{say(homeTexts.storyFirst)}</p>
          <p className="mt-4">{say(homeTexts.storySecond)}</p>
        </div>
      </div>
    </Kept>
  )
}
