import { isShownAt } from '#features/content/rules/shown-at-path.ts'
import { firstPathSegment, urls } from '#shared/urls.ts'
import { currentViewSize, onViewSize } from './view-size.ts'

/** By key; scripts in them are written as <script src="…">. */
export type Snippets = Record<string, { region: 'head' | 'body_top' | 'other'; content: string }>

const insertedKeys = new Set<string>()

/**
 * Inserts the snippets of the shop's settings into the page, each once; the consent question is left out on the page where it is answered.
 */
export function insertSnippets(snippets: Snippets): void {
  for (const [key, { region, content }] of Object.entries(snippets)) {
    if (insertedKeys.has(key) || (key === 'consent-question' && location.pathname === urls.consent())) continue
    insertedKeys.add(key)
    const template = document.createElement('template')
    template.innerHTML = content
    insertToplayers(template.content, 'consent-question' in snippets)
    for (const script of template.content.querySelectorAll('script')) script.replaceWith(executableScript(script))
    if (region === 'head') document.head.append(template.content)
    else if (region === 'body_top') document.body.prepend(template.content)
    else document.body.append(template.content)
  }
}

/** Browsers run no script inserted as HTML, only created script elements. */
function executableScript({ src }: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  return script
}

/** Milliseconds that a closed layer stays hidden. */
const closedForMs = 24 * 60 * 60 * 1000

/**
 * Filters the merchant's layers (A7.20) in HTML before it is inserted: the page shows them where they belong; those closed within the last
 * day are removed, and so are all while a consent question is open, which is shown alone.
 */
export function insertToplayers(content: DocumentFragment, asks: boolean): void {
  for (const layer of content.querySelectorAll<HTMLDialogElement>('dialog[data-toplayer]')) {
    const key = `toplayer-${layer.dataset.toplayer}`
    if (asks || Date.now() - closedAt(key) < closedForMs) {
      layer.remove()
      continue
    }
    let path = location.pathname
    const follow = () => {
      layer.open = matchesPage(layer, path)
    }
    const stops = [
      onViewSize([1, 2, 3, 4], follow),
      __reactRouterDataRouter?.subscribe((state) => {
        path = state.location.pathname
        follow()
      }),
    ]
    layer.addEventListener('close', () => {
      rememberClosed(key)
      for (const stop of stops) stop?.()
      layer.remove()
      document.querySelector('main')?.focus({ preventScroll: true })
    })
  }
}

/** Whether it belongs to the page at this path, on a device such as this (A2.4). */
function matchesPage({ dataset: { on, devices = '' } }: HTMLElement, path: string): boolean {
  const device = ['mobile', 'tablet'][(currentViewSize() ?? 3) - 1] ?? 'pc'
  return devices.includes(device) && isShownAt(path, on?.split(' ').map(firstPathSegment))
}

function closedAt(key: string): number {
  try {
    return Number(localStorage.getItem(key))
  } catch {
    return 0 // storage is not available
  }
}

function rememberClosed(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()))
  } catch {
    // it is shown again
  }
}
