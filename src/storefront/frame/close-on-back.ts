declare global {
  /** Hears of a move through the history before React Router does (entry.client.tsx). */
  var firstToHearOfBack: ((event: Event) => void) | undefined
}

/** The same for a dialog or a popover of the browser's own that has just been opened, however it is closed. */
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

/** Waits for the place of a layer to be left: browsers do that a moment after they were asked. */
let afterHistoryLeave: (() => void)[] | undefined

/**
 * 'Back' closes what has been opened over the page, and stays on the page: for that it has a place of its own in the history. What is
 * gone to from there takes that place, so that 'back' leads to the page. React Router hears of none of it.
 * @param close closes it
 * @returns to be called when it has been closed in another way
 */
export function closeOnBack(close: () => void): () => void {
  let state: 'coming' | 'open' | 'closed' = 'coming'
  const end = () => {
    state = 'closed'
    globalThis.firstToHearOfBack = undefined
    Reflect.deleteProperty(history, 'pushState')
  }
  const open = () => {
    if (state === 'closed') return
    state = 'open'
    history.pushState({ ...history.state, layer: true }, '')
    history.pushState = (...place) => {
      end()
      history.replaceState(...place)
    }
    globalThis.firstToHearOfBack = (event) => {
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

/** Goes back. A page that is gone to meanwhile waits for it: else the way back would lead from there. */
function leaveHistoryEntry(): void {
  const waiting: (() => void)[] = []
  afterHistoryLeave = waiting
  history.pushState = (...place) => void waiting.push(() => history.pushState(...place))
  globalThis.firstToHearOfBack = (event) => {
    event.stopImmediatePropagation()
    globalThis.firstToHearOfBack = undefined
    Reflect.deleteProperty(history, 'pushState')
    afterHistoryLeave = undefined
    for (const deed of waiting) deed()
  }
  history.back()
}
