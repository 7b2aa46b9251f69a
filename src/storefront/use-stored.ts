import { useState } from 'react'
import type { OptInList } from './opt-in-list.ts'

/** Returns whether this browser stores a list, and a function that makes it. */
export function useStored<Item>(list: OptInList<Item>): [isStored: boolean, store: () => void] {
  const [isStored, setStored] = useState(list.isStored)
  const store = () => {
    list.store()
    setStored(list.isStored())
  }
  return [isStored, store]
}
