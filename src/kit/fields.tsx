import { ChevronDown } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'

export interface FieldProps {
  label: ReactNode
  name: string
  /** Always visible help text. */
  hint?: string
  /** What is wrong and how to fix it; linked to the field and announced. */
  error?: string | null
  /** Shown behind the label: that the field is optional, or a rule in three words. */
  optionalLabel?: string
}

export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The label, hint and error around one control; spread the passed attributes onto the control. */
export function Field({
  id,
  label,
  hint,
  error,
  optionalLabel,
  children,
}: FieldProps & { id?: string; children: (controlAttributes: ControlAttributes) => ReactNode }) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div data-field className="flex flex-col gap-1">
      <label htmlFor={controlId} className="font-semibold">
        {label}
        {optionalLabel && <span className="font-normal text-soft"> {optionalLabel}</span>}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${controlId}-error`} role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Classes of text inputs and selects. */
export const controlClass =
  'min-h-11 w-full rounded-control border border-control bg-raised px-3 py-2 text-ink placeholder:text-soft ' +
  'hover:border-ink aria-invalid:border-error aria-invalid:bg-error-wash disabled:bg-surface disabled:text-soft'

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

/** A one-line text field. Set `autoComplete`, `type` and `inputMode` to match the content. */
export function TextField({ label, name, hint, error, optionalLabel, id, className = '', ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(controlAttributes) => (
        <input type="text" {...rest} {...controlAttributes} name={name} className={`${controlClass} ${className}`} />
      )}
    </Field>
  )
}

/** The arrow at the end of a select; the parent must be `relative`. */
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

/** A native select. */
export function SelectField({ label, name, hint, error, optionalLabel, id, options, ...rest }: SelectFieldProps) {
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(controlAttributes) => (
        <span className="relative block">
          <select {...rest} {...controlAttributes} name={name} className={`${controlClass} appearance-none pr-10`}>
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
