import { type ComponentType, lazy, useLayoutEffect, useRef, useState } from 'react'
import { compareSlotId, type HotspotRowsProps, rowsId, ServerRows } from './server-rows.tsx'

const load = () => import('./hydrated-rows.tsx')

/** On the server; lazy, so that no page in the browser has it. */
const ServerHotspotRows = import.meta.env.SSR ? lazy(() => load().then(({ Rows }) => ({ default: Rows }))) : null

/** What a page had that was shown before. */
let loadedRows: ComponentType<HotspotRowsProps> | null = null

/**
 * Rows of products as the server made them, which work as they are. What puts them into the basket, among the favourites and beside others
 * without leaving the page is loaded when they come near the eye, or when somebody compares the product of the page; where it cannot be,
 * they go on as they are.
 */
export function HotspotRows(props: HotspotRowsProps) {
  const rows = useRef<HTMLDivElement>(null)
  const [Lively, setLively] = useState(() => loadedRows)
  const [compares, setCompares] = useState(false)
  const [pressed, setPressed] = useState<Element | null>(null)
  // listens in the commit in which early inputs end, so that no press falls between the two
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

/** Whether this browser has ever compared something; one that keeps nothing is not asked. */
function hasCompared(): boolean {
  try {
    return 'compared' in localStorage
  } catch {
    return false
  }
}
