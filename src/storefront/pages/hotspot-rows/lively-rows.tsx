import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { HotspotRow } from '#features/hotspots/ui/hotspot-row.tsx'
import { CardDeeds } from '../../cards/card-deeds.tsx'
import { CompareButton } from '../../cards/compare-button.tsx'
import { useComparing } from '../../cards/comparing.tsx'
import type { QuickProduct } from '../../cards/press.ts'
import { comparePlace, type RowsProps, rowsPlace } from './rows-props.ts'

/** The rows in place of those that the server made: they stand where they were moved to, and who was there with the keyboard stays there. */
export function LivelyRows(props: RowsProps) {
  const [before] = useState(() => ({
    left: lists().map(({ scrollLeft }) => scrollLeft),
    focused: placeOf(document.activeElement),
    pressed: placeOf(props.pressed ?? null),
  }))
  useLayoutEffect(() => {
    for (const [place, list] of lists().entries()) list.scrollTo({ left: before.left[place], behavior: 'instant' })
    whatTakesFocus()[before.focused]?.focus({ preventScroll: true })
    whatTakesFocus()[before.pressed]?.click()
  }, [before])
  return (
    <div id={rowsPlace}>
      <Rows {...props} />
    </div>
  )
}

/** Rows of products with all that can be done with them (A2.11). */
export function Rows({ hotspots, product, compares, onAdded }: RowsProps) {
  return (
    <CardDeeds onAdded={onAdded}>
      {product && <Compare product={product} pressed={compares ?? false} />}
      <HotspotRow zone="products_associated_zone1" products={hotspots.products_associated_zone1} />
      <HotspotRow zone="products_associated_zone2" products={hotspots.products_associated_zone2} />
    </CardDeeds>
  )
}

/** The button of the page's own product, where the server has made it. */
function Compare({ product, pressed }: { product: QuickProduct; pressed: boolean }) {
  const { compare } = useComparing()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one press is one deed
  useEffect(() => {
    if (pressed) compare(product.id, true)
  }, [])
  return (
    <InPlace id={comparePlace}>
      <CompareButton product={product} wide />
    </InPlace>
  )
}

/** Takes the place of what the server made there; the focus stays. */
function InPlace({ id, children }: { id: string; children: ReactNode }) {
  const [place, setPlace] = useState<{ element: HTMLElement; focused: boolean } | null>(null)
  useLayoutEffect(() => {
    const element = document.getElementById(id)
    const focused = element?.contains(document.activeElement) ?? false
    element?.replaceChildren()
    setPlace(element && { element, focused })
  }, [id])
  useLayoutEffect(() => {
    if (place?.focused) place.element.querySelector('button')?.focus()
  }, [place])
  return place && createPortal(children, place.element)
}

function lists(): Element[] {
  return [...document.querySelectorAll(`#${rowsPlace} ul`)]
}

/** Of what takes the focus in the rows, which one it is, or -1. */
function placeOf(element: Element | null): number {
  return whatTakesFocus().indexOf(element as HTMLElement)
}

function whatTakesFocus(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${rowsPlace} :is(a, button)`)]
}
