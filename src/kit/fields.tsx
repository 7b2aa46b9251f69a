import { ChevronDown } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'

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

export interface ControlAttributes {
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
}: FieldProps & { id?: string; children: (ties: ControlAttributes) => ReactNode }) {
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
export const controlClass =
  'min-h-11 w-full rounded-control border border-control bg-raised px-3 py-2 text-ink placeholder:text-soft ' +
  'hover:border-ink aria-invalid:border-error aria-invalid:bg-error-wash disabled:bg-surface disabled:text-soft'

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

/** One line of text. Give `autoComplete`, and `type` and `inputMode` that fit what is typed. */
export function TextField({ label, name, hint, error, optionalLabel, id, className = '', ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(ties) => <input type="text" {...rest} {...ties} name={name} className={`${controlClass} ${className}`} />}
    </Field>
  )
}

/** The arrow at the end of a choice, over its own box; what stands around both is `relative`. */
export function SelectArrow() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink"
    />
  )
}

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'children'> & {
    options: { value: string; label: string; disabled?: boolean }[]
  }

/** One of several, in the browser's own list. */
export function SelectField({ label, name, hint, error, optionalLabel, id, options, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(ties) => (
        <span className="relative block">
          <select {...rest} {...ties} name={name} className={`${controlClass} appearance-none pr-10`}>
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <SelectArrow />
        </span>
      )}
    </Field>
  )
}
