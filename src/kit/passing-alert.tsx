import type { ReactNode } from 'react'

interface PassingAlertProps {
  /** Nothing: nothing is said. */
  children: ReactNode
  /** It has left. */
  onGone: () => void
  className?: string
}

/**
 * Says something for four seconds, then fades within half a second; stays while it is pointed at or has the focus, and then counts anew
 * (A8.13, A9.11). Time passes in the style sheet (`leaving`). Its place stays on the page, so that what is said is announced.
 */
export function PassingAlert({ children, onGone, className = '' }: PassingAlertProps) {
  return (
    <div role="status" className={`empty:hidden ${className}`}>
      {children && (
        <p className="leaving" onAnimationEnd={onGone}>
          {children}
        </p>
      )}
    </div>
  )
}
