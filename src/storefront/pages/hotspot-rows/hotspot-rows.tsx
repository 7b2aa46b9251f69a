import { type ComponentType, lazy, useLayoutEffect, useRef, useState } from 'react'
import { compareSlotId, type HotspotRowsProps, rowsId, ServerRows } from './server-rows.tsx'

const load = () => import('./hydrated-rows.tsx')

/** On the server only; lazy, so that no page loads it in the browser. */
const ServerHotspotRows = import.meta.env.SSR ? lazy(() => load().then(({ Rows }) => ({ default: Rows }))) : null

/** State of a page that was shown before. */
let loadedRows: ComponentType<HotspotRowsProps> | null = null

/**
 * Rows of products as server-rendered HTML, which works without scripts. The module that adds products to the basket, to the favourites and
 * to the comparison without leaving the page is loaded when a row comes near the viewport, or when the visitor compares the page's product;
 * if it fails to load, the rows stay static.
 */
export function HotspotRows(props: HotspotRowsProps) {
  const rows = useRef<HTMLDivElement>(null)
  const [Lively, setLively] = useState(() => loadedRows)
  const [compares, setCompares] = useState(false)
  const [pressed, setPressed] = useState<Element | null>(null)
  // listens in the same commit in which early inputs end, so that no press is lost in between
  useLayoutEffect(() => {
    if (Lively) return
    const come = (otherwise = () => {}) =>
      void load().then(({ HydratedRows }) => {
        loadedRows = HydratedRows
        setLively(() => loadedRows)
      }, otherwise)
    const place = document.getElementById(compareSlotId)
    const press = (event: Event) => {
      event.preventDefault()
      setCompares(true)
      come(() => (event.target as HTMLFormElement).submit())
    }
    const turn = ({ target }: Event) => {
      const button = (target as Element).closest('[type=button]')
      if (!button) return
      setPressed(button)
      come()
    }
    const sight = new IntersectionObserver((seen) => seen[0]?.isIntersecting && come(), { rootMargin: '50%' })
    if (rows.current?.firstChild && !(place && hasCompared())) sight.observe(rows.current)
    else come()
    place?.addEventListener('submit', press)
    const made = rows.current
    made?.addEventListener('click', turn)
    return () => {
      sight.disconnect()
      place?.removeEventListener('submit', press)
      made?.removeEventListener('click', turn)
    }
  }, [Lively])
  if (Lively) return <Lively {...props} compares={compares} pressed={pressed} />
  return (
    <ServerRows id={rowsId} ref={rows}>
      {ServerHotspotRows && <ServerHotspotRows {...props} />}
    </ServerRows>
  )
}

/** Whether this browser has ever compared a product; false without storage. */
function hasCompared(): boolean {
  try {
    return 'compared' in localStorage
  } catch {
    return false
  }
}
