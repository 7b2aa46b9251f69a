import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { usePersonal } from './personal.tsx'

/**
 * A page that was gone back to is the browser's old copy, perhaps from before another currency was chosen: it is loaded again.
 * `shown` is the code of the currency that the page was loaded in.
 */
export function FollowCurrency({ shown }: { shown: string }) {
  const chosen = usePersonal().personal?.currency || shown
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (chosen !== shown) void revalidate()
  }, [chosen, shown, revalidate])
  return null
}
