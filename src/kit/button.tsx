import { LoaderCircle } from 'lucide-react'
import { type ButtonHTMLAttributes, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { useSubmitting } from './form.tsx'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  /** Shows a spinner and blocks further presses. Submit buttons inside a kit form set this by themselves. */
  busy?: boolean
  /** Reason why the button is disabled, shown below it. */
  disabledReason?: string | null
}

/** A button; `type="submit"` by default. */
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
  const sending = useSubmitting()
  const isBusy = busy ?? (type === 'submit' && sending)
  const button = (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || Boolean(disabledReason)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      className={buttonClass(kind, className)}
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

type ButtonKind = 'primary' | 'secondary' | 'quiet'

const baseClass =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2 text-center leading-6 font-semibold ' +
  'no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const kindClasses: Record<ButtonKind, string> = {
  primary:
    'px-5 bg-accent text-on-accent hover:bg-accent-strong active:bg-ink disabled:bg-surface disabled:text-soft aria-busy:bg-accent-strong',
  secondary:
    'px-5 border border-control bg-transparent text-ink hover:border-ink hover:bg-surface active:bg-line disabled:border-line disabled:bg-transparent disabled:text-soft',
  quiet: 'px-2 text-accent underline underline-offset-4 hover:text-ink active:text-soft disabled:text-soft',
}

/** Classes for buttons, and for links that look like one. */
export function buttonClass(kind: ButtonKind, extra = ''): string {
  return `${baseClass} ${kindClasses[kind]} ${extra}`
}

/** A link that looks like a button. */
export function LinkButton({ kind = 'primary', className, ...rest }: LinkProps & { kind?: ButtonKind }) {
  return <Link {...rest} className={buttonClass(kind, className)} />
}
