import { useRef, useState } from 'react'
import { isTurnedPrice, type ListFilters } from '#features/search/rules/list-filters.ts'
import { urls } from '#shared/urls.ts'
import { listAddress } from '../list-request.ts'
import type { LoadedListing } from './listing.server.ts'

const pause = 250

/**
 * How many products the filters in a form would leave, asked for before they are applied (B7.14): the last question only, and null
 * while nobody knows: before anything is changed, while the shop is asked, and for a price that is no price.
 */
export function useCount({ state, countOf }: LoadedListing) {
  const [count, setCount] = useState<number | null>(null)
  const asked = useRef<AbortController>(null)
  const ask = (filters: ListFilters) => {
    asked.current?.abort()
    setCount(null)
    if (isTurnedPrice(filters.price)) return
    const asking = new AbortController()
    asked.current = asking
    const { signal } = asking
    setTimeout(async () => {
      if (signal.aborted) return
      const address = listAddress(urls.count(countOf), { text: state.text, filters })
      const answer = await fetch(address, { signal }).catch(() => null)
      const told: { count: number } | null = answer?.ok ? await answer.json().catch(() => null) : null
      if (!signal.aborted) setCount(told?.count ?? null)
    }, pause)
  }
  return { count, ask }
}
