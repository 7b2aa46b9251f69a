import { type ReactNode, useId } from 'react'
import { TrustedHtml } from './static-html.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A second, less prominent line. */
  detail?: ReactNode
  /** An icon as trusted HTML, before the label, and what `order-last` puts behind it. */
  icon?: string | undefined
  /** Shown at the end of the card, a cost for example. */
  aside?: ReactNode
  disabled?: boolean
  /** Id for styles that show related content only while this option is selected. */
  opens?: string
}

interface RadioGroupProps {
  legend: string
  name: string
  options: RadioOption[]
  error?: string | null
  /** The browser asks for a choice. */
  required?: boolean
  /** Controlled by `value` with `onChange`, else `defaultValue`. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** 'row': small cards side by side. */
  layout?: 'column' | 'row'
}

const card =
  'relative flex min-h-11 items-center gap-3 rounded-control border border-control bg-raised py-2 transition-colors hover:border-ink ' +
  'has-checked:border-accent has-checked:bg-accent-wash has-checked:inset-ring has-checked:inset-ring-accent ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ' +
  'has-disabled:border-line has-disabled:bg-transparent has-disabled:text-soft'

/** Radio buttons as cards. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, name, options, error, required, value, defaultValue, onChange, layout = 'column' } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={layout === 'row' ? 'flex flex-wrap gap-2' : 'flex flex-col gap-2'}>
        {options.map((option) => (
          <label key={option.value} className={`${card} ${layout === 'row' ? 'min-w-11 px-3' : 'px-4'}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              data-opens={option.opens}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              className={layout === 'row' ? 'sr-only' : 'size-5 shrink-0 accent-accent outline-none'}
            />
            {option.icon && <TrustedHtml as="span" className="contents" html={option.icon} />}
            <span className="flex grow flex-col">
              <span className={layout === 'row' ? '' : 'font-semibold'}>{option.label}</span>
              {option.detail && <span className="text-small whitespace-pre-line text-soft">{option.detail}</span>}
            </span>
            {option.aside && <span className="shrink-0 tabular-nums">{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
