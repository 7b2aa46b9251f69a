import type { Terminal } from './terminal.ts'

const width = 30
const redrawIntervalMs = 200

export interface Progress {
  /** Shows the count, at most five times a second. */
  show: (count: number) => void
  /** Removes the line, so that other output can follow. */
  clear: () => void
}

/** A progress line; silent without a terminal. `done` returns the part, 0 to 1, when known; `unit` names the items. */
export function showProgress(terminal: Terminal, done: (() => number) | null, unit: string): Progress {
  if (!terminal.interactive) return { show: () => {}, clear: () => {} }
  const startedAt = performance.now()
  let shown = Number.NEGATIVE_INFINITY
  return {
    show: (count) => {
      const now = performance.now()
      if (now - shown < redrawIntervalMs) return
      shown = now
      const rate = Math.round((count * 1000) / (now - startedAt))
      terminal.redrawLine(`${done ? `${bar(done())}  ` : ''}${count} ${unit}, ${rate}/s `)
    },
    clear: () => {
      if (shown > 0) terminal.redrawLine('')
    },
  }
}

function bar(part: number): string {
  const filled = Math.round(Math.min(1, part || 0) * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${String(Math.floor((part || 0) * 100)).padStart(3)}%`
}
