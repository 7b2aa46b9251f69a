import { type ReactNode, useEffect } from 'react'

interface TooltipProps {
  text: string
  children: ReactNode
}

/**
 * A short text over an element on hover and keyboard focus. It fades in within 400 ms and disappears 500 ms after the mouse has left
 * (A9.17, B9.22), all in the style sheet; Escape hides it at once. It repeats the element's name, so screen readers skip it.
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

/** One listener for all tooltips: the mouse may be over one while the focus is on another. */
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
