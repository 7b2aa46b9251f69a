import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and on the first render in the browser, then true: JavaScript runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
