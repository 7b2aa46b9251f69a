import { History, TrendingUp } from 'lucide-react'
import { Link } from 'react-router'
import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import { useTranslate } from '#kit/messages.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { suggestionTexts } from '../../texts/search.ts'
import type { Suggestion, SuggestionGroup } from './fetch-suggestions.ts'
import { hasText, type Overlay, suggestionsOf } from './overlay-state.ts'

interface SuggestionListProps {
  id: string
  overlay: Pick<Overlay, 'groups' | 'active' | 'typed'>
  onChosen: (address: string) => void
}

/**
 * Up to six groups of links, and a link to all results of the typed phrase; or recent and popular phrases before anything is typed. To a screen
 * reader they are the options of the field above.
 */
export function SuggestionList({ id, overlay, onChosen }: SuggestionListProps) {
  const t = useTranslate()
  const { groups, active, typed } = overlay
  const last = suggestionsOf(overlay).length
  const before = (index: number) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div id={id} role="listbox" aria-label={t(suggestionTexts.list)} className="suggestions-groups">
      {groups.map(({ kind, items }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
        <div key={kind} role="group" aria-label={t(suggestionTexts[kind])} data-kind={kind}>
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
                <Line item={item} />
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
          className="suggestion col-span-full mt-2 font-semibold text-accent"
        >
          {t(suggestionTexts.all)}
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

function Line({ item }: { item: Suggestion }) {
  const { name, iconSmall, priceText, breadcrumbTrail } = item
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
        <span className="line-clamp-2">{nonBreaking(name)}</span>
        {trail.length > 0 && <span className="block text-small text-soft">{trail.join(' › ')}</span>}
      </span>
      {priceText && <span className="text-small font-semibold whitespace-nowrap tabular-nums">{priceText}</span>}
    </>
  )
}
