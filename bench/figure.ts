/** One line of the table. */
export interface Figure {
  /** What was measured, and on what. */
  row: string
  measured: string
  /** The same of the bare baseline, measured in the same minute. */
  baseline?: string
  /** Measured by baseline. */
  ratio?: number
  verdict: Verdict
}

export interface Verdict {
  goal: string
  /** 'reached', 'missed by 12 %', or empty when there is no goal. */
  said: string
}

/** For what is only reported. */
export const noGoal: Verdict = { goal: '', said: '' }

export function atLeast(goal: number, value: number, unit = ''): Verdict {
  return { goal: `≥ ${plain(goal)}${unit}`, said: value >= goal ? 'reached' : missedBy(1 - value / goal) }
}

export function atMost(goal: number, value: number, unit = ''): Verdict {
  return { goal: `≤ ${plain(goal)}${unit}`, said: value <= goal ? 'reached' : missedBy(value / goal - 1) }
}

export function exactly(goal: number, value: number): Verdict {
  return { goal: `= ${plain(goal)}`, said: value === goal ? 'reached' : `missed by ${plain(Math.abs(value - goal))}` }
}

/** A number as people read it: three digits that count, thousands apart. */
export function plain(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

function missedBy(share: number): string {
  return `missed by ${plain(share * 100)} %`
}
