/** Milliseconds: timeout of a request about a product (A9.2), and debounce before it (A9.3). */
const timeoutMs = 18_000
const debounceMs = 50

/** What the page shows of a size, as far as it can become outdated. */
export interface ShownOffer {
  type: string
  status: string
  /** With the currency; null: the page shows no price. */
  price: string | null
  leaves: DispatchTime | null
}

/** Dispatch time of an order placed now, as in the contract: 'YYYY-MM-DD HH:MM:SS', and days from today. */
interface DispatchTime {
  time: string
  days: number
}

interface Answer {
  sizeavailability?: { status?: string; shipping_time?: DispatchTime }
  sizeprices?: { price_formatted?: string; price_net_formatted?: string }
}

type FetchOffer = (address: string, init: { signal: AbortSignal }) => Promise<Response>

let lastRequest = new AbortController()

/**
 * Returns whether the shown offer of a size is current. False only when the shop's answer differs: true when it does not answer in time, or
 * another size has been selected meanwhile.
 */
export async function isOfferCurrent(productId: number, shown: ShownOffer, ask: FetchOffer = fetch): Promise<boolean> {
  lastRequest.abort()
  lastRequest = new AbortController()
  const { signal } = lastRequest
  await new Promise((resolve) => setTimeout(resolve, debounceMs))
  if (signal.aborted) return true
  const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await ask(addressOf(productId, shown.type), { signal: abortSignal })
    return response.ok ? isSame((await response.json()) as Answer, shown) : response.status !== 404
  } catch {
    return true
  }
}

function addressOf(productId: number, size: string): string {
  return `/ajax/projector.php?product=${productId}&get=sizeprices,sizeavailability&size=${encodeURIComponent(size)}`
}

function isSame({ sizeavailability, sizeprices }: Answer, { status, price, leaves }: ShownOffer): boolean {
  const prices = [sizeprices?.price_formatted, sizeprices?.price_net_formatted]
  const { time, days } = sizeavailability?.shipping_time ?? {}
  return (
    sizeavailability?.status === status &&
    (price === null || prices.includes(price)) &&
    time === leaves?.time &&
    days === leaves?.days
  )
}
