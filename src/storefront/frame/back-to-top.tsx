import { ArrowUp } from 'lucide-react'
import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../texts/frame.ts'
import { topId } from './skip-link.tsx'

/** After two screens there is a way back to the top (A2.18, A9.19); where it stands, and from when on, is in styles.css. */
export function BackToTop() {
  const say = useWords()
  return (
    <div className="back-to-top">
      <a href={`#${topId}`} aria-label={say(frameTexts.toTop)} className="back-to-top-link">
        <ArrowUp aria-hidden="true" strokeWidth={1.5} />
      </a>
    </div>
  )
}
