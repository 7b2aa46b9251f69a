import { LoaderCircle } from 'lucide-react'
import { type ButtonHTMLAttributes, useId } from 'react'
import { type ButtonKind, buttonLook } from './button-look.ts'
import { useSending } from './form.tsx'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  /** Work is under way: the button turns a wheel and takes no further press. Submit buttons of a kit form know by themselves. */
  busy?: boolean
  /** Why it cannot be pressed now, shown below it; the button is disabled. */
  disabledReason?: string | null
}

/** A button; `type="submit"` unless told otherwise. */
export function Button({
  kind = 'primary',
  type = 'submit',
  busy,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const sending = useSending()
  const isBusy = busy ?? (type === 'submit' && sending)
  const button = (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || Boolean(disabledReason)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      className={buttonLook(kind, className)}
    >
      {isBusy && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {children}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className="flex flex-col gap-1">
      {button}
      <span id={reasonId} className="text-small text-soft">
        {disabledReason}
      </span>
    </span>
  )
}
