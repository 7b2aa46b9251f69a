import { useTranslate } from '#kit/messages.tsx'
import { type Opinion, type RatingCount, sumRatings } from '../rules/opinion.ts'
import { allOpinions, opinionFilterQuery } from '../rules/opinion-list.ts'
import { opinionLinkTexts } from '../texts/opinion-links.ts'
import { opinionTexts } from '../texts/opinions.ts'
import { OpinionItem } from './opinion-item.tsx'
import { OpinionNotice } from './opinion-notice.tsx'
import { RatingSummary } from './rating-summary.tsx'

export interface OpinionsSectionProps {
  productId: number
  counts: RatingCount[]
  /** Those that help most. */
  first: Opinion[]
  /** The page with all opinions. */
  address: string
  /** Somebody may write one without a proven purchase. */
  takesUnconfirmed: boolean
  /** Leads to the form for an opinion. */
  writeAt: string
}

/** In one row of large views (B9.17). */
const shownAtFirst = 3

/** The opinions on the page of a product (B2.27): their mean and distribution, the first of them, and where the others are. */
export function OpinionsSection(props: OpinionsSectionProps) {
  const { productId, counts, first, address, takesUnconfirmed, writeAt } = props
  const t = useTranslate()
  const total = sumRatings(counts)
  const isEmpty = total.count === 0
  return (
    <section id="opinie" aria-labelledby="opinie-naglowek" className="mt-16 flex flex-col gap-6 scroll-mt-24">
      <h2 id="opinie-naglowek" className="text-heading">
        {t(opinionTexts.title)}
      </h2>
      {isEmpty ? (
        <p className="max-w-text">{t(opinionTexts.none)}</p>
      ) : (
        <>
          <RatingSummary
            counts={counts}
            addressOf={(rating) => address + opinionFilterQuery({ ...allOpinions, ratings: [rating] })}
          />
          <Cards opinions={first.slice(0, shownAtFirst)} address={address} />
          <MoreCards opinions={first.slice(shownAtFirst)} address={address} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {!isEmpty && (
          <a href={address} className="py-1 text-accent underline underline-offset-4">
            {t(opinionTexts.all, { count: total.count })}
          </a>
        )}
        <a href={writeAt} rel="nofollow" className="py-1 text-accent underline underline-offset-4">
          {t(opinionLinkTexts.write)}
        </a>
      </div>
      <OpinionNotice of={{ productId }} hasUnconfirmed={takesUnconfirmed || total.confirmed < total.count} />
    </section>
  )
}

function Cards({ opinions, address }: { opinions: Opinion[]; address: string }) {
  return (
    <ul className="opinion-grid">
      {opinions.map((opinion) => (
        <OpinionItem key={opinion.id} opinion={opinion} address={address} isCard />
      ))}
    </ul>
  )
}

/** The others that the page has, on demand (B4.30). */
function MoreCards({ opinions, address }: { opinions: Opinion[]; address: string }) {
  const t = useTranslate()
  if (opinions.length === 0) return null
  return (
    <details className="read-more">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold whitespace-nowrap text-accent underline underline-offset-4">
        <span>{t(opinionTexts.more)}</span>
        <span>{t(opinionTexts.fewer)}</span>
      </summary>
      <Cards opinions={opinions} address={address} />
    </details>
  )
}
