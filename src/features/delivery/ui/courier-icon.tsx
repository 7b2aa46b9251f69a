import { Armchair, Bike, type LucideIcon, Package, Truck } from 'lucide-react'

const own = new Map<string, LucideIcon>(
  Object.entries({ armchair: Armchair, bike: Bike, package: Package, truck: Truck }),
)

/** A courier's picture or a built-in icon; nothing when there is neither (B2.50). */
export function CourierIcon({ icon }: { icon: string }) {
  const Own = own.get(icon)
  if (Own) return <Own aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
  if (!icon.startsWith('/')) return null
  return <img src={icon} alt="" width={24} height={24} className="size-6 shrink-0 object-contain" />
}
