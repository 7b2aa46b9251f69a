import { RichText } from '#kit/rich-text.tsx'
import { useWords } from '#kit/words.tsx'
import { listingTexts } from '../../texts/listing.ts'
import type { SplitDescription } from './split-description.ts'

interface DescriptionProps {
  description: SplitDescription
  className: string
}

/** What is said of a category: its beginning, and the rest for who wants to read on (B4.32, B4.33). */
export function Description({ description: { lead, rest }, className }: DescriptionProps) {
  const say = useWords()
  if (!lead) return null
  return (
    <div className={`short-text max-w-text text-soft ${className}`}>
      <RichText html={lead} />
      {rest && (
        <details className="read-more">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-accent underline underline-offset-4">
            <span>{say(listingTexts.readMore)}</span>
            <span>{say(listingTexts.readLess)}</span>
          </summary>
          <RichText html={rest} />
        </details>
      )}
    </div>
  )
}
