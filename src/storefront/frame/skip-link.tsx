import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../texts/frame.ts'

/** For those who walk by keyboard: past the menu in one step. */
export function SkipLink() {
  const say = useWords()
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
    >
      {say(frameTexts.skip)}
    </a>
  )
}
