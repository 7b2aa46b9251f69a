import { Search } from 'lucide-react'
import { type ComponentProps, type ComponentType, useId, useState } from 'react'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import type { SuggestionsPanel } from './suggestions/suggestions.tsx'

interface SearchFormProps {
  className?: string
  text?: string
  /** Distinguishes it from the one in the header. */
  label?: string
}

/** The search field; its suggestions are loaded on first focus. */
export function SearchForm({ className = '', text = '', label }: SearchFormProps) {
  const t = useTranslate()
  const id = useId()
  const [Overlay, setOverlay] = useState<ComponentType<ComponentProps<typeof SuggestionsPanel>>>()
  return (
    <Form
      action={urls.search()}
      role="search"
      aria-label={label}
      className={`search-form ${className}`}
      onSubmit={leaveField}
      onFocus={() => {
        import('./suggestions/suggestions.tsx').then(
          ({ SuggestionsPanel }) => setOverlay(() => SuggestionsPanel),
          () => {},
        )
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t(frameTexts.searchLabel)}
      </label>
      <input
        id={id}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={t(frameTexts.searchPlaceholder)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className="search-field"
      />
      <button type="submit" aria-label={t(frameTexts.search)} className="search-button">
        <Search aria-hidden="true" className="size-5" />
      </button>
      {Overlay && <Overlay field={id} quick={!!label} />}
    </Form>
  )
}

/** After submitting, the visitor wants to see the results: suggestions that arrive later are not shown. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}
