import { Package } from 'lucide-react'

/** The placeholder for a product without a picture. */
export function NoPicture() {
  return (
    <span aria-hidden="true" className="grid size-full place-items-center text-control opacity-60">
      <Package className="size-1/6" strokeWidth={0.75} />
    </span>
  )
}
