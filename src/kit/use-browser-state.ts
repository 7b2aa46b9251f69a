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

function followConnection(change: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, change)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, change)
  }
}

/** Returns when a link fetches its page: never while offline, since React Router reloads a page whose prefetch fails. */
export function usePrefetch(): 'intent' | 'none' {
  const online = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  return online ? 'intent' : 'none'
}
