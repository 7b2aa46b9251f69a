import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoticeType = 'success' | 'warning' | 'error'

const looks = {
  success: { Icon: CircleCheck, look: 'border-success bg-success-wash text-success' },
  warning: { Icon: TriangleAlert, look: 'border-warning bg-warning-wash text-warning' },
  error: { Icon: CircleAlert, look: 'border-error bg-error-wash text-error' },
}

/** A message inside the page; errors are announced at once, others politely. */
export function Notice({ type, children }: { type: NoticeType; children: ReactNode }) {
  const { Icon, look } = looks[type]
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className={`flex gap-3 rounded-control border px-4 py-3 ${look}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow text-ink">{children}</div>
    </div>
  )
}

interface TemporaryNoticeProps {
  /** Empty: no notice is shown. */
  children: ReactNode
  /** Called when the notice has faded out. */
  onGone: () => void
  className?: string
}

/**
 * A notice that is shown for four seconds and fades within half a second; hover and focus stop it, and the time starts again afterwards
 * (A8.13, A9.11). The style sheet runs the timer (`leaving`). The live region stays in the page, so that its content is announced.
 */
export function TemporaryNotice({ children, onGone, className = '' }: TemporaryNoticeProps) {
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
