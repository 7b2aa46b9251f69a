import type { ReactNode } from 'react'

interface LeadingButtonProps {
  /** What the sum counts. */
  label: string
  sum: string
  /** Whether the sum is about to change. */
  pending?: boolean
  /** The button that leads on to the order, or through it. */
  button: ReactNode
}

/** The button that leads on, below the sums; while it is still below the window, small views show it with the sum in a bar at the bottom. */
export function LeadingButton({ label, sum, pending, button }: LeadingButtonProps) {
  return (
    <div className="leading-button grid">
      {button}
      <div className="order-bar">
        <p aria-busy={pending || undefined} className="flex flex-col aria-busy:opacity-50">
          <span className="text-small text-soft">{label}</span>
          <span className="text-large font-semibold tabular-nums">{sum}</span>
        </p>
        {button}
      </div>
    </div>
  )
}
