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
