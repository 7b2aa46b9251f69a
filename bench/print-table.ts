import { type Figure, plain } from './figure.ts'

const head = ['row', 'figure', 'baseline', 'ratio', 'goal', '']

export function printTable(figures: Figure[]): void {
  const rows = [head, ...figures.map(cells)]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

function cells({ row, measured, baseline = '', ratio, verdict }: Figure): string[] {
  return [row, measured, baseline, ratio === undefined ? '' : plain(ratio), verdict.goal, verdict.said]
}
