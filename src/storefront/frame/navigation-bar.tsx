import { useNavigation } from 'react-router'
import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../texts/frame.ts'

/**
 * While the next page is on its way: a thin bar at the top, and over the whole page a veil that keeps nobody from going elsewhere
 * (A2.17). Short waits stay unseen and unheard.
 */
export function NavigationBar() {
  const say = useWords()
  const idle = useNavigation().state === 'idle'
  const words = say(frameTexts.loading)
  return (
    <>
      {!idle && (
        <div role="progressbar" aria-label={words} className="loading-veil">
          <div className="h-0.5 origin-left animate-navigation bg-accent" />
        </div>
      )}
      <p role="status" className="sr-only">
        {!idle && <span className="after-a-while">{words}</span>}
      </p>
    </>
  )
}
