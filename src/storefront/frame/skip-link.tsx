import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../texts/frame.ts'

/** Of what stands first on the page. */
export const topId = 'top'

/** For those who walk by keyboard: past the menu in one step. */
export function SkipLink() {
  const say = useWords()
  return (
    <div id={topId} tabIndex={-1} className="outline-none">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        {say(frameTexts.skip)}
      </a>
    </div>
  )
}
