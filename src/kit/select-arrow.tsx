import { ChevronDown } from 'lucide-react'

/** The arrow at the end of a choice, over its own box; what stands around both is `relative`. */
export function SelectArrow() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink"
    />
  )
}
