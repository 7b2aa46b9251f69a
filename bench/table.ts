import { type Figure, plain } from './figure.ts'

const head = ['row', 'figure', 'baseline', 'ratio', 'goal', '']

/** The figures as lines of text, in columns. */
export function table(figures: Figure[]): string {
  const rows = [head, ...figures.map(cells)]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

function cells({ row, measured, baseline = '', ratio, verdict }: Figure): string[] {
  return [row, measured, baseline, ratio === undefined ? '' : plain(ratio), verdict.goal, verdict.said]
}
