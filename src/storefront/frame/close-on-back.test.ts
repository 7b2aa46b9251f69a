import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOnBack } from './close-on-back.ts'

/** What there is of a browser's history: places with their states, and who hears of a move. */
class History {
  places: unknown[] = [{ idx: 3 }]
  get state() {
    return this.places.at(-1)
  }
  pushState(state: unknown) {
    this.places.push(state)
  }
  replaceState(state: unknown) {
    this.places[this.places.length - 1] = state
  }
  back() {
    this.places.pop()
    tell()
  }
}

/** As browsers do: the page's own listener is the first, since it came before React Router's. */
function tell() {
  let stopped = false
  globalThis.firstToHearOfBack?.({ stopImmediatePropagation: () => (stopped = true) } as unknown as Event)
  if (!stopped) routerHears()
}

let history: History
const routerHears = vi.fn()
const close = vi.fn()

beforeEach(() => {
  history = new History()
  vi.stubGlobal('history', history)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('back closes it and stays on the page; the next one is heard by the router again', () => {
  closeOnBack(close)
  expect(history.places).toEqual([{ idx: 3 }, { idx: 3, layer: true }])
  history.back()
  expect(close).toHaveBeenCalledOnce()
  expect(history.places).toEqual([{ idx: 3 }])
  expect(routerHears).not.toHaveBeenCalled()
  history.back()
  expect(close).toHaveBeenCalledOnce()
  expect(routerHears).toHaveBeenCalledOnce()
})

test('what is closed in another way leaves nothing behind in the history', () => {
  const closed = closeOnBack(close)
  closed()
  closed()
  expect(history.places).toEqual([{ idx: 3 }])
  expect(close).not.toHaveBeenCalled()
  expect(routerHears).not.toHaveBeenCalled()
  history.pushState({ idx: 4 })
  expect(history.places).toEqual([{ idx: 3 }, { idx: 4 }])
})

test('the page that is gone to from there stands behind the one that it was opened on', () => {
  const closed = closeOnBack(close)
  history.pushState({ idx: 4 })
  closed()
  expect(history.places).toEqual([{ idx: 3 }, { idx: 4 }])
  history.pushState({ idx: 5 })
  history.back()
  expect(history.places).toEqual([{ idx: 3 }, { idx: 4 }])
  expect(routerHears).toHaveBeenCalledOnce()
})
