import { useTranslate } from '#kit/messages.tsx'
import { opinionTexts } from '../texts/opinions.ts'

/** So many of five stars, read as a number. */
export function Stars({ rating }: { rating: number }) {
  const t = useTranslate()
  return (
    <span role="img" aria-label={t(opinionTexts.stars, { count: rating })} className="whitespace-nowrap text-accent">
      {t(opinionTexts.star).repeat(rating) + t(opinionTexts.emptyStar).repeat(5 - rating)}
    </span>
  )
}
