import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { formatTimeLeft, type TimeLeft, timeLeft } from '../rules/countdown.ts'
import { countdownTexts } from '../texts/price.ts'

interface CountdownProps {
  until: Date
  /** That moment as text. */
  words: string
  onEnd: () => void
}

/** The end of a price: the date as text, with scripts a countdown. At zero it removes itself (A4.29). */
export function Countdown({ until, words, onEnd }: CountdownProps) {
  const t = useTranslate()
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
      {t(countdownTexts.until, { moment: words })}
      {left && (
        <span role="timer" className="font-semibold whitespace-nowrap tabular-nums">
          {` ${t(countdownTexts.left)} ${left.days ? `${t(countdownTexts.days, { count: left.days })} ` : ''}${formatTimeLeft(left)}`}
        </span>
      )}
    </p>
  )
}

/** Returns a function that stops the countdown. `report` gets the time left at once and each second; null, last, when it is over. */
export function runCountdown(until: number, report: (left: TimeLeft | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const left = timeLeft(until, Date.now())
    report(left)
    if (left) timer = setTimeout(tick, (until - Date.now()) % 1_000 || 1_000)
  }
  tick()
  return () => clearTimeout(timer)
}
