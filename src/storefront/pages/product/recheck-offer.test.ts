import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOfferCurrent, type ShownOffer } from './recheck-offer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tomorrow = { time: '2026-11-26 15:00:00', days: 1 }
const shown: ShownOffer = { type: '50 g', status: 'enable', price: '19,00 zł', leaves: tomorrow }
const answer = (body: object, status = 200) =>
  vi.fn(async (_address: string) => new Response(JSON.stringify(body), { status }))
const same = {
  sizeavailability: { status: 'enable', shipping_time: { ...tomorrow, hours: 0 } },
  sizeprices: { price_formatted: '19,00 zł', price_net_formatted: '17,59 zł' },
}

const leaving = (shipping_time?: object) => ({ ...same, sizeavailability: { status: 'enable', shipping_time } })

/** Advances the clock until the result is known. */
async function known(isCurrent: Promise<boolean>): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(20_000)
  return isCurrent
}

describe('the shown offer of a size', () => {
  test.each<[string, object, ShownOffer, boolean]>([
    ['is unchanged', same, shown, true],
    ['is unchanged, in a shop that shows net prices', same, { ...shown, price: '17,59 zł' }, true],
    ['costs more now', { ...same, sizeprices: { price_formatted: '21,00 zł' } }, shown, false],
    ['no longer exists', { ...same, sizeavailability: { status: 'disable' } }, shown, false],
    ['has no price, unchanged', { ...same, sizeprices: {} }, { ...shown, price: null }, true],
    ['no longer has a price', { ...same, sizeprices: {} }, shown, false],
    ['A7.3 leaves later now', leaving({ time: '2026-11-27 15:00:00', days: 2 }), shown, false],
    ['A7.3 leaves on the same day, which is now today', leaving({ ...tomorrow, days: 0 }), shown, false],
    ['A7.3 leaves at an unknown time', leaving(undefined), shown, false],
    ['A7.3 is not sent', leaving(undefined), { ...shown, leaves: null }, true],
    ['is no longer a size', { errors: [{ code: 'unknown_size' }] }, shown, false],
  ])('%s', async (_, body, shown, expected) => {
    expect(await known(isOfferCurrent(1116, shown, answer(body)))).toBe(expected)
  })

  test.each([
    [404, false],
    [500, true],
    [503, true],
  ])('a response of %d: %s', async (status, expected) => {
    expect(await known(isOfferCurrent(1116, shown, answer({}, status)))).toBe(expected)
  })
})

test('A9.3 the request is sent 50 ms after the selection, once for the last of several', async () => {
  const ask = answer(same)
  const first = isOfferCurrent(1116, shown, ask)
  await vi.advanceTimersByTimeAsync(49)
  expect(ask).not.toHaveBeenCalled()
  const second = isOfferCurrent(1116, { ...shown, type: '100 g' }, ask)
  await vi.advanceTimersByTimeAsync(49)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ask.mock.calls.map(([address]) => address)).toEqual([
    '/ajax/projector.php?product=1116&get=sizeprices,sizeavailability&size=100%20g',
  ])
  expect(await Promise.all([first, second])).toEqual([true, true])
})

/** A shop that never answers. */
const silent = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a request in flight is aborted when another size is selected', async () => {
  const first = isOfferCurrent(1116, shown, silent)
  await vi.advanceTimersByTimeAsync(100)
  const second = isOfferCurrent(1116, shown, answer(same))
  expect(await first).toBe(true)
  await vi.advanceTimersByTimeAsync(50)
  expect(await second).toBe(true)
})

test('A9.2 the request times out after 18 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  let result: boolean | null = null
  void isOfferCurrent(1116, shown, silent).then((isCurrent) => {
    result = isCurrent
  })
  await vi.advanceTimersByTimeAsync(50 + 17_999)
  expect(result).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(result).toBe(true)
  timeout.mockRestore()
})
