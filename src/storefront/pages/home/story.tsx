import type { Linked } from '#features/content/rules/home-section.ts'
import { Kept } from '#kit/kept.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useFollow } from '#kit/use-follow.ts'
import { keepTogether } from '#shared/keep-together.ts'

interface StoryProps {
  title: string
  /** A paragraph in each line. */
  text: string
  /** What links lead to it by; '' for none. */
  anchor: string
  picture: PictureSource | null
  link: Linked | null
}

/** What the merchant has to tell, beside a picture. */
export function Story({ title, text, anchor, picture, link }: StoryProps) {
  return (
    <Kept
      as="section"
      id={anchor || undefined}
      onClick={useFollow()}
      className="mt-16 bg-surface below-178 tablet:below-226 desktop:mt-24 desktop:below-151"
    >
      <div className="page-width grid items-center gap-8 py-12 desktop:grid-cols-2 desktop:gap-16 desktop:py-20">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 44vw, 92vw"
            className="aspect-[4/3] w-full rounded-panel"
          />
        )}
        <div className="max-w-text">
          <h2 className="text-title">{keepTogether(title)}</h2>
          {text.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {keepTogether(paragraph)}
            </p>
          ))}
          {link && (
            <p className="mt-8">
              <LinkButton to={link.address}>{link.text}</LinkButton>
            </p>
          )}
        </div>
      </div>
    </Kept>
  )
}
