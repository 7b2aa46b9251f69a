import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { atMost, type Figure, formatNumber } from '../figure.ts'

interface Budget {
  name: string
  /** Files, from the project's folder. */
  path: string[]
  /** '125 kB' */
  limit: string
}

const root = join(import.meta.dirname, '../..')

/** The size of a page's scripts and the styles, compressed by brotli, with the budgets that `npm test` enforces. */
export async function bytes(): Promise<Figure[]> {
  const { default: budgets }: { default: Budget[] } = await import(join(root, '.size-limit.mjs')) // reads the build
  return budgets.map(({ name, path, limit }) => {
    const weight = path.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(root, file))).length, 0)
    const kilobytes = weight / 1000
    return {
      row: name,
      measured: `${formatNumber(kilobytes)} kB`,
      verdict: atMost(Number.parseFloat(limit), kilobytes, ' kB'),
    }
  })
}
