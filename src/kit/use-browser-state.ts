import { useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns false on the server and on the first render in the browser, then true: JavaScript runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** Returns whether the view is large (from 1024 px); `before` is the value on the server and before hydration. */
export function useLargeView(before: boolean): boolean {
  const [large, setLarge] = useState(before)
  useEffect(() => {
    const media = matchMedia('(width >= 64rem)')
    const follow = () => setLarge(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return large
}
