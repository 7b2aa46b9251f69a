import { type ComponentType, useEffect, useState } from 'react'
import { ServerHtml } from '#kit/static-html.tsx'
import type { ShownPart } from './page-parts.server.tsx'

type PartsWithGoods = ComponentType<{ parts: ShownPart[] }>

const load = async (): Promise<PartsWithGoods> => (await import('./parts-with-goods.tsx')).default

/** On the server only: no page loads it before hydration. */
const ServerParts = import.meta.env.SSR ? await load() : null

/** State of a page that was shown before. */
let loaded: PartsWithGoods | null = null

const look = { id: 'with-goods', className: 'content-page' }

/**
 * The parts of a page with goods: what the server has rendered, which works without scripts, until the browser has loaded their code. Few content
 * pages have goods, and the others load no script for them.
 */
export function LatePartsWithGoods({ parts }: { parts: ShownPart[] }) {
  const [Parts, setParts] = useState<PartsWithGoods | null>(() => loaded ?? ServerParts)
  useEffect(() => {
    load().then(
      (component) => {
        loaded = component
        setParts(() => component)
      },
      () => {},
    )
  }, [])
  if (!Parts) return <ServerHtml {...look} />
  return (
    <div key="rendered" {...look}>
      <Parts parts={parts} />
    </div>
  )
}
