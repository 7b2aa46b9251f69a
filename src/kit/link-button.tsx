import { Link, type LinkProps } from 'react-router'
import { type ButtonKind, buttonLook } from './button-look.ts'

/** A link that looks like a button. */
export function LinkButton({ kind = 'primary', className, ...rest }: LinkProps & { kind?: ButtonKind }) {
  return <Link {...rest} className={buttonLook(kind, className)} />
}
