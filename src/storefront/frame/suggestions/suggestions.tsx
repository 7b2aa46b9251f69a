import { ArrowLeft } from 'lucide-react'
import { useRouteLoaderData } from 'react-router'
import { useWords } from '#kit/words.tsx'
import type { loader } from '../../root.server.ts'
import { suggestionTexts } from '../../texts/suggestions.ts'
import { suggestionsOf } from './overlay-state.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useFieldKeys } from './use-field-keys.ts'
import { useCombobox, useSuggestions } from './use-suggestions.ts'

interface SuggestionsProps {
  /** Id of the search field. */
  field: string
  /** A quick box on a page, not the field of the header. */
  quick: boolean
}

/** What the shop suggests under a search field (A4.20–A4.23); under 768 px it fills the screen, the field at its top (A2.6). */
export function Suggestions({ field: id, quick }: SuggestionsProps) {
  const say = useWords()
  const field = document.getElementById(id) as HTMLInputElement | null
  const data = useRouteLoaderData<typeof loader>('root')
  const { letters, lettersInBox, pause } = data?.typing ?? { letters: 4, lettersInBox: 2, pause: 500 }
  const currency = data?.money.code ?? ''
  const { overlay, move, leave } = useSuggestions(field, { letters: quick ? lettersInBox : letters, pause, currency })
  const list = `${id}-suggestions`
  const { state, nothing } = overlay
  useCombobox(field, list, overlay)
  const close = useFieldKeys(field, overlay, move, leave)
  return (
    <>
      <button type="button" onClick={close} aria-label={say(suggestionTexts.close)} className="suggestions-close">
        <ArrowLeft aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </button>
      <div className="suggestions" data-state={state} aria-busy={state === 'loading'}>
        {state === 'loading' && overlay.groups.length === 0 && (
          <p className="px-3 py-2 text-soft">{say(suggestionTexts.loading)}</p>
        )}
        {overlay.groups.length > 0 && <SuggestionList id={list} overlay={overlay} onChosen={close} />}
      </div>
      <p role="status" className="sr-only">
        {state === 'open' && say(suggestionTexts.found, { count: suggestionsOf(overlay).length })}
        {nothing && say(suggestionTexts.none)}
      </p>
    </>
  )
}
