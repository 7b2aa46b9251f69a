import { Package } from 'lucide-react'

/** Stands where a product has no picture yet. */
export function NoPicture() {
  return (
    <span aria-hidden="true" className="grid size-full place-items-center text-control/60">
      <Package className="size-1/6" strokeWidth={0.75} />
    </span>
  )
}
