import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onViewSize, watchViewSize } from './view-size.ts'

const element = { dataset: {}, offsetWidth: 1 } as unknown as HTMLElement
let resize: () => void
let resizeStyles: () => void
beforeEach(() => {
  Object.assign(element, { offsetWidth: 1 })
  vi.useFakeTimers()
  vi.stubGlobal('document', { getElementById: () => element })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    resize = listener
  })
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resizeStyles = listener
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('A2.5 B9.5 a function registered for a view size runs on load, and again 50 ms after the last resize', () => {
  const small = vi.fn()
  const large = vi.fn()
  const unregister = [onViewSize([1, 2], small), onViewSize([3, 4], large)]
  expect([small.mock.calls, large.mock.calls]).toEqual([[[1]], []])
  const stop = watchViewSize(element)
  small.mockClear()
  Object.assign(element, { offsetWidth: 3 })
  resize()
  vi.advanceTimersByTime(40)
  resize()
  vi.advanceTimersByTime(49)
  expect(large).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([small.mock.calls, large.mock.calls]).toEqual([[], [[3]]])
  expect(element.dataset.view).toBe('3')
  for (const undo of [...unregister, stop]) undo()
})

test('styles that follow a resize late are noticed too', () => {
  const stop = watchViewSize(element)
  resize()
  vi.advanceTimersByTime(50)
  expect(element.dataset.view).toBe('1')
  Object.assign(element, { offsetWidth: 3 })
  resizeStyles()
  vi.advanceTimersByTime(50)
  expect(element.dataset.view).toBe('3')
  stop()
})
