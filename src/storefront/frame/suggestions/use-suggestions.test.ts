import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { suggestionSettings } from '#features/search/settings.ts'
import type { OverlayEvent } from './overlay-state.ts'
import { watchTyping } from './use-suggestions.ts'

let field: HTMLInputElement
let eventTypes: string[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('fetch', async () => Response.json({ data: { productsTextSearch: { products: [] } } }))
  eventTypes = []
  const form = new EventTarget()
  field = Object.assign(new EventTarget(), { value: '', defaultValue: '', form }) as unknown as HTMLInputElement
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch(pause: number): void {
  stop = watchTyping(
    field,
    { letters: 4, pause, currency: 'PLN' },
    ({ type }: OverlayEvent) => void eventTypes.push(type),
  )
}

function type(text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input'))
}

test.each([suggestionSettings.pause.default, 1_200])(
  'A9.10 the request is sent once, %i ms after the last letter, and not before',
  async (pause) => {
    watch(pause)
    type('kube')
    await vi.advanceTimersByTimeAsync(pause - 1)
    type('kubek')
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(eventTypes).toEqual(['typed', 'typed'])
    await vi.advanceTimersByTimeAsync(1)
    expect(eventTypes).toEqual(['typed', 'typed', 'asked', 'answered'])
  },
)

test('too few letters, or a submitted form, cause no request', async () => {
  watch(500)
  type('kub')
  await vi.advanceTimersByTimeAsync(1_000)
  type('kubek')
  field.form?.dispatchEvent(new Event('submit'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(eventTypes).toEqual(['typed', 'typed', 'typed'])
})

test('A8.10 a failed search is logged, and shows no suggestions; an aborted one is not logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve(Response.json({ data: null }, { status: 500 })),
  )
  watch(500)
  type('kubek')
  await vi.advanceTimersByTimeAsync(500)
  expect(eventTypes).toEqual(['typed', 'asked', 'left'])
  expect(logged.mock.calls).toEqual([[new Error('/graphql/v1/ answered 500 without suggestions')]])
  vi.stubGlobal('fetch', async () => {
    type('kubek a')
    throw new TypeError('no network')
  })
  type('kubki')
  await vi.advanceTimersByTimeAsync(500)
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})
