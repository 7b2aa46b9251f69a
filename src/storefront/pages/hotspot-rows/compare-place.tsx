import { lazy } from 'react'
import type { QuickProduct } from '../../cards/press.ts'
import { AsMade } from './as-made.tsx'
import { comparePlace } from './rows-props.ts'

const Made = import.meta.env.SSR ? lazy(() => import('./compare-as-made.tsx')) : null

/** Where the page's own product can be put beside others; `HotspotRows` makes it lively. */
export function ComparePlace({ product }: { product: QuickProduct }) {
  return <AsMade id={comparePlace}>{Made && <Made product={product} />}</AsMade>
}
