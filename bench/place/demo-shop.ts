import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ShopProcess, startShop } from './shop-process.ts'

/** The built shop with the demo's products and nothing else, on the embedded engine; nothing is left of it afterwards. */
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
