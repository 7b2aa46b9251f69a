import { standsAt } from '#features/content/rules/stands-at.ts'
import { firstPart } from '#shared/first-part.ts'
import { currentViewSize, onViewSize } from './view-size.ts'

/** Milliseconds that a closed layer stays away. */
const restsFor = 24 * 60 * 60 * 1000

/**
 * Layers of the merchant (A7.20) in HTML that is about to be placed: the page shows them where they belong; those that were closed
 * within a day go, and so do all while a question for consent waits, which is asked alone.
 */
export function takeLayers(content: DocumentFragment, asks: boolean): void {
  for (const layer of content.querySelectorAll<HTMLDialogElement>('dialog[data-toplayer]')) {
    const key = `toplayer-${layer.dataset.toplayer}`
    if (asks || Date.now() - closedAt(key) < restsFor) {
      layer.remove()
      continue
    }
    let path = location.pathname
    const follow = () => {
      layer.open = isFor(layer, path)
    }
    const stops = [
      onViewSize([1, 2, 3, 4], follow),
      __reactRouterDataRouter?.subscribe((state) => {
        path = state.location.pathname
        follow()
      }),
    ]
    layer.addEventListener('close', () => {
      remember(key)
      for (const stop of stops) stop?.()
      layer.remove()
      document.querySelector('main')?.focus({ preventScroll: true })
    })
  }
}

/** Whether it belongs to the page at this path, on a device such as this (A2.4). */
function isFor({ dataset: { on, devices = '' } }: HTMLElement, path: string): boolean {
  const device = ['mobile', 'tablet'][(currentViewSize() ?? 3) - 1] ?? 'pc'
  return devices.includes(device) && standsAt(path, on?.split(' ').map(firstPart))
}

function closedAt(key: string): number {
  try {
    return Number(localStorage.getItem(key))
  } catch {
    return 0 // the browser keeps nothing
  }
}

function remember(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // it comes again
  }
}
