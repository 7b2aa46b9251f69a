import { type ReactNode, useEffect } from 'react'

interface TooltipProps {
  text: string
  children: ReactNode
}

/**
 * A few words over what the mouse rests on or the keyboard has come to. They fade in 400 ms and go 500 ms after the mouse has left
 * (A9.17, B9.22), all in the style sheet; Escape takes them away at once. They repeat a name, so they are not read aloud again.
 */
export function Tooltip({ text, children }: TooltipProps) {
  useEffect(closeOnEscape, [])
  return (
    <span className="tooltip-host">
      {children}
      <span aria-hidden="true" className="tooltip">
        {text}
      </span>
    </span>
  )
}

let listening = false

/** One listener for all of them: a mouse may rest on one while the focus is elsewhere. */
function closeOnEscape(): void {
  if (listening) return
  listening = true
  const { dataset } = document.documentElement
  const back = () => {
    delete dataset.tooltips
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dataset.tooltips = 'off'
  })
  addEventListener('pointerout', back)
  addEventListener('focusin', back)
}
