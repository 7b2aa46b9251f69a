import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#kit/use-browser-state.ts'
import type { LastSeenRowProps } from './last-seen-row.tsx'
import { type SeenProduct, seenBefore, seenProducts } from './seen-products.ts'

/**
 * The products seen before this one. A page rendered in the browser has their place at once; on one that the server has rendered they are
 * added while they are below the window, so that nothing moves.
 */
export function LastSeen({ product }: { product: SeenProduct }) {
  const [isRenderedHere] = useState(useHydrated())
  const [others, setOthers] = useState(() => (isRenderedHere ? seenBefore(product.id) : []))
  const [Row, setRow] = useState<ComponentType<LastSeenRowProps> | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    seenProducts.note(product)
    if (seenBefore(product.id).length === 0) return
    const show = () => {
      setOthers(seenBefore(product.id)) // which may have been forgotten since
      import('./last-seen-row.tsx').then(
        ({ LastSeenRow }) => setRow(() => LastSeenRow),
        () => setOthers([]),
      )
    }
    if (isRenderedHere) return show()
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.boundingClientRect.top <= innerHeight) return
      observer.disconnect()
      show()
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [product, isRenderedHere])
  return (
    <div ref={place} className={others.length > 0 ? 'last-seen' : ''}>
      {Row && others.length > 0 && <Row products={others} onForget={() => setOthers([])} />}
    </div>
  )
}
