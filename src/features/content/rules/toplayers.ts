import { beginningsOf, type Pages } from './page-kinds.ts'
import { type Dated, shownAt } from './shown-at.ts'
import { standsAt } from './stands-at.ts'

export const devices = ['mobile', 'tablet', 'pc'] as const

/** What the shop says in a window beside the page that keeps nobody from anything, until somebody closes it (A7.20). */
export interface Toplayer extends Dated {
  /** Browsers remember what has been closed by it. */
  id: string
  title: string
  /** A paragraph a line. */
  text: string
  link: { text: string; address: string } | null
  pages: Pages
  devices: (typeof devices)[number][]
}

interface Asked {
  /** Of the page that it is asked for; null: any. */
  path: string | null
  /** In any of these; none: whichever. */
  devices: string[]
}

/** The layers of this moment for a page and a device. */
export function toplayersFor(layers: Toplayer[], now: Date, { path, devices: asked }: Asked): Toplayer[] {
  return shownAt(layers, now).shown.filter(({ pages, devices }) => {
    const fits = asked.length === 0 || devices.some((device) => asked.includes(device))
    return fits && (path === null || standsAt(path, beginningsOf(pages)))
  })
}
