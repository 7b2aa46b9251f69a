import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { compareSlotId, type HotspotRowsProps, rowsId, ServerRows } from './server-rows.tsx'

const load = () => import('./hydrated-rows.tsx')

/** On the server only: no page loads it in the browser. */
const ServerHotspotRows = import.meta.env.SSR ? (await load()).Rows : null

/** State of a page that was shown before. */
let loadedRows: ComponentType<HotspotRowsProps> | null = null

/**
 * Rows of products as server-rendered HTML, which works without scripts. The module that adds products to the basket, to the favourites and
 * to the comparison without leaving the page is loaded when a row comes near the viewport, or when the visitor compares the page's product;
 * if it fails to load, the rows stay static.
 */
export function HotspotRows(props: HotspotRowsProps) {
  const rows = useRef<HTMLDivElement>(null)
  const [HydratedRows, setHydratedRows] = useState(() => loadedRows)
  const [compares, setCompares] = useState(false)
  const [pressed, setPressed] = useState<Element | null>(null)
  // listens in the same commit in which early inputs end, so that no press is lost in between
  useLayoutEffect(() => {
    if (HydratedRows) return
    const hydrate = (otherwise = () => {}) =>
      void load().then(({ HydratedRows }) => {
        loadedRows = HydratedRows
        setHydratedRows(() => loadedRows)
      }, otherwise)
    const slot = document.getElementById(compareSlotId)
    const press = (event: Event) => {
      event.preventDefault()
      setCompares(true)
      hydrate(() => (event.target as HTMLFormElement).submit())
    }
    const scrollRow = ({ target }: Event) => {
      const button = (target as Element).closest('[type=button]')
      if (!button) return
      setPressed(button)
      hydrate()
    }
    const observer = new IntersectionObserver((seen) => seen[0]?.isIntersecting && hydrate(), { rootMargin: '50%' })
    if (rows.current?.firstChild && !(slot && hasCompared())) observer.observe(rows.current)
    else hydrate()
    slot?.addEventListener('submit', press)
    const serverRows = rows.current
    serverRows?.addEventListener('click', scrollRow)
    return () => {
      observer.disconnect()
      slot?.removeEventListener('submit', press)
      serverRows?.removeEventListener('click', scrollRow)
    }
  }, [HydratedRows])
  if (HydratedRows) return <HydratedRows {...props} compares={compares} pressed={pressed} />
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
