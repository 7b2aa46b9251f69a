import { type ReactNode, useId } from 'react'

export interface FieldProps {
  label: ReactNode
  name: string
  /** Helps to fill it in; always visible. */
  hint?: string
  /** What is wrong and what to do, in words; tied to the field and announced. */
  error?: string | null
  /** Said behind the label of a field that may stay empty. */
  optionalLabel?: string
}

export interface FieldTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The label, hint and error around one control; `ties` go onto the control. */
export function Field({
  id,
  label,
  hint,
  error,
  optionalLabel,
  children,
}: FieldProps & { id?: string; children: (ties: FieldTies) => ReactNode }) {
  const made = useId()
  const own = id ?? made
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={own} className="font-semibold">
        {label}
        {optionalLabel && <span className="font-normal text-soft"> {optionalLabel}</span>}
      </label>
      {hint && (
        <p id={`${own}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {children({ id: own, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${own}-error`} role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** The look of a box one types into or chooses from. */
export const controlLook =
  'min-h-11 w-full rounded-control border border-control bg-raised px-3 py-2 text-ink placeholder:text-soft ' +
  'hover:border-ink aria-invalid:border-error aria-invalid:bg-error-wash disabled:bg-surface disabled:text-soft'
