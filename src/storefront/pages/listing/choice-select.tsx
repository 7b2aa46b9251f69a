import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { listTexts } from '../../texts/listing.ts'

interface ChoiceSelectProps {
  id: string
  name: string
  label: string
  value: string
  options: { value: string; label: string }[]
  /** Keeps the scroll position. */
  stays?: boolean
}

/** A select that submits on change; without scripts a button submits its form. */
export function ChoiceSelect({ id, name, label, value, options, stays = false }: ChoiceSelectProps) {
  const t = useTranslate()
  const submit = useSubmit()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = value // it keeps the focus, which a new element would lose
  }, [value])
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="relative">
        <select
          ref={select}
          id={id}
          name={name}
          defaultValue={value}
          onChange={(event) => void submit(event.target.form, { preventScrollReset: stays })}
          className="min-h-11 appearance-none rounded-control bg-transparent py-2 pr-8 pl-2 font-semibold"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2"
        />
      </span>
      <span className="hidden shrink-0 noscript:inline">
        <Button kind="secondary">{t(listTexts.show)}</Button>
      </span>
    </span>
  )
}
