import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmStart, spawnScript } from '../../test/spawn-shop.ts'

/** The built shop, running as a user runs it. */
export interface ShopProcess {
  port: number
  /** From the command to the first answered request. */
  secondsToAnswer: number
  /** Processor time so far. */
  processorSeconds: () => number
  /** Resident memory of its process now. */
  megabytes: () => number
  stop: () => Promise<void>
}

/** Where a shop stores its data. */
export interface ShopData {
  engine: 'PGlite' | 'PostgreSQL'
  /** Empty: the embedded engine. */
  databaseUrl: string
  folder: string
}

/**
 * Starts the shop and waits until it has answered.
 * @param flags of node, in place of those of npm start
 */
export async function startShop(
  { databaseUrl, folder }: ShopData,
  environment: Record<string, string> = {},
  flags = npmStart.slice(0, -1),
): Promise<ShopProcess> {
  const began = performance.now()
  const shop = spawnScript([...flags, ...npmStart.slice(-1)], {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    DEMO: 'yes',
    ...environment,
  })
  const url = await shop.url
  await fetch(url).then((answer) => answer.text())
  return {
    port: Number(new URL(url).port),
    secondsToAnswer: (performance.now() - began) / 1000,
    processorSeconds: () => processorSeconds(shop.process.pid as number),
    megabytes: () => residentMegabytes(shop.process.pid as number),
    stop: async () => {
      shop.process.kill('SIGINT')
      await shop.exit
    },
  }
}

/** Processor time of a process and its children so far, all threads. Linux counts in hundredths of a second. */
export function processorSeconds(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  const own = (Number(fields[11]) + Number(fields[12])) / 100
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + processorSeconds(Number(child)), own)
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1000)
}

/** The built shop with the demo's products and nothing else, on the embedded engine; removed afterwards. */
export async function startDemoShop(): Promise<Pick<ShopProcess, 'port' | 'stop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-demo-'))
  const { port, stop } = await startShop({ engine: 'PGlite', databaseUrl: '', folder })
  return {
    port,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The pages measured in a browser: public pages of the demo shop. */
export const measuredPages = {
  home: '/',
  category: '/kategoria/kubki-i-filizanki-1008',
  product: '/produkt/kubek-ania-300-ml-1001',
}
