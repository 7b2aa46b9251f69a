import { useEffect, useState } from 'react'

/** Whether only one panel stands open at a time: on large views (B4.35), and without scripts. */
export function useExclusive(): boolean {
  const [exclusive, setExclusive] = useState(true)
  useEffect(() => {
    const large = matchMedia('(width >= 64rem)')
    const follow = () => setExclusive(large.matches)
    follow()
    large.addEventListener('change', follow)
    return () => large.removeEventListener('change', follow)
  }, [])
  return exclusive
}
