import { useNavigation } from 'react-router'
import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../texts/frame.ts'

/** A thin bar at the top while the next page is on its way; short waits stay unseen. */
export function NavigationBar() {
  const say = useWords()
  if (useNavigation().state === 'idle') return null
  return (
    <div role="progressbar" aria-label={say(frameTexts.loading)} className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="h-full origin-left animate-navigation bg-accent" />
    </div>
  )
}
