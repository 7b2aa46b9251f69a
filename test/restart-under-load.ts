import { expect } from 'vitest'
import type { SpawnedShop } from './spawn-shop.ts'
import { isReady, type TwoProcesses } from './two-processes.ts'
import { waitFor } from './wait-for.ts'

const mug = { product: '1002', size: 'uniw', number: '1', mode: '1' }

/** Restarts one or both of the two processes, one after the other, under load, and expects that no request fails. */
export async function restartUnderLoad(
  shop: TwoProcesses,
  { processes, shoppers }: { processes: 1 | 2; shoppers: number },
): Promise<void> {
  let going = true
  const failed: string[] = []
  const visits = Array.from({ length: shoppers }, async () => {
    const browser = shop.browser()
    while (going)
      for (const ask of [() => browser.get('/'), () => browser.post('/basketchange.php', mug)]) {
        const { status, text } = await ask()
        if (status !== 200 && status !== 303) failed.push(`${status} ${text.slice(0, 500)}`)
      }
  })
  const running: SpawnedShop[] = [...shop.shops]
  for (const [index, port] of shop.ports.slice(0, processes).entries()) {
    const old = running[index]
    old?.process.kill('SIGTERM')
    await waitFor(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 503)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect(await old?.exit).toBe(0)
    running[index] = shop.start(port)
    await waitFor(() => isReady(port), 120)
  }
  going = false
  await Promise.all(visits)
  const why = [...running.map((one) => one.printed()), shop.nginx.errors()].join('\n')
  expect(failed, why).toEqual([])
}
