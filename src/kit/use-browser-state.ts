import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and on the first render in the browser, then true: JavaScript runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whether the view is large (from 1024 px); `before` scripts run and on the server it is taken for that. */
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
