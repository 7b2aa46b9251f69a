import { useTranslate } from '#kit/messages.tsx'
import { Pagination } from '#kit/pagination.tsx'
import type { Text, TextValues } from '#shared/text.ts'
import {
  countMatching,
  type Opinion,
  type OpinionSubject,
  opinionRatings,
  opinionsPerPage,
  type RatingCount,
  sumRatings,
} from '../rules/opinion.ts'
import { allOpinions, type OpinionFilter, opinionFilterQuery } from '../rules/opinion-list.ts'
import { opinionLinkTexts } from '../texts/opinion-links.ts'
import { opinionTexts } from '../texts/opinions.ts'
import { OpinionItem } from './opinion-item.tsx'
import { OpinionNotice } from './opinion-notice.tsx'
import { RatingSummary } from './rating-summary.tsx'

interface OpinionListProps {
  of: OpinionSubject
  counts: RatingCount[]
  filter: OpinionFilter
  /** Of the page that the filter asks for. */
  opinions: Opinion[]
  /** Of the list, without a query. */
  address: string
  takesUnconfirmed: boolean
  /** Leads to the form for an opinion. */
  writeAt: string
}

/** All opinions of a product or of the shop, filtered and in pages by links. */
export function OpinionList(props: OpinionListProps) {
  const { of, counts, filter, opinions, address, takesUnconfirmed, writeAt } = props
  const t = useTranslate()
  const total = sumRatings(counts)
  const matching = countMatching(counts, filter)
  const addressOf = (changes: Partial<OpinionFilter>) =>
    address + opinionFilterQuery({ ...filter, page: 1, ...changes })
  return (
    <div className="flex flex-col gap-8">
      <RatingSummary counts={counts} addressOf={(rating) => addressOf({ ratings: [rating] })} />
      <OpinionNotice of={of} hasUnconfirmed={takesUnconfirmed || total.confirmed < total.count} />
      <a
        href={writeAt}
        rel="nofollow"
        className="inline-flex min-h-11 items-center self-start text-accent underline underline-offset-4"
      >
        {t(opinionLinkTexts.write)}
      </a>
      <Filters counts={counts} filter={filter} addressOf={addressOf} />
      {matching === 0 ? (
        <div role="status">
          <p>{t(opinionTexts.noMatch)}</p>
          <a href={address} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {t(opinionTexts.showAll)}
          </a>
        </div>
      ) : (
        <ul className="flex flex-col gap-8">
          {opinions.map((opinion) => (
            <OpinionItem key={opinion.id} opinion={opinion} address={addressOf({ page: filter.page })} />
          ))}
        </ul>
      )}
      <Pagination
        page={filter.page}
        pages={Math.ceil(matching / opinionsPerPage)}
        addressOf={(page) => addressOf({ page })}
        labels={{
          navigation: t(opinionTexts.pages),
          previous: t(opinionTexts.previousPage),
          next: t(opinionTexts.nextPage),
          page: (page) => t(opinionTexts.page, { page }),
        }}
      />
    </div>
  )
}

interface FiltersProps extends Pick<OpinionListProps, 'counts' | 'filter'> {
  addressOf: (changes: Partial<OpinionFilter>) => string
}

/** Links: by stars, of proven buyers only, and the order (B4.31). */
function Filters({ counts, filter, addressOf }: FiltersProps) {
  const { ratings, confirmedOnly, order } = filter
  const t = useTranslate()
  const count = (ratings: number[]) => countMatching(counts, { ratings, confirmedOnly })
  const chips: ChipProps[] = [
    {
      text: opinionTexts.filterAll,
      values: { count: count([]) },
      isOn: ratings.length === 0,
      to: addressOf({ ratings: [] }),
    },
    ...opinionRatings
      .filter((rating) => ratings.includes(rating) || count([rating]) > 0)
      .map((rating) => ({
        text: opinionTexts.filterStars,
        values: { rating, count: count([rating]) },
        isOn: ratings.includes(rating),
        to: addressOf({ ratings: [rating] }),
      })),
    {
      text: opinionTexts.filterConfirmed,
      values: { count: countMatching(counts, { ratings, confirmedOnly: true }) },
      isOn: confirmedOnly,
      to: addressOf({ confirmedOnly: !confirmedOnly }),
    },
  ]
  const orders: ChipProps[] = [
    { text: opinionTexts.byHelp, isOn: order === 'helpful', to: addressOf({ order: allOpinions.order }) },
    { text: opinionTexts.byDay, isOn: order === 'newest', to: addressOf({ order: 'newest' }) },
  ]
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t(opinionTexts.filters)}>
        <Chips chips={chips} />
      </nav>
      <nav aria-label={t(opinionTexts.order)}>
        <Chips chips={orders} />
      </nav>
    </div>
  )
}

interface ChipProps {
  text: Text
  values?: TextValues
  isOn: boolean
  to: string
}

function Chips({ chips }: { chips: ChipProps[] }) {
  const t = useTranslate()
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ text, values, isOn, to }) => (
        <li key={to + text.key}>
          {/* a current chip itself would be scrolled to at first, as it is in the rows of the catalogue */}
          <a href={to} aria-current={isOn ? 'true' : undefined}>
            <span className={`chip ${isOn ? 'border-accent bg-accent-wash font-semibold' : ''}`}>
              {t(text, values)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
