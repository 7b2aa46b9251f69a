import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'type'> {
  name: string
  label: ReactNode
  error?: string | null
}

/** A checkbox with a label that may contain links. */
export function CheckboxField({ label, error, id, ...rest }: CheckboxFieldProps) {
  const made = useId()
  const own = id ?? made
  return (
    <div data-field className="flex flex-col gap-1">
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={own}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${own}-error` : undefined}
          className="mt-0.5 size-6 shrink-0 rounded-control border-control accent-accent"
        />
        <label htmlFor={own}>{label}</label>
      </div>
      {error && (
        <p id={`${own}-error`} role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
