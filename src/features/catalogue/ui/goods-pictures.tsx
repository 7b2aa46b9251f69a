import { Picture, type PictureSource } from '#kit/picture.tsx'
import { NoPicture } from './no-picture.tsx'

/** Some goods of many. */
export interface GoodsSummary {
  count: number
  first: { name: string; picture: PictureSource | null }[]
}

interface GoodsPicturesProps {
  goods: GoodsSummary
  /** How many pictures are shown. */
  most: number
}

/** Small pictures of the first goods, and how many more there are; decoration: what they are stands beside it in words. */
export function GoodsPictures({ goods: { count, first }, most }: GoodsPicturesProps) {
  const hidden = count - most
  return (
    <div aria-hidden="true" className="flex flex-wrap items-center gap-2 self-start">
      {first.slice(0, most).map(({ name, picture }) => (
        <div
          key={`${name} ${picture?.file}`}
          className="aspect-square w-18 min-w-0 overflow-hidden rounded-control bg-picture"
        >
          {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="72px" className="size-full" /> : <NoPicture />}
        </div>
      ))}
      {hidden > 0 && (
        <div className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-small text-soft tabular-nums">
          +{hidden}
        </div>
      )}
    </div>
  )
}
