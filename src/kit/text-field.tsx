import type { InputHTMLAttributes } from 'react'
import { controlLook, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

/** One line of text. Give `autoComplete`, and `type` and `inputMode` that fit what is typed. */
export function TextField({ label, name, hint, error, optionalLabel, id, className = '', ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(ties) => <input type="text" {...rest} {...ties} name={name} className={`${controlLook} ${className}`} />}
    </Field>
  )
}
