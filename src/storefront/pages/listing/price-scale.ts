/** The line of a price slider, in whole units of the currency: from `from` to `to`, which is so many steps away. */
export interface PriceScale {
  from: number
  to: number
  step: number
}

/** About so many presses of an arrow key lead from one end to the other. */
const maxSteps = 100

/** Returns the scale for prices in minor units: all of them are on it, and its step is 1, 2 or 5 times a power of ten. */
export function priceScale({ lowest, highest }: { lowest: number; highest: number }): PriceScale {
  const least = Math.floor(lowest / 100)
  const range = Math.ceil(highest / 100) - least
  const step = roundStep(range / maxSteps)
  const from = Math.floor(least / step) * step
  const to = from + Math.max(1, Math.ceil((least + range - from) / step)) * step
  return { from, to, step }
}

/** The least of 1, 2, 5, 10, 20 … that is not below the number. */
function roundStep(number: number): number {
  let power = 1
  for (;;) {
    const step = [1, 2, 5].map((digit) => digit * power).find((step) => step >= number)
    if (step !== undefined) return step
    power *= 10
  }
}
