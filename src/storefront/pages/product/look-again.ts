/** Milliseconds: so long an answer about a product is waited for (A9.2), and so long before it is asked for, as people click on (A9.3). */
const longestWait = 18_000
const debounce = 50

/** What the page says of a size, as far as it can become wrong. */
export interface Shown {
  type: string
  status: string
  /** With the currency; null: something else stands in its place. */
  price: string | null
  leaves: Leaves | null
}

/** When an order of now leaves, as the contract tells it: 'YYYY-MM-DD HH:MM:SS', and days from today. */
interface Leaves {
  time: string
  days: number
}

interface Answer {
  sizeavailability?: { status?: string; shipping_time?: Leaves }
  sizeprices?: { price_formatted?: string; price_net_formatted?: string }
}

type Ask = (address: string, init: { signal: AbortSignal }) => Promise<Response>

let former = new AbortController()

/**
 * Asks the shop whether what is shown of a size is still true. False only when it says something else: not when it does not answer in
 * time, or another size has been chosen meanwhile.
 */
export async function isStillTrue(productId: number, shown: Shown, ask: Ask = fetch): Promise<boolean> {
  former.abort()
  former = new AbortController()
  const { signal } = former
  await new Promise((resolve) => setTimeout(resolve, debounce))
  if (signal.aborted) return true
  const patience = AbortSignal.any([signal, AbortSignal.timeout(longestWait)])
  try {
    const response = await ask(addressOf(productId, shown.type), { signal: patience })
    return response.ok ? isSame((await response.json()) as Answer, shown) : response.status !== 404
  } catch {
    return true
  }
}

function addressOf(productId: number, size: string): string {
  return `/ajax/projector.php?product=${productId}&get=sizeprices,sizeavailability&size=${encodeURIComponent(size)}`
}

function isSame({ sizeavailability, sizeprices }: Answer, { status, price, leaves }: Shown): boolean {
  const prices = [sizeprices?.price_formatted, sizeprices?.price_net_formatted]
  const { time, days } = sizeavailability?.shipping_time ?? {}
  return (
    sizeavailability?.status === status &&
    (price === null || prices.includes(price)) &&
    time === leaves?.time &&
    days === leaves?.days
  )
}
