import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOnBack } from './close-on-back.ts'

/** A fake of the browser's history: entries with their states, and listeners of popstate. */
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
    dispatchPopState()
  }
}

/** Browsers go back asynchronously. */
function slowBack() {
  const goBack = history.back.bind(history)
  const back = vi.fn()
  history.back = back
  return () => {
    expect(back).toHaveBeenCalledOnce()
    history.back = goBack
    goBack()
  }
}

/** As in browsers: the page's own listener is the first, since it is registered before React Router's. */
function dispatchPopState() {
  let stopped = false
  globalThis.popStateInterceptor?.({ stopImmediatePropagation: () => (stopped = true) } as unknown as Event)
  if (!stopped) routerListener()
}

let history: History
const routerListener = vi.fn()
const close = vi.fn()

beforeEach(() => {
  history = new History()
  vi.stubGlobal('history', history)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('back closes the layer and stays on the page; the router receives the next one again', () => {
  closeOnBack(close)
  expect(history.places).toEqual([{ idx: 3 }, { idx: 3, layer: true }])
  history.back()
  expect(close).toHaveBeenCalledOnce()
  expect(history.places).toEqual([{ idx: 3 }])
  expect(routerListener).not.toHaveBeenCalled()
  history.back()
  expect(close).toHaveBeenCalledOnce()
  expect(routerListener).toHaveBeenCalledOnce()
})

test('closing in another way leaves no entry in the history', () => {
  const closed = closeOnBack(close)
  closed()
  closed()
  expect(history.places).toEqual([{ idx: 3 }])
  expect(close).not.toHaveBeenCalled()
  expect(routerListener).not.toHaveBeenCalled()
  history.pushState({ idx: 4 })
  expect(history.places).toEqual([{ idx: 3 }, { idx: 4 }])
})

test('a page opened from the layer comes after the page that the layer was opened on', () => {
  const closed = closeOnBack(close)
  history.pushState({ idx: 4 })
  closed()
  expect(history.places).toEqual([{ idx: 3 }, { idx: 4 }])
  history.pushState({ idx: 5 })
  history.back()
  expect(history.places).toEqual([{ idx: 3 }, { idx: 4 }])
  expect(routerListener).toHaveBeenCalledOnce()
})

test('a page opened while the browser still goes back from the layer is not left by that', () => {
  const closed = closeOnBack(close)
  const arrive = slowBack()
  closed()
  history.pushState({ idx: 4 })
  arrive()
  expect(history.places).toEqual([{ idx: 3 }, { idx: 4 }])
  expect(routerListener).not.toHaveBeenCalled()
  history.back()
  expect(history.places).toEqual([{ idx: 3 }])
  expect(routerListener).toHaveBeenCalledOnce()
})

test('a layer reopened while the browser still goes back stays open, and has its history entry', () => {
  const closed = closeOnBack(close)
  const arrive = slowBack()
  closed()
  const closedAgain = closeOnBack(close)
  arrive()
  expect(close).not.toHaveBeenCalled()
  expect(history.places).toEqual([{ idx: 3 }, { idx: 3, layer: true }])
  closedAgain()
  expect(history.places).toEqual([{ idx: 3 }])
})

test('a layer opened and closed again while the browser still goes back leaves no entry', () => {
  const closed = closeOnBack(close)
  const arrive = slowBack()
  closed()
  closeOnBack(close)()
  arrive()
  expect(history.places).toEqual([{ idx: 3 }])
  history.pushState({ idx: 4 })
  expect(history.places).toEqual([{ idx: 3 }, { idx: 4 }])
})
