declare global {
  /** Receives popstate before React Router does (entry.client.tsx). */
  var popStateInterceptor: ((event: Event) => void) | undefined
}

/** The same for a native dialog or popover that has just been opened, whatever closes it. */
export function closePopoverOnBack(layer: HTMLElement): void {
  const isOpen = () => layer.matches(':modal, :popover-open')
  const watch = new AbortController()
  const closed = closeOnBack(() =>
    layer instanceof HTMLDialogElement && layer.open ? layer.close() : layer.hidePopover(),
  )
  for (const type of ['close', 'toggle'])
    layer.addEventListener(
      type,
      () => {
        if (isOpen()) return
        watch.abort()
        closed()
      },
      watch,
    )
}

/** Waits until the layer's history entry has been left: browsers go back asynchronously. */
let afterHistoryLeave: (() => void)[] | undefined

/**
 * Lets 'back' close a layer over the page and stay on the page: the layer gets a history entry. A page opened from the layer takes over
 * that entry, so that 'back' leads to the page. React Router receives none of it. CloseWatcher sees 'back' only on Android, and neither
 * React Router's useBlocker nor the Navigation API can stop the 'back' that leaves the document, as from the first page of a visit. So the
 * entry is our own, and `history.pushState` is replaced while it lasts, since React Router would write its entry behind it.
 * @param close closes the layer
 * @returns a function to call when the layer was closed in another way
 */
export function closeOnBack(close: () => void): () => void {
  let state: 'coming' | 'open' | 'closed' = 'coming'
  const end = () => {
    state = 'closed'
    globalThis.popStateInterceptor = undefined
    Reflect.deleteProperty(history, 'pushState')
  }
  const open = () => {
    if (state === 'closed') return
    state = 'open'
    history.pushState({ ...history.state, layer: true }, '')
    history.pushState = (...args) => {
      end()
      history.replaceState(...args)
    }
    globalThis.popStateInterceptor = (event) => {
      event.stopImmediatePropagation()
      end()
      close()
    }
  }
  if (afterHistoryLeave) afterHistoryLeave.push(open)
  else open()
  return () => {
    if (state === 'open') {
      end()
      leaveHistoryEntry()
    }
    state = 'closed'
  }
}

/** Goes back. A navigation started meanwhile waits for it: else going back would leave the new page. */
function leaveHistoryEntry(): void {
  const queued: (() => void)[] = []
  afterHistoryLeave = queued
  history.pushState = (...args) => void queued.push(() => history.pushState(...args))
  globalThis.popStateInterceptor = (event) => {
    event.stopImmediatePropagation()
    globalThis.popStateInterceptor = undefined
    Reflect.deleteProperty(history, 'pushState')
    afterHistoryLeave = undefined
    for (const run of queued) run()
  }
  history.back()
}
