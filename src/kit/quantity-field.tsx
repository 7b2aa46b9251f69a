import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'

interface QuantityFieldProps {
  label: string
  decreaseLabel: string
  increaseLabel: string
  name: string
  id?: string
  /** As written in the input: '2', '0.5'. */
  value: string
  onChange: (value: string) => void
  /** Called on blur and on submit by Enter: the moment to round and to apply limits. */
  onLeave?: () => void
  /** Called on Enter in place of the submit. */
  onEnter?: () => void
  onDecrease: () => void
  onIncrease: () => void
  atMinimum?: boolean
  atMaximum?: boolean
  disabled?: boolean
  /** The unit, shown behind the number. */
  unit?: string
  hideLabel?: boolean
}

const side =
  'grid w-11 place-items-center text-ink transition-colors hover:bg-surface active:bg-line disabled:text-control disabled:hover:bg-transparent noscript:hidden'

/** A number with − and + buttons. The buttons need scripts and are hidden without them; the input then works alone. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, hideLabel, name, id, value, unit, disabled } = props
  const made = useId()
  const own = id ?? made
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={own} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <span className="entry-quantity">
        <button
          type="button"
          className={side}
          aria-label={props.decreaseLabel}
          disabled={disabled || props.atMinimum}
          onClick={props.onDecrease}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          id={own}
          name={name}
          value={value}
          disabled={disabled}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onLeave}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            if (!props.onEnter) return props.onLeave?.()
            event.preventDefault()
            props.onEnter()
          }}
          className="w-14 min-w-0 bg-transparent px-1 text-center tabular-nums outline-none disabled:text-soft"
        />
        {unit && <span className="min-w-9 self-center pr-2 text-soft">{unit}</span>}
        <button
          type="button"
          className={side}
          aria-label={props.increaseLabel}
          disabled={disabled || props.atMaximum}
          onClick={props.onIncrease}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </span>
    </div>
  )
}
