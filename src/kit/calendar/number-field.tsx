import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { twoDigits } from '#shared/calendar/clock.ts'

interface NumberFieldProps {
  label: string
  later: string
  earlier: string
  value: number
  onType: (typed: string) => void
  onStep: (direction: 1 | -1) => void
}

/** Two digits between − and +; the arrow keys step too. Typing is applied with the second digit, or when the field is left. */
export function NumberField({ label, later, earlier, value, onType, onStep }: NumberFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const apply = (typed: string | null) => {
    setDraft(null)
    if (typed !== null) onType(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
    if (event.key === 'Enter') apply(draft)
    if (!direction) return
    event.preventDefault()
    setDraft(null)
    onStep(direction)
  }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small text-soft">
        {label}
      </label>
      <span className="entry-quantity">
        <StepButton label={earlier} onClick={() => onStep(-1)} icon={Minus} />
        <input
          id={id}
          value={draft ?? twoDigits(value)}
          maxLength={2}
          inputMode="numeric"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => (target.value.length < 2 ? setDraft(target.value) : apply(target.value))}
          onBlur={() => apply(draft)}
          onKeyDown={onKeyDown}
          className="w-11 min-w-0 bg-transparent px-1 text-center tabular-nums outline-none"
        />
        <StepButton label={later} onClick={() => onStep(1)} icon={Plus} />
      </span>
    </div>
  )
}

function StepButton({ label, onClick, icon: Icon }: { label: string; onClick: () => void; icon: typeof Plus }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid w-11 place-items-center text-ink hover:bg-surface active:bg-line"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
