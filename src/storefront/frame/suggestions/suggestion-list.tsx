import { ChevronRight, History, TrendingUp } from 'lucide-react'
import { Link } from 'react-router'
import { priceTexts } from '#features/pricing/texts/price.ts'
import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import { useTranslate } from '#kit/messages.tsx'
import { VisuallyHidden } from '#kit/visually-hidden.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { suggestionTexts } from '../../texts/search.ts'
import type { Suggestion, SuggestionGroup } from './fetch-suggestions.ts'
import { markTyped } from './mark-typed.ts'
import { hasText, type Overlay, suggestionsOf } from './overlay-state.ts'

interface SuggestionListProps {
  id: string
  overlay: Pick<Overlay, 'groups' | 'active' | 'typed'>
  /** Which of a product's amounts the shop shows. */
  priceType: 'gross' | 'net'
  onChosen: (address: string) => void
}

/**
 * Up to six groups of links, and a link to all results of the typed phrase; or recent and popular phrases and categories before anything is
 * typed. To a screen reader they are the options of the field above.
 */
export function SuggestionList({ id, overlay, priceType, onChosen }: SuggestionListProps) {
  const t = useTranslate()
  const { groups, active, typed } = overlay
  const last = suggestionsOf(overlay).length
  const before = (index: number) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div id={id} role="listbox" aria-label={t(suggestionTexts.list)} className="suggestions-groups">
      {groups.map(({ kind, items }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
        <div
          key={kind}
          role="group"
          aria-label={t(suggestionTexts[kind])}
          data-kind={kind}
          className={kind === 'categories' ? 'suggestion-tiles' : undefined}
        >
          <p aria-hidden="true" className="px-3 pt-3 pb-1 text-small font-semibold text-soft">
            {t(suggestionTexts[kind])}
          </p>
          {items.map((item, within) => {
            const at = before(index) + within
            return (
              <Link
                key={item.link}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                to={item.link}
                onClick={({ currentTarget }) => onChosen(currentTarget.href)}
                className="suggestion"
              >
                <PhraseIcon kind={kind} />
                <Line item={item} typed={typed} priceType={priceType} />
              </Link>
            )
          })}
        </div>
      ))}
      {hasText(overlay) && (
        <Link
          id={`${id}-${last}`}
          role="option"
          aria-selected={active === last}
          to={urls.search(normalizeSearchText(typed))}
          onClick={({ currentTarget }) => onChosen(currentTarget.href)}
          className="suggestion suggestion-all"
        >
          <span className="truncate">{t(suggestionTexts.all, { text: normalizeSearchText(typed) })}</span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
        </Link>
      )}
    </div>
  )
}

const phraseIcons = { recent: History, popular: TrendingUp }

function PhraseIcon({ kind }: Pick<SuggestionGroup, 'kind'>) {
  const Icon = kind === 'recent' || kind === 'popular' ? phraseIcons[kind] : null
  return Icon && <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.5} />
}

interface LineProps extends Pick<SuggestionListProps, 'priceType'> {
  item: Suggestion
  typed: string
}

function Line({ item, typed, priceType }: LineProps) {
  const t = useTranslate()
  const { name, iconSmall, priceText, price, breadcrumbTrail } = item
  const [regular, lowest] = [price?.beforeRebate, price?.omnibusPrice].map((one) => one?.[priceType].formatted)
  const shown = (amount: string) => t(priceTexts.shown, { amount })
  const trail = breadcrumbTrail?.filter((step) => step !== name) ?? []
  return (
    <>
      {iconSmall && (
        <img
          src={iconSmall}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-control bg-picture object-cover"
        />
      )}
      <span className="min-w-0 grow">
        <span className="line-clamp-2">
          {markTyped(nonBreaking(name), typed).map((part) =>
            part.typed ? (
              <mark key={part.start} role="presentation">
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
        {regular && lowest && (
          <span className="block text-small text-soft">{t(priceTexts.lowest, { amount: shown(lowest) })}</span>
        )}
        {trail.length > 0 && <span className="block text-small text-soft">{trail.join(' › ')}</span>}
      </span>
      {priceText && (
        <span className="text-right text-small whitespace-nowrap tabular-nums">
          <span className={`block font-semibold ${regular && lowest ? 'text-sale' : ''}`}>{priceText}</span>
          {regular && lowest && (
            <s className="text-soft">
              <VisuallyHidden>{t(priceTexts.regular)} </VisuallyHidden>
              {shown(regular)}
            </s>
          )}
        </span>
      )}
    </>
  )
}
