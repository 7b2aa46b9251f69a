import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { controlClass, Field, type TextFieldProps } from './fields.tsx'
import { useTranslate } from './messages.tsx'
import { passwordFieldTexts } from './texts.ts'

/** A password, with a button that shows it while it is pressed; without scripts there is only the field. */
export function PasswordField({ label, name, hint, error, optionalLabel, id, ...rest }: TextFieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field id={id} label={label} name={name} hint={hint} error={error} optionalLabel={optionalLabel}>
      {(controlAttributes) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...controlAttributes}
            type={isShown ? 'text' : 'password'}
            name={name}
            className={`${controlClass} pr-12 noscript:pr-3`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={controlAttributes.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft hover:text-ink noscript:hidden"
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.5} />
            <span className="sr-only">{t(passwordFieldTexts.show)}</span>
          </button>
        </span>
      )}
    </Field>
  )
}
