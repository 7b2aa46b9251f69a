import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoticeType = 'success' | 'warning' | 'error'

const looks = {
  success: { Icon: CircleCheck, look: 'border-success bg-success-wash text-success' },
  warning: { Icon: TriangleAlert, look: 'border-warning bg-warning-wash text-warning' },
  error: { Icon: CircleAlert, look: 'border-error bg-error-wash text-error' },
}

/** A message in its place on the page; errors interrupt who listens, others wait. */
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
