/** One line of the table. */
export interface Figure {
  /** The measured operation, and its engine. */
  row: string
  measured: string
  /** The same for the baseline, measured in the same minute. */
  baseline?: string
  /** Measured divided by baseline. */
  ratio?: number
  verdict: Verdict
}

export interface Verdict {
  goal: string
  /** 'reached', 'missed by 12 %', or empty when there is no goal. */
  text: string
}

/** For rows without a goal. */
export const noGoal: Verdict = { goal: '', text: '' }

export function atLeast(goal: number, value: number, unit = ''): Verdict {
  return { goal: `≥ ${formatNumber(goal)}${unit}`, text: value >= goal ? 'reached' : formatMiss(1 - value / goal) }
}

export function atMost(goal: number, value: number, unit = ''): Verdict {
  return { goal: `≤ ${formatNumber(goal)}${unit}`, text: value <= goal ? 'reached' : formatMiss(value / goal - 1) }
}

export function exactly(goal: number, value: number): Verdict {
  return {
    goal: `= ${formatNumber(goal)}`,
    text: value === goal ? 'reached' : `missed by ${formatNumber(Math.abs(value - goal))}`,
  }
}

/** A number for people: three significant digits, thousands separated. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}

function formatMiss(share: number): string {
  return `missed by ${formatNumber(share * 100)} %`
}

const head = ['row', 'figure', 'baseline', 'ratio', 'goal', '']

/** The figures as lines of text, in columns. */
export function table(figures: Figure[]): string {
  const rows = [head, ...figures.map(cells)]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

function cells({ row, measured, baseline = '', ratio, verdict }: Figure): string[] {
  return [row, measured, baseline, ratio === undefined ? '' : formatNumber(ratio), verdict.goal, verdict.text]
}
