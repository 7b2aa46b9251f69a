import { meanRating } from '#features/catalogue/rules/rating.ts'
import { useTranslate } from '#kit/messages.tsx'
import { opinionRatings, type RatingCount, sumRatings } from '../rules/opinion.ts'
import { opinionTexts } from '../texts/opinions.ts'
import { MeanStars } from './mean-stars.tsx'

interface RatingSummaryProps {
  counts: RatingCount[]
  /** The opinions with so many stars. */
  addressOf: (rating: number) => string
}

/** The mean of all opinions, and how many have how many stars: bars with their numbers. */
export function RatingSummary({ counts, addressOf }: RatingSummaryProps) {
  const t = useTranslate()
  const total = sumRatings(counts)
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-6">
      <p>
        <span className="sr-only">{t(opinionTexts.mean, { mean: meanRating(total) })}</span>
        <span aria-hidden="true" className="font-serif text-title">
          {meanRating(total)}
        </span>
        <MeanStars mean={total.sum / total.count} />
        <span className="block text-soft">{t(opinionTexts.count, { count: total.count })}</span>
      </p>
      <ul aria-label={t(opinionTexts.distribution)} className="w-full max-w-80">
        {opinionRatings.map((rating) => (
          <li key={rating}>
            <Bar
              rating={rating}
              count={counts.find((one) => one.rating === rating)?.count ?? 0}
              all={total.count}
              address={addressOf(rating)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A row of the distribution: a link to its opinions, if there are any. */
function Bar({ rating, count, all, address }: { rating: number; count: number; all: number; address: string }) {
  const t = useTranslate()
  const words = t(opinionTexts.withStars, { rating, count })
  const row = (
    <span aria-hidden="true" className="flex items-center gap-3 py-1 text-small tabular-nums">
      <span className="whitespace-nowrap">
        {rating} {t(opinionTexts.star)}
      </span>
      <progress max={all} value={count} className="basket-progress h-1.5 w-full" />
      <span className="min-w-11 text-soft">{count}</span>
    </span>
  )
  if (count > 0)
    return (
      <a href={address} aria-label={words} className="block hover:text-accent">
        {row}
      </a>
    )
  return (
    <>
      <span className="sr-only">{words}</span>
      {row}
    </>
  )
}
