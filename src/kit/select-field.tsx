import type { SelectHTMLAttributes } from 'react'
import { controlLook, Field, type FieldProps } from './field.tsx'
import { SelectArrow } from './select-arrow.tsx'

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
          <select {...rest} {...ties} name={name} className={`${controlLook} appearance-none pr-10`}>
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
