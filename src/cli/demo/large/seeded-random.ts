/** Deterministic random numbers from a seed. */
export interface SeededRandom {
  /** An integer from 0, below `end`. */
  integerBelow: (end: number) => number
  /** True with this probability, 0 to 1. */
  withProbability: (share: number) => boolean
  /** A random item; throws for an empty list. */
  pick: <Value>(values: readonly Value[]) => Value
}

/** Marsaglia's 32-bit xorshift. The seed is hashed first, so that consecutive seeds give unrelated sequences. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = mixBits(seed) || 1
  const below = (end: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.floor(((state >>> 0) / 2 ** 32) * end)
  }
  return {
    integerBelow: below,
    withProbability: (share) => below(1_000_000) < share * 1_000_000,
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('cannot pick from an empty list')
      return value
    },
  }
}

/** MurmurHash3's finalizer. */
function mixBits(seed: number): number {
  let hash = (seed + 0x9e3779b9) | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
