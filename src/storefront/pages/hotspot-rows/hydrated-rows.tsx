import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { hotspotTexts } from '#features/hotspots/texts.ts'
import { HotspotRow } from '#features/hotspots/ui/hotspot-row.tsx'
import { unpack } from '#shared/packed.ts'
import { CardActions } from '../../cards/card-actions.tsx'
import { CompareButton, useComparison } from '../../cards/comparison.tsx'
import type { QuickProduct } from '../../cards/quick-add-request.ts'
import { compareSlotId, type HotspotRowsProps, rowsId } from './server-rows.tsx'

/** The rows that replace the server-rendered ones: they keep the scroll position, and the keyboard focus. */
export function HydratedRows(props: HotspotRowsProps) {
  const [before] = useState(() => ({
    left: rowLists().map(({ scrollLeft }) => scrollLeft),
    focused: focusIndexOf(document.activeElement),
    pressed: focusIndexOf(props.pressed ?? null),
  }))
  useLayoutEffect(() => {
    for (const [place, list] of rowLists().entries()) list.scrollTo({ left: before.left[place], behavior: 'instant' })
    focusableElements()[before.focused]?.focus({ preventScroll: true })
    focusableElements()[before.pressed]?.click()
  }, [before])
  return (
    <div id={rowsId}>
      <Rows {...props} />
    </div>
  )
}

/** Rows of products with all their actions (A2.11). */
export function Rows({ hotspots, product, compares, onAdded }: HotspotRowsProps) {
  const { products_associated_zone1, products_associated_zone2 } = unpack(hotspots)
  return (
    <CardActions onAdded={onAdded}>
      {product && <Compare product={product} pressed={compares ?? false} />}
      <HotspotRow zone="products_associated_zone1" products={products_associated_zone1} />
      <HotspotRow
        zone="products_associated_zone2"
        products={products_associated_zone2}
        title={product ? hotspotTexts.similar : hotspotTexts.forBasket}
      />
    </CardActions>
  )
}

/** The button of the page's own product, where the server has rendered it. */
function Compare({ product, pressed }: { product: QuickProduct; pressed: boolean }) {
  const { compare } = useComparison()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one press is one action
  useEffect(() => {
    if (pressed) compare(product.id, true)
  }, [])
  return (
    <ReplaceServerHtml id={compareSlotId}>
      <CompareButton product={product} wide />
    </ReplaceServerHtml>
  )
}

/** Replaces the server-rendered element; the focus stays. */
function ReplaceServerHtml({ id, children }: { id: string; children: ReactNode }) {
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

function rowLists(): Element[] {
  return [...document.querySelectorAll(`#${rowsId} ul`)]
}

/** Returns the index of the focused element among the focusable ones of the rows, or -1. */
function focusIndexOf(element: Element | null): number {
  return focusableElements().indexOf(element as HTMLElement)
}

function focusableElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#${rowsId} :is(a, button)`)]
}
