import { useEffect, useRef, useState } from 'react'
import { useWords } from '#kit/words.tsx'
import { clockWords, type TimeLeft } from '../rules/countdown.ts'
import { countdownTexts } from '../texts/countdown.ts'
import { runCountdown } from './run-countdown.ts'

interface CountdownProps {
  until: Date
  /** That moment. */
  words: string
  onEnd: () => void
}

/** Until when the price holds: the date in words, and where scripts run what is left of it. At zero it removes itself (A4.29). */
export function Countdown({ until, words, onEnd }: CountdownProps) {
  const say = useWords()
  const [left, setLeft] = useState<TimeLeft | null | undefined>()
  const end = useRef(onEnd)
  const moment = until.getTime()
  useEffect(
    () =>
      runCountdown(moment, (left) => {
        setLeft(left)
        if (!left) end.current()
      }),
    [moment],
  )
  if (left === null) return null
  return (
    <p className="text-small text-sale">
      {say(countdownTexts.until, { moment: words })}
      {left && (
        <span role="timer" className="font-semibold whitespace-nowrap tabular-nums">
          {` ${say(countdownTexts.left)} ${left.days ? `${say(countdownTexts.days, { count: left.days })} ` : ''}${clockWords(left)}`}
        </span>
      )}
    </p>
  )
}
