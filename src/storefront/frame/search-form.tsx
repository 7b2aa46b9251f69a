import { Search } from 'lucide-react'
import { type ComponentProps, type ComponentType, useId, useState } from 'react'
import { Form } from '#kit/form.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import type { Suggestions } from './suggestions/suggestions.tsx'

interface SearchFormProps {
  className?: string
  text?: string
  /** Tells it apart from the one in the header. */
  label?: string
}

/** Finds by itself; what it suggests meanwhile is loaded when somebody comes to it. */
export function SearchForm({ className = '', text = '', label }: SearchFormProps) {
  const say = useWords()
  const id = useId()
  const [Overlay, setOverlay] = useState<ComponentType<ComponentProps<typeof Suggestions>>>()
  return (
    <Form
      action={urls.search()}
      role="search"
      aria-label={label}
      className={`search-form ${className}`}
      onSubmit={leaveField}
      onFocus={() => {
        import('./suggestions/suggestions.tsx').then(
          ({ Suggestions }) => setOverlay(() => Suggestions),
          () => {},
        )
      }}
    >
      <label htmlFor={id} className="sr-only">
        {say(frameTexts.searchLabel)}
      </label>
      <input
        id={id}
        type="search"
        name="text"
        defaultValue={text}
        placeholder={say(frameTexts.searchPlaceholder)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className="search-field"
      />
      <button type="submit" aria-label={say(frameTexts.search)} className="search-button">
        <Search aria-hidden="true" className="size-5" />
      </button>
      {Overlay && <Overlay field={id} quick={!!label} />}
    </Form>
  )
}

/** Whoever has sent it wants to see what was found: suggestions that come later find nobody in the field. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}
