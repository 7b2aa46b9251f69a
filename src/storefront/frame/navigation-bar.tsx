import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../texts/frame.ts'

/** Milliseconds that the next page may take until the browser itself goes to its address (A9.1). */
const longest = 16_000

/** A thin bar at the top while the next page is on its way; short waits stay unseen. */
export function NavigationBar() {
  const say = useWords()
  const { state, location: next } = useNavigation()
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => location.assign(createPath(next)), longest)
    return () => clearTimeout(timer)
  }, [state, next])
  if (state === 'idle') return null
  return (
    <div role="progressbar" aria-label={say(frameTexts.loading)} className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="h-full origin-left animate-navigation bg-accent" />
    </div>
  )
}
