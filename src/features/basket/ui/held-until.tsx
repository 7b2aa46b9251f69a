import { useWords } from '#kit/words.tsx'
import { holdTexts } from '../texts/hold.ts'

/** Until when the goods are held: '14:30'. */
export function HeldUntil({ time }: { time: string }) {
  const say = useWords()
  return <p className="order_held rounded-control bg-accent-wash px-4 py-3">{say(holdTexts.heldUntil, { time })}</p>
}
